/** Short messages that come and go by themselves: refusals, and what became of a button. */

import { untrack } from 'svelte';
import { phone } from './parts/media';

export interface Toast {
  id: number;
  text: string;
  warn: boolean;
  /** The rule behind it, to be read on. */
  rule: RuleNumber | null;
}

export interface RuleNumber {
  game: string;
  number: string;
}

const SHOWN_MS = 6_000;
/** So many at a time; on phones there is room for one. */
const MOST = 3;
let next = 0;

class Toasts {
  list = $state.raw<Toast[]>([]);

  show(text: string, { warn = false, rule = null as RuleNumber | null } = {}): void {
    const id = next++;
    // The same words twice are one message that stays longer. Who tells something need not tell it again as it is shown.
    const others = untrack(() => this.list).filter((toast) => toast.text !== text);
    this.list = [...others, { id, text, warn, rule }].slice(phone.current ? -1 : -MOST);
    setTimeout(() => this.dismiss(id), SHOWN_MS);
  }

  /** What was refused is past when something has been done. */
  forgetWarnings(): void {
    this.list = this.list.filter((toast) => !toast.warn);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

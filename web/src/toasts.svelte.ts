/** Short messages that come and go by themselves: refusals, and what became of a button. */

import { untrack } from 'svelte';

export interface Toast {
  id: number;
  text: string;
  warn: boolean;
}

const SHOWN_MS = 6_000;
let next = 0;

class Toasts {
  list = $state.raw<Toast[]>([]);

  show(text: string, { warn = false } = {}): void {
    const id = next++;
    // The same words twice are one message that stays longer. Who tells something need not tell it again as it is shown.
    const others = untrack(() => this.list).filter((toast) => toast.text !== text);
    this.list = [...others, { id, text, warn }].slice(-3);
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

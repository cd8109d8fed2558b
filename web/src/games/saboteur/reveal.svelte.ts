/**
 * How the end of a round is told to somebody who saw it dug: the last card lands, then the treasure, then who was who.
 * Whoever only comes afterwards finds everything told. It is remembered by this browser, so that a reload tells nothing.
 */

import type { AtTable } from '../../at-table';
import { keep, kept, keyAt } from '../../keep';
import type { SaboteurNews } from '../../wire.gen';
import { telling } from './telling.svelte';

export type Step = 'landing' | 'treasure' | 'who' | 'told';

/** The last card is laid, and seen to lie there. */
const LANDS_MS = 320;

export class Reveal {
  readonly #table: AtTable;
  readonly #view: () => SaboteurNews;
  /** The round that we saw being dug and have not been told yet. */
  #dug: string | null;
  #at = $state.raw<{ round: number; step: Step } | null>(null);
  #step = $derived.by((): Step | null => {
    const { roles, round } = this.#view();
    if (roles === null) return null;
    if (!this.#table.asks) return 'told';
    if (this.#at?.round === round) return this.#at.step;
    return this.#dug === String(round) ? 'landing' : 'told';
  });

  constructor(table: AtTable, view: () => SaboteurNews) {
    this.#table = table;
    this.#view = view;
    this.#dug = kept(this.#key);
    // Whoever comes back does not see the last card fall once more.
    if (this.#step === 'landing') this.#go('treasure');
    $effect.pre(() => {
      if (view().roles === null) this.#dig(String(view().round));
    });
    $effect(() => {
      if (this.#step !== 'landing') return;
      const timer = setTimeout(() => this.#go('treasure'), LANDS_MS);
      return () => clearTimeout(timer);
    });
    $effect.pre(() => {
      telling.on = this.holds;
      return () => (telling.on = false);
    });
  }

  /** Null: it is being dug, or the game ended before anything was turned over. */
  get step(): Step | null {
    return this.#step;
  }

  /** Whether something may not be shown yet. */
  get holds(): boolean {
    return this.#step !== null && this.#step !== 'told';
  }

  who(): void {
    this.#go('who');
  }

  end(): void {
    this.#go('told');
    this.#dug = null;
    keep(this.#key, null);
  }

  #dig(round: string): void {
    this.#at = null;
    if (this.#dug === round) return;
    this.#dug = round;
    keep(this.#key, round);
  }

  #go(step: Step): void {
    this.#at = { round: this.#view().round, step };
  }

  get #key(): string | null {
    return keyAt(this.#table.memory, 'digging');
  }
}

/** The cell of the mine that a line of the log is about, while somebody points at that line. */

import type { Cell } from './cells';

const SHOWN_MS = 4_000;

class Pointed {
  cell = $state.raw<Cell | null>(null);
  /** It was asked for by a tap, so it may move the plan. */
  asked = $state(false);
  #timer = 0;

  /** While a line is pointed at; null: no longer. What was asked for by a tap stays its moment. */
  at(cell: Cell | null): void {
    if (cell || !this.asked) this.#set(cell, false);
  }

  /** By a tap: it stays for a moment. */
  show(cell: Cell): void {
    this.#set(cell, true);
    this.#timer = setTimeout(() => this.#set(null, false), SHOWN_MS);
  }

  #set(cell: Cell | null, asked: boolean): void {
    clearTimeout(this.#timer);
    this.cell = cell;
    this.asked = asked;
  }
}

export const pointed = new Pointed();

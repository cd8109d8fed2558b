/** What we suspect of the others: for this browser only, and until the dwarves are turned over. */

import { keep, kept } from '../../keep';

const NEXT: Record<string, string | undefined> = { '': 'digger', digger: 'saboteur' };

interface Kept {
  round: number;
  marks: Record<string, string>;
}

export class Marks {
  readonly #table: () => string;
  readonly #round: () => number;
  #changed = $state(0);
  #marks = $derived.by(() => {
    void this.#changed;
    return load(this.#table(), this.#round());
  });

  constructor(table: () => string, round: () => number) {
    this.#table = table;
    this.#round = round;
  }

  /** The role that this player is suspected of; null: none. */
  of(seat: number): string | null {
    return this.#marks[seat] ?? null;
  }

  /** None, digger, saboteur, none. */
  cycle(seat: number): void {
    const { [seat]: old = '', ...others } = this.#marks;
    const mark = NEXT[old];
    const told: Kept = { round: this.#round(), marks: mark ? { ...others, [seat]: mark } : others };
    keep(nameOf(this.#table()), JSON.stringify(told));
    this.#changed += 1;
  }
}

/** Once the game is over nobody needs them. */
export const forgetMarks = (table: string): void => keep(nameOf(table), null);

const nameOf = (table: string): string => `marks.${table}`;

function load(table: string, round: number): Record<string, string> {
  try {
    const told = JSON.parse(kept(nameOf(table)) ?? '{}') as Partial<Kept>;
    return told.round === round ? (told.marks ?? {}) : {};
  } catch {
    return {};
  }
}

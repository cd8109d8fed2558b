/** What we suspect of the others: for this browser only, and until the dwarves are turned over. */

import { keep, kept, keyAt } from '../../keep';

export const MARKS = ['digger', 'saboteur', 'sure'] as const;
export type Mark = (typeof MARKS)[number];

/** The role that is suspected. */
export const guessOf = (mark: Mark): string => (mark === 'sure' ? 'saboteur' : mark);

interface Kept {
  round: number;
  marks: Record<string, Mark>;
}

/** Several parts of the page show them. */
let changed = $state(0);

export class Marks {
  readonly #table: () => string | null;
  readonly #round: () => number;
  #marks = $derived.by(() => {
    void changed;
    return load(this.#table(), this.#round());
  });

  /** `table`: the name under which they are remembered; null: they are not. */
  constructor(table: () => string | null, round: () => number) {
    this.#table = table;
    this.#round = round;
  }

  /** What this player is suspected of; null: nothing. */
  of(seat: number): Mark | null {
    return this.#marks[seat] ?? null;
  }

  set(seat: number, mark: Mark | null): void {
    const { [seat]: _, ...others } = this.#marks;
    const told: Kept = { round: this.#round(), marks: mark ? { ...others, [seat]: mark } : others };
    keep(nameOf(this.#table()), JSON.stringify(told));
    changed += 1;
  }

  /** None, digger, saboteur, surely a saboteur, none. */
  cycle(seat: number): void {
    const mark = this.of(seat);
    this.set(seat, (mark ? MARKS[MARKS.indexOf(mark) + 1] : MARKS[0]) ?? null);
  }
}

/** They are offered once a table, unless somebody wants that no more. */
export const offers = {
  open: (table: string | null): boolean => table !== null && !['off', table].includes(kept('marks-offered') ?? ''),
  made: (table: string | null): void => keep(table && 'marks-offered', table),
  stop: (): void => keep('marks-offered', 'off'),
};

/** Once the game is over nobody needs them. */
export const forgetMarks = (table: string | null): void => keep(nameOf(table), null);

const nameOf = (table: string | null): string | null => keyAt(table, 'marks');

function load(table: string | null, round: number): Record<string, Mark> {
  try {
    const told = JSON.parse(kept(nameOf(table)) ?? '{}') as Partial<Kept>;
    return told.round === round ? (told.marks ?? {}) : {};
  } catch {
    return {};
  }
}

export interface Compared {
  seen: number[];
  wrong: number[];
  right: number;
  all: number;
}

/** What came of them, once everybody's role is known: whom we saw through, with whom we were wrong, how many were right. */
export function compared(marks: Marks, roles: readonly string[]): Compared {
  const marked = roles.flatMap((role, seat) => {
    const mark = marks.of(seat);
    return mark ? [{ seat, role, right: guessOf(mark) === role }] : [];
  });
  return {
    seen: marked.flatMap(({ seat, role, right }) => (right && role === 'saboteur' ? [seat] : [])),
    wrong: marked.flatMap(({ seat, right }) => (right ? [] : [seat])),
    right: marked.filter(({ right }) => right).length,
    all: marked.length,
  };
}

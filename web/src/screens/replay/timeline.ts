/** Where the steps of a game lie on its line of time, and where one gets from one of them. */

/** A step as the line knows it: its round, and which part of that round it belongs to. */
export interface Placed {
  round: number;
  part: number;
}

/** Steps that belong together, by their places: the first and the last of them. */
export interface Stretch {
  round: number;
  part: number;
  from: number;
  to: number;
}

function stretches(steps: readonly Placed[], same: (a: Placed, b: Placed) => boolean): Stretch[] {
  const found: Stretch[] = [];
  steps.forEach((step, i) => {
    const last = found.at(-1);
    if (last && same(last, step)) last.to = i;
    else found.push({ ...step, from: i, to: i });
  });
  return found;
}

export const roundsOf = (steps: readonly Placed[]): Stretch[] => stretches(steps, (a, b) => a.round === b.round);

export const partsOf = (steps: readonly Placed[]): Stretch[] =>
  stretches(steps, (a, b) => a.round === b.round && a.part === b.part);

/** Ways along the line: by a step, by a part, or to the ends of a round, and from there to the next one. */
export type Way = 'back' | 'on' | 'part-back' | 'part-on' | 'begin' | 'end';

/** Where a way leads; at the ends of the line one stays. */
export function led(steps: readonly Placed[], at: number, way: Way): number {
  const last = steps.length - 1;
  const within = (list: Stretch[]): Stretch | undefined => list.find(({ from, to }) => from <= at && at <= to);
  switch (way) {
    case 'back':
      return Math.max(0, at - 1);
    case 'on':
      return Math.min(last, at + 1);
    case 'part-back':
    case 'begin': {
      const list = way === 'begin' ? roundsOf(steps) : partsOf(steps);
      const here = within(list);
      if (here && here.from < at) return here.from;
      return list.findLast(({ to }) => to < at)?.from ?? 0;
    }
    case 'part-on':
    case 'end': {
      const list = way === 'end' ? roundsOf(steps) : partsOf(steps);
      const here = within(list);
      if (here && here.to > at) return here.to;
      return list.find(({ from }) => from > at)?.to ?? last;
    }
  }
}

/** "3.17": the round and the move of a step, as links name it. */
export const placeOf = ({ round, move }: { round: number; move: number }): string => `${round}.${move}`;

/** The step that a link names; else the first one. A move that is not there is the last one before it. */
export function stepAt(steps: readonly { round: number; move: number }[], place: string | null): number {
  const [round, move] = (place ?? '').split('.').map(Number);
  if (!round || move === undefined) return 0;
  const before = (step: { round: number; move: number }): boolean =>
    step.round < round || (step.round === round && step.move <= move);
  return Math.max(0, steps.findLastIndex(before));
}

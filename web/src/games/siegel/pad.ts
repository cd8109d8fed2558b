/** Die sieben Siegel on the score pad: the seals that are left, and who was the saboteur (S2, S7, S14, S18, S19, S22). */

import { type Kind, KINDS, SIEGEL_MATERIAL } from '../../wire.gen';
import type { PadGame, PadOptions, Remark } from '../pad';

export interface SealsLeft {
  /** Of each player, by kind in the order of `KINDS`. */
  seals: readonly (readonly number[])[];
  saboteur: number | null;
}

export const mostOf = (kind: Kind): number => SIEGEL_MATERIAL[`seals_${kind}`];

function cost(kind: Kind): number {
  if (kind === 'w') return SIEGEL_MATERIAL.white;
  return kind === 'k' ? SIEGEL_MATERIAL.black : SIEGEL_MATERIAL.colour;
}

/** Whether all who predicted have white seals: nobody is left to take one from whoever predicts last (S7). */
const allRobbed = ({ seals, saboteur }: SealsLeft): boolean =>
  seals.every((counts, seat) => seat === saboteur || (counts[KINDS.indexOf('w')] ?? 0) > 0);

/** How many of a kind lie before all players together. */
export const numberOf = ({ seals }: SealsLeft, kind: Kind): number =>
  seals.reduce((sum, counts) => sum + (counts[KINDS.indexOf(kind)] ?? 0), 0);

/** What the saboteur of a round costs before black seals are counted. */
export function priceAt(rounds: readonly SealsLeft[], at: number, options: PadOptions): number {
  const base = Number(options['saboteur_base'] ?? SIEGEL_MATERIAL.saboteur);
  const seat = rounds[at]?.saboteur;
  const again = rounds.slice(0, at).filter(({ saboteur }) => saboteur !== null && saboteur === seat).length;
  return options['designer_long'] === true ? base + again : base;
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 100;

export const pad: PadGame<SealsLeft> = {
  options: ['saboteur_base', 'designer_long'],
  without: ['by_hand', 'white_before_black', 'whites_exhausted', 'open_tricks', 'rounds'],
  cover: null,
  blank: (players) => ({ seals: Array.from({ length: players }, () => KINDS.map(() => 0)), saboteur: null }),
  fits(round, players): round is SealsLeft {
    const { seals, saboteur } = round as Partial<SealsLeft>;
    const rows = Array.isArray(seals) && seals.length === players;
    const whole = rows && seals.every((row) => Array.isArray(row) && row.length === KINDS.length && row.every(isCount));
    return whole && (saboteur === null || (isCount(saboteur) && Number(saboteur) < players));
  },
  points(rounds, at, options) {
    const round = rounds[at];
    if (!round) return [];
    const price = priceAt(rounds, at, options);
    return round.seals.map((counts, seat) =>
      seat === round.saboteur
        ? Math.max(0, price - numberOf(round, 'k'))
        : counts.reduce((sum, number, i) => sum + number * cost(KINDS[i] ?? 'r'), 0),
    );
  },
  mark: 'siegel-pad-mark',
  marked: ({ seals, saboteur }) => seals.map((_, seat) => seat === saboteur),
  remarks(rounds, at, _options, names) {
    const round = rounds[at];
    if (!round) return [];
    // What is most often miscounted comes first.
    const wrong = [...KINDS].reverse().flatMap((kind): Remark[] => {
      const [number, most] = [numberOf(round, kind), mostOf(kind)];
      const args = { kind, number, most };
      const told = { text: 'siegel-pad-too-many', why: 'siegel-pad-only', args, beads: { number, most } };
      return number > most ? [{ kind: 'wrong', ...told }] : [];
    });
    if (allRobbed(round))
      wrong.push({ kind: 'wrong', text: 'siegel-pad-all-robbed', why: 'siegel-pad-last', args: {} });
    if (wrong.length) return wrong;
    const none = round.seals.every((counts) => counts.every((number) => number === 0));
    if (none) return [{ kind: 'doubt', text: 'siegel-pad-nothing', args: {} }];
    // Tables may agree that white seals can be kept, so this is no more than a question.
    return round.seals.flatMap((counts, seat): Remark[] => {
      const both = counts[KINDS.indexOf('w')] && counts[KINDS.indexOf('k')];
      const args = { name: names[seat] ?? '' };
      return both ? [{ kind: 'doubt', text: 'siegel-pad-both', why: 'siegel-pad-white-first', args }] : [];
    });
  },
};

/** The round after a tap on a seal, or with one less of it. A saboteur has none. */
export function counted(round: SealsLeft, seat: number, kind: Kind, more: number): SealsLeft {
  const at = KINDS.indexOf(kind);
  const seals = round.seals.map((counts, other) =>
    other === seat ? counts.map((number, i) => (i === at ? Math.max(0, number + more) : number)) : counts,
  );
  return { seals, saboteur: round.saboteur === seat ? null : round.saboteur };
}

/** The round after a tap on somebody's figure: there is one saboteur at the most, and he has no seals. */
export function sabotaged(round: SealsLeft, seat: number): SealsLeft {
  if (round.saboteur === seat) return { ...round, saboteur: null };
  return {
    seals: round.seals.map((counts, other) => (other === seat ? counts.map(() => 0) : counts)),
    saboteur: seat,
  };
}

/** Whether there are more of a kind than exist. */
export const isTooMany = (round: SealsLeft, kind: Kind): boolean => numberOf(round, kind) > mostOf(kind);

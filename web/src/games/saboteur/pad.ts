/** Saboteur on the score pad: who won, who was what, and the gold of each (T4, T5, T18, T19). */

import { SABOTEUR_MATERIAL } from '../../wire.gen';
import type { PadGame, PadOptions, Remark } from '../pad';

export const GOLD_VALUES = [1, 2, 3] as const;
export type GoldValue = (typeof GOLD_VALUES)[number];

export interface GoldRound {
  won: 'diggers' | 'saboteurs' | null;
  saboteur: readonly boolean[];
  /** The cards that each digger picked. */
  gold: readonly (readonly GoldValue[])[];
}

/** How many cards of each value a stack has, by value. */
export type Stack = Record<GoldValue, number>;

const MATERIAL: Readonly<Record<string, number>> = SABOTEUR_MATERIAL;
const number = (name: string): number => MATERIAL[name] ?? 0;
const count = (flags: readonly boolean[]): number => flags.filter(Boolean).length;
const least = ([value]: readonly GoldValue[]): number => value ?? 0;

/** What each saboteur is due where they have won. */
const due = ({ saboteur }: GoldRound): number => number(`pay_${count(saboteur)}`);

/** What saboteurs are paid: the largest card first that does not exceed what is still due, seat by seat. */
function paid(round: GoldRound, stack: Stack): { paid: number[]; left: Stack } {
  const left = { ...stack };
  const sums = round.saboteur.map((isOne) => {
    let owed = isOne ? due(round) : 0;
    const whole = owed;
    for (const value of [...GOLD_VALUES].reverse()) {
      while (value <= owed && left[value] > 0) {
        left[value]--;
        owed -= value;
      }
    }
    return whole - owed;
  });
  return { paid: sums, left };
}

/** What is left in the stack before the round `at`. */
export function stackBefore(rounds: readonly GoldRound[], at: number): Stack {
  let stack = Object.fromEntries(GOLD_VALUES.map((value) => [value, number(`gold_${value}`)])) as Stack;
  for (const round of rounds.slice(0, at)) stack = stackAfter(round, stack);
  return stack;
}

/** What a round leaves of the stack; below 0 where more was written down than there is. */
export function stackAfter(round: GoldRound, stack: Stack): Stack {
  if (round.won === 'saboteurs') return paid(round, stack).left;
  const left = { ...stack };
  if (round.won === 'diggers') for (const value of round.gold.flat()) left[value]--;
  return left;
}

/** How many gold cards are drawn for the diggers of a round. */
function drawn(round: GoldRound, stack: Stack, options: PadOptions): number {
  const players = round.saboteur.length;
  const wanted = options['gold_cards'] === 'players' ? players : players - count(round.saboteur);
  return Math.min(
    wanted,
    GOLD_VALUES.reduce((sum, value) => sum + stack[value], 0),
  );
}

export const pad: PadGame<GoldRound> = {
  options: ['gold_cards'],
  without: ['break_own_tool', 'rounds'],
  cover: 'saboteur-pad-cover',
  blank: (players) => ({
    won: null,
    saboteur: Array.from({ length: players }, () => false),
    gold: Array.from({ length: players }, () => []),
  }),
  fits(round, players): round is GoldRound {
    const { won, saboteur, gold } = round as Partial<GoldRound>;
    const roles =
      Array.isArray(saboteur) && saboteur.length === players && saboteur.every((s) => typeof s === 'boolean');
    const cards = Array.isArray(gold) && gold.length === players && gold.every(Array.isArray);
    const known = cards && gold.flat().every((value) => GOLD_VALUES.includes(value as GoldValue));
    return roles && known && (won === null || won === 'diggers' || won === 'saboteurs');
  },
  points(rounds, at) {
    const round = rounds[at];
    if (!round || round.won === null) return round?.saboteur.map(() => null) ?? [];
    if (round.won === 'saboteurs') return paid(round, stackBefore(rounds, at)).paid;
    return round.gold.map((cards, seat) =>
      round.saboteur[seat] ? 0 : cards.length ? cards.reduce<number>((sum, value) => sum + value, 0) : null,
    );
  },
  mark: 'saboteur-pad-mark',
  marked: ({ saboteur }) => [...saboteur],
  remarks(rounds, at, options, names) {
    const round = rounds[at];
    if (!round || round.won === null) return [{ kind: 'missing', text: 'saboteur-pad-who-won', args: {} }];
    const dwarves = tooMany(round, names.length);
    if (round.won === 'saboteurs') return dwarves;
    const stack = stackBefore(rounds, at);
    return [...dwarves, ...noGold(round, stack), ...dealtOut(round, stack, options, names)];
  },
};

/** More dwarves of a kind than there are. */
function tooMany({ saboteur }: GoldRound, players: number): Remark[] {
  const saboteurs = count(saboteur);
  return Object.entries({ saboteurs, diggers: players - saboteurs }).flatMap(([role, seen]): Remark[] => {
    const most = number(`${role}_${players}`);
    const args = { role, number: seen, most, players };
    return seen > most ? [{ kind: 'wrong', text: 'saboteur-pad-too-many', why: 'saboteur-pad-only', args }] : [];
  });
}

/** More gold cards of a value than there are left. */
function noGold(round: GoldRound, stack: Stack): Remark[] {
  const left = stackAfter(round, stack);
  return GOLD_VALUES.filter((value) => left[value] < 0).map((value) => ({
    kind: 'wrong',
    text: 'saboteur-pad-no-gold',
    args: { value, most: Math.max(0, stack[value]) },
  }));
}

/** More or fewer gold cards than are dealt out. */
function dealtOut(round: GoldRound, stack: Stack, options: PadOptions, names: readonly string[]): Remark[] {
  const cards = drawn(round, stack, options);
  const taken = round.gold.flat().length;
  const args = { cards, taken, number: Math.abs(cards - taken) };
  if (taken === cards) return isUneven(round) ? [{ kind: 'wrong', text: 'saboteur-pad-uneven', args: {} }] : [];
  if (taken > cards) return [{ kind: 'wrong', text: 'saboteur-pad-too-much-gold', args }];
  const empty = names.filter((_, seat) => !round.saboteur[seat] && least(round.gold[seat] ?? []) === 0);
  const name = empty.length === 1 && cards - taken === 1 ? (empty[0] ?? '') : '';
  return name
    ? [{ kind: 'missing', text: 'saboteur-pad-one-missing', args: { ...args, name } }]
    : [{ kind: 'missing', text: 'saboteur-pad-missing', args }];
}

/** Whether a digger has two cards more than another, though they go round one by one. */
function isUneven({ saboteur, gold }: GoldRound): boolean {
  const cards = gold.filter((_, seat) => !saboteur[seat]).map(({ length }) => length);
  return Math.max(...cards) - Math.min(...cards) > 1;
}

/** The round after somebody's role was turned over: whoever is a saboteur picks no gold. */
export function turnedOver(round: GoldRound, seat: number): GoldRound {
  return {
    ...round,
    saboteur: round.saboteur.map((isOne, other) => (other === seat ? !isOne : isOne)),
    gold: round.gold.map((cards, other) => (other === seat ? [] : cards)),
  };
}

/** The round after a tap on a gold card: one each, or as many as are drawn where there are more than diggers. */
export function picked(round: GoldRound, seat: number, value: GoldValue, options: PadOptions): GoldRound {
  const several = options['gold_cards'] === 'players';
  const gold = round.gold.map((cards, other) => {
    if (other !== seat) return cards;
    if (several) return [...cards, value];
    return least(cards) === value ? [] : [value];
  });
  return { ...round, gold };
}

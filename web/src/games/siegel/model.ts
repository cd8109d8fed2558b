/** Small readings of the view of Die sieben Siegel: where things lie and in which order. No rules. */

import { chip } from '../../rich';
import { say } from '../../texts.svelte';
import { type Colour, COLOURS, type Kind, KINDS, type SiegelNews, type TableNews } from '../../wire.gen';

export type Place = 'me' | 'left' | 'top' | 'q' | 'right';

/** Where the others sit, clockwise from one's own left. */
const OTHERS: Record<number, Place[]> = {
  3: ['top', 'q'],
  4: ['left', 'top', 'right'],
  5: ['left', 'top', 'q', 'right'],
};

/** The place of every seat; onlookers sit behind seat 0. */
export function places(news: TableNews<'siegel'>): Place[] {
  const players = news.seats.length;
  const first = news.you ?? 0;
  const around: Place[] = ['me', ...(OTHERS[players] ?? [])];
  return news.seats.map((_, seat) => around[(seat - first + players) % players] ?? 'top');
}

export const colourOf = (card: string): Colour => card.charAt(0) as Colour;
/** The led colour, if that is what the cards that may be played have in common; other reasons the rules know. */
export function followed({ trick, cards }: SiegelNews): Colour | null {
  const led = trick[0] ? colourOf(trick[0]) : null;
  return cards.length && cards.every((card) => colourOf(card) === led) ? led : null;
}

export const valueOf = (card: string): number => Number(card.slice(1));

/** By colour or by value, the high cards first. */
export function sorted(hand: string[], order: 'colour' | 'value'): string[] {
  const colours = (a: string, b: string): number => COLOURS.indexOf(colourOf(a)) - COLOURS.indexOf(colourOf(b));
  const values = (a: string, b: string): number => valueOf(b) - valueOf(a);
  return [...hand].sort((a, b) => (order === 'colour' ? colours(a, b) || values(a, b) : values(a, b) || colours(a, b)));
}

export interface ShownSeal {
  kind: Kind;
  gone: boolean;
}

/** The seals that a player predicted, those handed back as rings: coloured ones, then white. The black ones are extra. */
export function sealsOf(view: SiegelNews, seat: number, held = view.seals[seat] ?? {}): ShownSeal[] {
  return [...COLOURS, 'w' as const].flatMap((kind) => [
    ...Array.from({ length: held[kind] ?? 0 }, () => ({ kind, gone: false })),
    ...Array.from({ length: handedBack(view, seat, kind) }, () => ({ kind, gone: true })),
  ]);
}

const handedBack = (view: SiegelNews, seat: number, kind: Kind): number =>
  view.tricks.filter((trick) => trick.winner === seat && trick.seal === kind).length;

export const tricksOf = (view: SiegelNews, seat: number): number =>
  view.tricks.filter((trick) => trick.winner === seat).length;

/** "2 rote, 1 weißes": seals as a sum. */
export function sealWords(held: Record<string, number>): string {
  const told = KINDS.filter((kind) => held[kind]).map((kind) => some(kind, held[kind] ?? 0));
  return told.join(', ') || say('siegel-page-no-seals');
}

export const some = (kind: string, number: number): string => say('siegel-page-some', { kind, number });
export const kindWord = (kind: string): string => say('siegel-kind', { kind });
export const cardWord = (card: string): string =>
  say('siegel-card', { colour: kindWord(colourOf(card)), value: valueOf(card) });

/** For sentences that are drawn with emblems. */
export const kindChip = (kind: Kind): string => chip(kind, kindWord(kind));
export const cardChip = (card: string): string => chip(colourOf(card), String(valueOf(card)), cardWord(card));
/** So many emblems, read as a sum. */
export const sealsChip = (kind: Kind, number: number): string =>
  Array.from({ length: number }, (_, i) => chip(kind, '', i ? '' : some(kind, number))).join('');

/** All points of a seat so far. */
export const totalOf = (view: SiegelNews, seat: number): number =>
  view.scores.reduce((sum, round) => sum + (round[seat] ?? 0), 0);

/** Seats by their points, oneself first among equals. */
export function standings(view: SiegelNews, news: TableNews<'siegel'>): number[] {
  const rank = (seat: number): number => totalOf(view, seat) * 2 - Number(seat === news.you);
  return news.seats.map((_, seat) => seat).sort((a, b) => rank(a) - rank(b));
}

/** Small parts of hand-made news. */

import type { Colour, Kind, SeatNews, SiegelEvent, TakeNews, TrickNews } from '../src/wire.gen';

export const seat = (name: string, more: Partial<SeatNews> = {}): SeatNews => ({
  name,
  person: true,
  bot: null,
  present: true,
  host: false,
  nodded: false,
  ends: false,
  takeover_in: null,
  program: false,
  hints: 0,
  who: name,
  ...more,
});
export const bot = (name: string, level = 'master'): SeatNews => seat(name, { person: false, bot: level });

export const takes = (text: string): TakeNews[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((take) => ({ kind: take.charAt(0) as Colour, source: take.length > 1 ? Number(take.slice(2)) : null }));

export const trick = (
  leader: number,
  winner: number,
  led: Colour,
  by: Colour,
  seal: TrickNews['seal'],
  cards: string | null = null,
): TrickNews => ({
  leader,
  winner,
  led,
  by,
  seal,
  cards: cards?.split(' ') ?? null,
});

let number = 0;
/** One event of that name. */
type Of<N extends SiegelEvent['name']> = Extract<SiegelEvent, { name: N }>;

export const event = <N extends SiegelEvent['name']>(name: N, args: Of<N>['args']): SiegelEvent =>
  ({ number: number++, name, args }) as SiegelEvent;
export const won = (
  by: number,
  led: Colour,
  colour: Colour,
  settled: 'black' | 'forgot' | 'handed-back' | 'spared' | 'unmoved',
  kind: Kind = 'w',
): SiegelEvent[] => [
  event('won', { seat: by, led, by: colour }),
  settled === 'handed-back' ? event(settled, { seat: by, kind }) : event(settled, { seat: by }),
];
export const played = (by: number, card: string): SiegelEvent => event('played', { seat: by, card });

/** Small parts of hand-made news. */

import type { GameEvent, SeatNews, TakeNews, TrickNews } from '../src/wire.gen';

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
  who: name,
  ...more,
});
export const bot = (name: string, level = 'master'): SeatNews => seat(name, { person: false, bot: level });

export const takes = (text: string): TakeNews[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((take) => ({ kind: take.charAt(0), source: take.length > 1 ? Number(take.slice(2)) : null }));

export const trick = (
  leader: number,
  winner: number,
  led: string,
  by: string,
  seal: string | null,
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
export const event = (name: string, args: Record<string, unknown>): GameEvent => ({ number: number++, name, args });
export const won = (by: number, led: string, colour: string, settled: string, kind?: string): GameEvent[] => [
  event('won', { seat: by, led, by: colour }),
  event(settled, kind ? { seat: by, kind } : { seat: by }),
];
export const played = (by: number, card: string): GameEvent => event('played', { seat: by, card });

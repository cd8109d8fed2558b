/** Names of people and bots; whoever has not given one is a guest. */

import { say } from './texts.svelte';
import type { SeatNews, TableNews } from './wire.gen';

export const shownName = (name: string): string => name || say('page-guest');

export const nameOf = (news: TableNews, seat: number): string => shownName(news.seats[seat]?.name ?? '');

/** Whether a bot decides for that seat now. */
export const isBot = (seat: SeatNews): boolean => seat.bot !== null || seat.program;

/** "Bot · Lehrling", "Bot für Peter", or nothing for people. */
export function botWords(seat: SeatNews): string {
  if (seat.bot !== null && seat.person) return say('page-bot-for', { name: shownName(seat.name) });
  if (seat.bot !== null) return say('page-bot', { level: levelName(seat.bot) });
  return seat.program ? say('page-program') : '';
}

export const levelName = (level: string): string => say('page-level', { level });

/** Whether I may nudge that seat: a person's turn that is not mine, not nudged by me yet, and I play myself. */
export const canNudge = (news: TableNews, seat: number): boolean =>
  news.turn === seat &&
  news.you !== null &&
  news.you !== seat &&
  news.seats[seat]?.bot === null &&
  news.seats[news.you]?.bot === null &&
  !news.nudges.includes(news.you);

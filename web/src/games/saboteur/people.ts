/** Players, roles and tools in words, and their gold. */

import { nameOf } from '../../names';
import { say } from '../../texts.svelte';
import type { SaboteurNews, TableNews } from '../../wire.gen';

/** "You" for ourselves, at the beginning of a line or on a plate. */
export const whoIs = (news: TableNews<'saboteur'>, seat: number): string =>
  seat === news.you ? say('saboteur-page-you') : nameOf(news, seat);

export const roleWord = (role: string): string => say('saboteur-role', { role });
export const toolWord = (tool: string): string => say('saboteur-tool', { tool });

/** All the gold that we own. */
export const ownGold = (view: SaboteurNews): number => sum(view.nuggets);
export const sum = (cards: readonly number[]): number => cards.reduce((all, card) => all + card, 0);

/** The seats in playing order, our own first; an onlooker sits behind the first one. */
export const seatsInOrder = (news: TableNews<'saboteur'>): number[] =>
  news.seats.map((_, i) => (i + (news.you ?? 0)) % news.seats.length);

/** The bots at a table that have a chair of their own: what they are like, and whether one plays with nobody else. */

import type { TableNews } from '../../wire.gen';

export const ownBots = (news: TableNews): number[] =>
  news.seats.flatMap(({ bot, person }, seat) => (bot !== null && !person ? [seat] : []));

/** The level of all of them; null: they are not all alike, or there is none. */
export function levelOf(news: TableNews): string | null {
  const levels = new Set(ownBots(news).map((seat) => news.seats[seat]?.bot));
  return levels.size === 1 ? ([...levels][0] ?? null) : null;
}

export const aloneWithBots = (news: TableNews): boolean =>
  news.you !== null && ownBots(news).length === news.seats.length - 1;

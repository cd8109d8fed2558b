/** Whom we are asked about when marks are offered for the first time. */

import type { SaboteurNews, TableNews } from '../../wire.gen';
import { TURN } from './turns';

/**
 * In the first round, once everybody has had a turn: who last broke something or let rock fall, else our left neighbour.
 * Null: nobody yet.
 */
export function suspect(news: TableNews<'saboteur'>, view: SaboteurNews): number | null {
  if (view.round !== 1) return null;
  const round = news.log.slice(news.log.findLastIndex(({ name }) => name === 'dealt') + 1);
  const acted = round.flatMap(({ name, args }) => (TURN.has(name) && 'seat' in args ? [args.seat] : []));
  if (new Set(acted).size < news.seats.length) return null;
  const hit = round.findLast(({ name, args }) => TURN.get(name) && 'seat' in args && args.seat !== news.you);
  return hit && 'seat' in hit.args ? hit.args.seat : ((news.you ?? -1) + 1) % news.seats.length;
}

/** The tables where we have a chair: those that the server told of, and what has been seen of them since. */

import type { MyTable, TableNews } from '../../wire.gen';

function mineOf(news: TableNews): MyTable {
  const { table, stage, settings, turn, you } = news;
  const others = news.seats.filter(({ person, bot }, seat) => seat !== you && (person || bot !== null));
  return {
    table,
    game: settings.game,
    stage,
    my_turn: turn === you,
    names: others.map(({ name }) => name),
    bots: others.filter(({ person }) => !person).length,
    round: news.view?.round ?? 0,
    settings,
    idle: 0,
  };
}

/** Those that were looked at come first; whoever has left a chair has no table there. */
export function myTables({ tables, seen }: { tables: MyTable[]; seen: TableNews[] }): MyTable[] {
  const known = new Set(seen.map(({ table }) => table));
  return [...seen.filter(({ you }) => you !== null).map(mineOf), ...tables.filter(({ table }) => !known.has(table))];
}

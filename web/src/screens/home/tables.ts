/** The tables where we have a chair: those that the server told of, and what has been seen of them since. */

import type { MyTable, TableNews } from '../../wire.gen';

export interface Mine extends MyTable {
  /** When it was last looked at or something happened there, by the clock of `performance.now()`. */
  since: number;
}

function mineOf({ news, at }: { news: TableNews; at: number }): Mine {
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
    since: at,
  };
}

interface Known {
  tables: MyTable[];
  seen: { news: TableNews; at: number }[];
  welcomedAt: number;
}

/** Those that were looked at come first; whoever has left a chair has no table there. */
export function myTables({ tables, seen, welcomedAt }: Known): Mine[] {
  const known = new Set(seen.map(({ news }) => news.table));
  const told = tables.filter(({ table }) => !known.has(table));
  return [
    ...seen.filter(({ news }) => news.you !== null).map(mineOf),
    ...told.map((table) => ({ ...table, since: welcomedAt - table.idle * 1_000 })),
  ];
}

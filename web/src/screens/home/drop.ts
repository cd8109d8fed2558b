/** Games that wait for us and that we do not want any more. */

import { session } from '../../session.svelte';
import type { MyTable } from '../../wire.gen';

/** What dropping means: ending a game against bots alone, giving up a chair before a game, or leaving others to a bot. */
export type DropKind = 'alone' | 'gathering' | 'others';

export function dropKind({ stage, names, bots }: MyTable): DropKind {
  if (stage === 'gathering') return 'gathering';
  return names.length === bots ? 'alone' : 'others';
}

/** Looks at that table for a moment; what was looked at before is looked at again. */
export async function drop(mine: MyTable): Promise<void> {
  const before = session.news?.table;
  await session.watch(mine.table);
  const done = await session.act(dropKind(mine) === 'alone' ? { do: 'end', agree: true } : { do: 'stand' });
  if (done) {
    session.tables = session.tables.filter(({ table }) => table !== mine.table);
    session.seen = session.seen.filter(({ news }) => news.table !== mine.table);
  }
  if (before && before !== mine.table) await session.watch(before);
}

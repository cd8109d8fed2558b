import { expect, test } from 'vitest';
import type { AtTable } from '../../at-table';
import type { AnyCommand, HintNews, TableNews } from '../../wire.gen';
import { hints } from './hints.svelte';

const news = { table: 't', version: 7 } as TableNews;

function at(hint?: HintNews): { table: AtTable; asked: AnyCommand[] } {
  const asked: AnyCommand[] = [];
  const act = (command: AnyCommand): Promise<boolean> => Promise.resolve(asked.push(command) > 0);
  return { table: { act, aside: hint ? { hint } : {} } as unknown as AtTable, asked };
}

test('a hint that was withdrawn is not waited for any more, and can be asked for again', () => {
  const waiting = at();
  hints.open(waiting.table, news);
  expect([hints.isOpen(news), hints.told(waiting.table, news)]).toEqual([true, null]);
  const none: HintNews = { type: 'hint', table: 't', version: 7, moves: [], more: 0, worlds: 0 };
  const withdrawn = at(none);
  expect(hints.told(withdrawn.table, news)).toBe(none);
  hints.open(withdrawn.table, news);
  expect([waiting.asked, withdrawn.asked]).toEqual([[{ do: 'hint', version: 7 }], [{ do: 'hint', version: 7 }]]);
});

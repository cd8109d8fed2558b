import { expect, test } from 'vitest';
import type { MyTable, TableNews } from '../../wire.gen';
import { myTables } from './tables';

const tables = [{ table: 'a', round: 1 }, { table: 'b' }] as MyTable[];

const news = (table: string, you: number | null): TableNews =>
  ({
    table,
    stage: 'playing',
    settings: { game: 'siegel' },
    turn: 0,
    you,
    view: { round: 3 },
    seats: [
      { name: 'Anna', person: true, bot: null },
      { name: 'Ada', person: false, bot: 'improver' },
      { name: 'Ben', person: true, bot: 'apprentice' },
    ],
  }) as unknown as TableNews;

test('what was looked at is the best known, and others are told, not oneself', () => {
  const [first, second] = myTables({ tables, seen: [news('a', 0)] });
  expect(first).toMatchObject({ table: 'a', round: 3, names: ['Ada', 'Ben'], bots: 1, my_turn: true, idle: 0 });
  expect(second).toEqual({ table: 'b' });
});

test('a table that one has left is none of one’s own any more', () => {
  expect(myTables({ tables, seen: [news('a', null)] })).toEqual([{ table: 'b' }]);
});

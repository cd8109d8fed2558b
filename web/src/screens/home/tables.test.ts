import { expect, test } from 'vitest';
import type { MyTable, TableNews } from '../../wire.gen';
import { myTables } from './tables';

const tables = [
  { table: 'a', round: 1, idle: 600 },
  { table: 'b', idle: 60 },
] as MyTable[];
const welcomedAt = 100_000;

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
  const [first, second] = myTables({ tables, seen: [{ news: news('a', 0), at: 5_000_000 }], welcomedAt });
  expect(first).toMatchObject({ table: 'a', round: 3, names: ['Ada', 'Ben'], bots: 1, my_turn: true });
  expect(second).toMatchObject(tables[1] ?? {});
  expect([first?.since, second?.since], 'from the last news of it, or as the server told').toEqual([5_000_000, 40_000]);
});

test('a table that one has left is none of one’s own any more', () => {
  const left = myTables({ tables, seen: [{ news: news('a', null), at: 5_000_000 }], welcomedAt });
  expect(left.map(({ table }) => table)).toEqual(['b']);
});

import { beforeEach, expect, test } from 'vitest';
import { keep } from '../keep';
import type { FinishedGame } from '../wire.gen';
import { ownSeat, rememberGames, rememberSeen, seenGames } from './games';

const game = (id: string | null, you = 0): FinishedGame => ({
  id,
  table: `table of ${id}`,
  game: 'siegel',
  names: ['Anna', 'Ben', 'Clara'],
  bots: [null, null, null],
  you,
  scores: [[1, 2, 3]],
  early: false,
  counts: true,
  ago: 100,
});

beforeEach(() => localStorage.clear());

test('those that were seen again are known, also when the server does not tell of them any more', () => {
  rememberGames([game('a', 2), game('b')]);
  expect(seenGames()).toEqual([]);
  rememberSeen('a');
  rememberSeen('nobody knows it');
  rememberGames([game('c'), game(null)]);
  expect(seenGames().map(({ id, you }) => [id, you])).toEqual([['a', 2]]);
  expect(seenGames()[0]?.ago).toBeGreaterThanOrEqual(100);
  expect([ownSeat('a'), ownSeat('b'), ownSeat('x')]).toEqual([2, 0, null]);
});

test('what cannot be read is nothing', () => {
  for (const broken of ['{', '7', '[null, 3]']) {
    keep('games', broken);
    expect(seenGames()).toEqual([]);
  }
});

test('not more than can be kept', () => {
  rememberGames(Array.from({ length: 99 }, (_, i) => game(`g${i}`)));
  expect([ownSeat('g59'), ownSeat('g60')]).toEqual([0, null]);
});

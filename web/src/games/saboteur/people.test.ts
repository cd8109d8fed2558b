import { expect, test } from 'vitest';
import scenes from '../../../gallery/saboteur.gen.json';
import type { SaboteurNews, TableNews } from '../../wire.gen';
import { ownGold, seatsInOrder, sum } from './people';

const news = scenes['saboteur-5'] as unknown as TableNews<'saboteur'>;

test('the seats in playing order, our own first', () => {
  expect(seatsInOrder({ ...news, you: 3 })).toEqual([3, 4, 0, 1, 2]);
  expect(seatsInOrder({ ...news, you: null })).toEqual([0, 1, 2, 3, 4]);
});

test('gold is the sum of the cards', () => {
  expect(sum([3, 1, 2])).toBe(6);
  expect(ownGold({ ...(news.view as SaboteurNews), nuggets: [] })).toBe(0);
});

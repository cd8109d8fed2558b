import { beforeAll, expect, test } from 'vitest';
import { view } from '../../../gallery/siegel';
import { texts } from '../../texts.svelte';
import { costly, why } from './why';

beforeAll(async () => {
  await texts.choose('en');
  await texts.learn('siegel');
});

const now = {
  ...view,
  saboteur: 1,
  accounts: [
    {
      points: 7,
      parts: [
        { name: 'red', number: 1, points: 3 },
        { name: 'black', number: 1, points: 4 },
      ],
    },
    {
      points: 2,
      parts: [
        { name: 'price', number: 1, points: 4 },
        { name: 'blacks-of-others', number: 2, points: -2 },
      ],
    },
    { points: 0, parts: [] },
  ],
};

test('the seals that cost points are shown one by one', () => {
  expect(costly(now, 0)).toEqual(['r', 'k']);
  expect(costly(now, 1)).toEqual([]);
  expect(costly(now, 9)).toEqual([]);
});

test('everybody reads why, the saboteur otherwise than the rest', () => {
  expect(why(now, 0)).toMatch(/3/);
  expect(why(now, 1)).toMatch(/4.*2/);
  expect(why(now, 2)).toContain(texts.say('siegel-page-why-nothing'));
  expect(new Set([0, 1, 2].map((seat) => why(now, seat))).size).toBe(3);
});

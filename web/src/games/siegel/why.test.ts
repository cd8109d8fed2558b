import { beforeAll, expect, test } from 'vitest';
import { gameEnd, view } from '../../../gallery/siegel';
import { texts } from '../../texts.svelte';
import type { SiegelNews } from '../../wire.gen';
import { costly, extremes, why } from './why';

beforeAll(async () => {
  await texts.choose('en');
  await Promise.all([texts.learn('siegel'), texts.learn('siegel-later')]);
});

const now: SiegelNews = {
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
        { name: 'saboteur', number: 1, points: 4 },
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

test('the best and the dearest round are told with their seals, those handed back as rings', () => {
  const past = gameEnd.view?.past ?? [];
  const seals = ({ seals }: { seals: { kind: string; gone: boolean }[] }): string =>
    seals.map(({ kind, gone }) => (gone ? `(${kind})` : kind)).join(' ');
  const found = extremes(past);
  expect(found?.best).toMatchObject({ round: 2, points: 0, saboteur: false });
  expect(found?.best.why).toContain(texts.say('siegel-page-why-nothing'));
  expect(found && seals(found.best)).toBe('(r) (y) (b) (b)');
  expect(found?.dearest).toMatchObject({ round: 1, points: 8 });
  expect(found && seals(found.dearest)).toBe('(r) g (b) k k');
  const saboteur = extremes(past.slice(2).concat(past[0] ?? []));
  expect(saboteur?.best).toMatchObject({ points: 2, saboteur: false });
  expect(extremes(past.slice(1).reverse())?.dearest).toMatchObject({ points: 2, saboteur: true, seals: [] });
  const first = past.slice(0, 1);
  expect([extremes([]), extremes(first), extremes([...first, ...first])]).toEqual([null, null, null]);
});

import { expect, test } from 'vitest';
import type { GroupSums } from '../../wire.gen';
import { PAR } from './par.gen';
import { EVEN, rating } from './rating';

const NONE = { number: 0, total: 0, squares: 0 };
const sums = { points: NONE, margin: NONE };
const played = (players: number, role: string, number: number, won: number): GroupSums => ({
  players,
  games: 1,
  won: 0,
  places: [],
  rounds: sums,
  by_order: [],
  roles: [{ role, rounds: { ...sums, points: { ...NONE, number } }, results: [], counts: { won } }],
  levels: [],
});

test('whoever wins as often as journeymen has 1000, at any size of table and in either role', () => {
  for (const [players, [digger, saboteur]] of Object.entries(PAR)) {
    for (const [role, par] of [
      ['digger', digger],
      ['saboteur', saboteur],
    ] as const) {
      const { value, number } = rating([played(+players, role, 100_000, 100_000 * par)], role);
      expect(Math.abs(value - EVEN)).toBeLessThan(1);
      expect(number).toBe(100_000);
    }
  }
});

test('the same share of rounds is worth more where it is harder to win', () => {
  const easy = rating([played(4, 'digger', 100, 90)], 'digger');
  const hard = rating([played(7, 'digger', 100, 90)], 'digger');
  expect(easy.value).toBeLessThan(EVEN);
  expect(hard.value).toBeGreaterThan(EVEN);
  const both = rating([played(4, 'digger', 100, 90), played(7, 'digger', 100, 90)], 'digger');
  expect(both.value).toBeGreaterThan(easy.value);
  expect(both.value).toBeLessThan(hard.value);
  expect(both.error).toBeLessThan(hard.error);
  expect(rating([played(7, 'digger', 100, 90)], 'saboteur')).toMatchObject({ value: EVEN, number: 0 });
});

test('odds of ten to one against equals are 400 points, and a few lucky rounds are no genius', () => {
  const [par] = PAR[5] ?? [0.5];
  const odds = (10 * par) / (1 - par);
  const { value } = rating([played(5, 'digger', 1_000_000, (1_000_000 * odds) / (1 + odds))], 'digger');
  expect(Math.abs(value - EVEN - 400)).toBeLessThan(1);
  for (const won of [0, 5]) {
    const lucky = rating([played(5, 'saboteur', 5, won)], 'saboteur');
    expect(Math.abs(lucky.value - EVEN)).toBeLessThan(600);
    expect(lucky.error).toBeGreaterThan(100);
  }
});

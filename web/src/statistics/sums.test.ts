import { expect, test } from 'vitest';
import type { GroupSums } from '../wire.gen';
import { byOrder, divided, levels, margin, mean, plus, role, share, steps, together } from './sums';

const sum = (...values: number[]) => ({
  number: values.length,
  total: values.reduce((a, b) => a + b, 0),
  squares: values.reduce((a, b) => a + b * b, 0),
});
const rounds = (...values: number[]) => ({ points: sum(...values), margin: sum(...values.map((each) => each * 2)) });
const group = (players: number, more: Partial<GroupSums> = {}): GroupSums => ({
  players,
  games: 1,
  won: 0,
  places: [],
  rounds: rounds(),
  by_order: [],
  roles: [],
  levels: [],
  ...more,
});

test('a mean has the error of its sample', () => {
  expect(mean(sum(1, 2, 3, 4))).toEqual({ value: 2.5, error: Math.sqrt(5 / 3 / 4), number: 4 });
  expect(mean(sum()).value).toBe(0);
  expect(mean(sum(7)).error).toBe(0);
});

test('sums of parts are the sum of all', () => {
  expect(plus(sum(1, 5), sum(9))).toEqual(sum(1, 5, 9));
  expect(together([sum(1), sum(2), sum(3)])).toEqual(sum(1, 2, 3));
  expect(divided(sum(2, 4), 2)).toEqual(sum(1, 2));
});

test('what happened always is not certain', () => {
  expect(share(4, 4).value).toBe(1);
  expect(share(4, 4).error).toBeGreaterThan(0.1);
  expect(share(1, 4).error).toBeCloseTo(Math.sqrt(((2 / 6) * (4 / 6)) / 4));
});

test('a margin is told in points, by any number of players', () => {
  expect(mean(margin(rounds(3, 5), 3)).value).toBe(4);
  const groups = [
    group(3, { by_order: [rounds(1), rounds(2), rounds(3)] }),
    group(4, { by_order: [rounds(3), rounds(), rounds(), rounds(9)] }),
  ];
  expect(byOrder(groups, margin).map((each) => each.number)).toEqual([2, 1, 1, 1]);
  expect(byOrder(groups, margin)[0]?.total).toBeCloseTo(1 + 2);
  expect(byOrder(groups, ({ points }) => points)[0]?.total).toBe(1 + 3);
});

test('levels come in their order, with what luck alone would give', () => {
  const groups = [
    group(3, { levels: [{ level: 'master', games: 3, won: 1 }] }),
    group(4, {
      levels: [
        { level: 'master', games: 1, won: 1 },
        { level: 'random', games: 2, won: 2 },
      ],
    }),
  ];
  expect(levels(groups, ['random', 'apprentice', 'master'])).toEqual([
    { level: 'random', games: 2, won: 2, chance: 0.25 },
    { level: 'master', games: 4, won: 2, chance: (1 + 0.25) / 4 },
  ]);
});

test('a role is what it was in all groups', () => {
  const one = {
    role: 'digger',
    rounds: rounds(1, 3),
    results: [
      [1, 1],
      [3, 1],
    ],
    counts: { won: 1 },
  };
  const found = role([group(3, { roles: [one] }), group(4, { roles: [one, { ...one, role: 'other' }] })], 'digger');
  expect(found.points).toEqual(sum(1, 3, 1, 3));
  expect([...found.results]).toEqual([
    [1, 2],
    [3, 2],
  ]);
  expect(found.counts).toEqual({ won: 2 });
  expect(role([], 'digger').points.number).toBe(0);
});

test('a scale has few steps and reaches over what it shows', () => {
  for (const [least, most] of [
    [-2, 2],
    [-0.3, 0.2],
    [0, 4.4],
    [-31, 12],
    [120, 1750],
  ] as const) {
    const found = steps(least, most);
    expect(found[0]).toBeLessThanOrEqual(least);
    expect(found.at(-1)).toBeGreaterThanOrEqual(most);
    expect(found.length).toBeLessThanOrEqual(7);
  }
});

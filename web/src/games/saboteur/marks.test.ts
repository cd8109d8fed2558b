import { beforeEach, expect, test } from 'vitest';
import { forgetMarks, Marks } from './marks.svelte';

const marks = (round = 1, table = 't'): Marks =>
  new Marks(
    () => table,
    () => round,
  );

beforeEach(() => localStorage.clear());

test('none, digger, saboteur, none', () => {
  const all = marks();
  const seen = [0, 1, 2, 3].map(() => {
    const now = all.of(2);
    all.cycle(2);
    return now;
  });
  expect(seen).toEqual([null, 'digger', 'saboteur', null]);
  expect(all.of(1)).toBeNull();
});

test('they are remembered for this round and table only, until they are forgotten', () => {
  marks().cycle(2);
  expect(marks().of(2)).toBe('digger');
  expect(marks(2).of(2)).toBeNull();
  expect(marks(1, 'other').of(2)).toBeNull();
  forgetMarks('t');
  expect(marks().of(2)).toBeNull();
});

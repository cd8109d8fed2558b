import { beforeEach, expect, test } from 'vitest';
import { compared, forgetMarks, Marks } from './marks.svelte';

const marks = (round = 1, table = 't'): Marks =>
  new Marks(
    () => table,
    () => round,
  );

beforeEach(() => localStorage.clear());

test('none, digger, saboteur, surely, none', () => {
  const all = marks();
  const seen = [0, 1, 2, 3, 4].map(() => {
    const now = all.of(2);
    all.cycle(2);
    return now;
  });
  expect(seen).toEqual([null, 'digger', 'saboteur', 'sure', null]);
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

test('they are compared with the truth: whom we saw through, with whom we were wrong', () => {
  const all = marks();
  const roles = ['digger', 'saboteur', 'saboteur', 'digger', 'digger'];
  expect(compared(all, roles)).toEqual({ seen: [], wrong: [], right: 0, all: 0 });
  all.set(1, 'sure');
  all.set(2, 'digger');
  all.set(3, 'saboteur');
  all.set(4, 'digger');
  expect(compared(all, roles)).toEqual({ seen: [1], wrong: [2, 3], right: 2, all: 4 });
  all.set(2, null);
  expect(compared(all, roles).all).toBe(3);
});

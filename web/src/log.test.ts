import { expect, test } from 'vitest';
import { fitted } from './log';
import type { GameEvent, TableFrame } from './wire.gen';

const event = (number: number): GameEvent => ({ number, name: 'taken-back', args: { seat: number, counts: true } });
const frame = (log: number[], events: number[]): TableFrame =>
  ({ log, events: events.map(event) }) as Partial<TableFrame> as TableFrame;
const numbers = (events: GameEvent[]): number[] => events.map(({ number }) => number);

test('what is new is added, and the same told again changes nothing', () => {
  const first = fitted([], frame([1, 2], [1, 2]));
  const second = fitted(first.log, frame([1, 2, 3], [3]));
  const again = fitted(second.log, frame([1, 2, 3], [3]));
  expect([first, second, again].map(({ log, whole }) => [numbers(log), whole])).toEqual([
    [[1, 2], true],
    [[1, 2, 3], true],
    [[1, 2, 3], true],
  ]);
  expect(second.log.at(-1)).toEqual(event(3));
});

test('what may not be looked up any more is forgotten', () => {
  expect(fitted([1, 2, 3].map(event), frame([1, 3, 4], [4]))).toEqual({ log: [1, 3, 4].map(event), whole: true });
});

test('a move that was undone is gone, and a new round begins with an empty log', () => {
  const known = [1, 2, 3].map(event);
  expect(numbers(fitted(known, frame([1, 4], [4])).log)).toEqual([1, 4]);
  expect(numbers(fitted(known, frame([4, 5], [4, 5])).log)).toEqual([4, 5]);
  expect(fitted(known, frame([], [])).whole).toBe(true);
});

test('where news were missed or something is open again, the log is not whole', () => {
  expect(fitted([1, 2].map(event), frame([1, 2, 3, 4], [4]))).toEqual({ log: [1, 2, 4].map(event), whole: false });
  expect(fitted([], frame([1, 2], []))).toEqual({ log: [], whole: false });
});

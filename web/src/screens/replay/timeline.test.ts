import { expect, test } from 'vitest';
import { led, partsOf, placeOf, roundsOf, stepAt, type Way } from './timeline';

/** Two rounds: a deal with a prediction, a trick of two moves; then a deal, and a trick of one. */
const steps = [
  { round: 1, move: 0, part: 0 },
  { round: 1, move: 1, part: 0 },
  { round: 1, move: 2, part: 1 },
  { round: 1, move: 3, part: 1 },
  { round: 2, move: 0, part: 0 },
  { round: 2, move: 1, part: 1 },
];

test('rounds and parts are told apart', () => {
  expect(roundsOf(steps).map(({ from, to }) => [from, to])).toEqual([
    [0, 3],
    [4, 5],
  ]);
  expect(partsOf(steps).map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [2, 3],
    [4, 4],
    [5, 5],
  ]);
});

test.each<[Way, number[]]>([
  ['back', [0, 0, 1, 2, 3, 4]],
  ['on', [1, 2, 3, 4, 5, 5]],
  ['part-back', [0, 0, 0, 2, 2, 4]],
  ['part-on', [1, 3, 3, 4, 5, 5]],
  ['begin', [0, 0, 0, 0, 0, 4]],
  ['end', [3, 3, 3, 5, 5, 5]],
])('%s', (way, leads) => {
  expect(steps.map((_, at) => led(steps, at, way))).toEqual(leads);
});

test('a link names a step', () => {
  for (const [i, step] of steps.entries()) expect(stepAt(steps, placeOf(step))).toBe(i);
  expect(stepAt(steps, '1.99')).toBe(3);
  expect(stepAt(steps, '9.0')).toBe(5);
  for (const nonsense of [null, '', 'x', '0.3', '2', '-1.2']) expect(stepAt(steps, nonsense)).toBe(0);
});

import { expect, test } from 'vitest';
import sheets from '../../../../tests/golden/siegel-pad.json';
import { pad } from './pad';

test.each(sheets)('the pad counts as the rules do: $options, $points', ({ options, rounds, points }) => {
  expect(rounds.map((_, at) => pad.points(rounds, at, options))).toEqual(points);
});

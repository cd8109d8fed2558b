import { describe, expect, test } from 'vitest';
import { standing, verdict } from './standing';

describe('places', () => {
  test('few penalty points are good, much gold is, and equal ones share a place', () => {
    expect(standing([14, 11, 19, 14], 'siegel').map(({ seat, place }) => `${place}:${seat}`)).toEqual([
      '1:1',
      '2:0',
      '2:3',
      '4:2',
    ]);
    expect(standing([1, 4, 3], 'saboteur').map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });
});

describe('a game against bots', () => {
  test('25 to 2, 9 and 9 is clearly lost, and the other way round clearly won', () => {
    expect(verdict([25, 2, 9, 9], 'siegel', 0, [1, 2, 3])).toBe('lost');
    expect(verdict([9, 2, 9, 25], 'siegel', 1, [0, 2, 3])).toBe('won');
  });

  test('a place in the middle, or a win by a little, is neither', () => {
    expect(verdict([14, 11, 19, 20], 'siegel', 0, [1, 2, 3])).toBe('even');
    expect(verdict([11, 14, 19, 20], 'siegel', 0, [1, 2, 3])).toBe('even');
    expect(verdict([0, 0, 1], 'siegel', 0, [1, 2])).toBe('even');
  });

  test('in Saboteur gold counts, and only bots are compared with', () => {
    expect(verdict([0, 4, 3, 3], 'saboteur', 0, [1, 2, 3])).toBe('lost');
    expect(verdict([7, 3, 2, 2], 'saboteur', 0, [1, 2, 3])).toBe('won');
    expect(verdict([4, 9, 3, 4], 'saboteur', 0, [2, 3])).toBe('even');
  });
});

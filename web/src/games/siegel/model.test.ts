import { beforeAll, expect, test } from 'vitest';
import { seat, trick } from '../../../gallery/pieces';
import { base, view } from '../../../gallery/siegel';
import { texts } from '../../texts.svelte';
import { followed, places, sealsOf, sealWords, sorted, standings, totalOf } from './model';

beforeAll(async () => {
  await texts.choose('en');
  await Promise.all([texts.learn('siegel'), texts.learn('siegel-later')]);
});

test('oneself sits at the bottom, the others clockwise from the left', () => {
  const at = (players: number, you: number | null): string[] =>
    places({ ...base, you, seats: Array.from({ length: players }, () => seat('x')) });
  expect(at(4, 0)).toEqual(['me', 'left', 'top', 'right']);
  expect(at(4, 2)).toEqual(['top', 'right', 'me', 'left']);
  expect(at(3, 1)).toEqual(['q', 'me', 'top']);
  expect(at(5, null)).toEqual(['me', 'left', 'top', 'q', 'right']);
});

test('a hand by colour or by value, the high cards first', () => {
  const hand = ['v2', 'r4', 'y11', 'r12', 'y3'];
  expect(sorted(hand, 'colour')).toEqual(['r12', 'r4', 'y11', 'y3', 'v2']);
  expect(sorted(hand, 'value')).toEqual(['r12', 'y11', 'r4', 'y3', 'v2']);
  expect(hand[0]).toBe('v2');
});

test('whoever may play cards of the led colour alone follows', () => {
  const now = { ...view, trick: ['g4'], hand: ['g1', 'g9', 'r2', 'v3'] };
  expect(followed({ ...now, cards: ['g1', 'g9'] })).toBe('g');
  expect(followed({ ...now, cards: ['r2', 'v3'] })).toBeNull();
  expect(followed({ ...now, cards: ['r2'] })).toBeNull();
  expect(followed({ ...now, cards: [] })).toBeNull();
  expect(followed({ ...now, trick: [], cards: now.hand })).toBeNull();
});

test('seals that were handed back stay as rings', () => {
  const now = { ...view, seals: [{ r: 1, w: 1 }], tricks: [trick(0, 0, 'r', 'r', 'r'), trick(0, 1, 'r', 'r', 'r')] };
  expect(sealsOf(now, 0)).toEqual([
    { kind: 'r', gone: false },
    { kind: 'r', gone: true },
    { kind: 'w', gone: false },
  ]);
  expect(sealWords({})).toBe(sealWords({ r: 0 }));
  expect(sealWords({ r: 2 })).not.toBe(sealWords({ r: 1 }));
});

test('standings: few points lead, oneself first among equals', () => {
  const now = {
    ...view,
    scores: [
      [2, 5, 2, 0],
      [0, 0, 0, 2],
    ],
  };
  expect(totalOf(now, 1)).toBe(5);
  expect(standings(now, { ...base, you: 3 })).toEqual([3, 0, 2, 1]);
  expect(standings(now, { ...base, you: null })).toEqual([0, 2, 3, 1]);
});

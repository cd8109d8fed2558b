import { beforeAll, expect, test } from 'vitest';
import { texts } from '../../texts.svelte';
import { bandWord, cardWord, goalWord, goalWords, handWords, shapeOf, tileWords, wouldLie } from './words';

beforeAll(async () => {
  await texts.choose('en');
  await Promise.all([texts.learn('saboteur'), texts.learn('saboteur-later')]);
});

test('shapes are told by their open sides', () => {
  expect(['NESW', 'NES', 'NEW', 'NS', 'EW', 'NE', 'NW', 'NS!', 'NESW!', 'E!'].map(shapeOf)).toEqual([
    'crossing',
    'junction',
    'junction',
    'straight',
    'straight',
    'bend',
    'bend',
    'dead-end',
    'dead-end',
    'dead-end',
  ]);
});

test('every card is a word of its own', () => {
  const cards = [
    'map',
    'rockfall',
    'break:lamp',
    'break:pick',
    'fix:lamp',
    'fix:pick+lamp',
    'NESW',
    'NES',
    'NEW',
    'NE!',
  ];
  expect(new Set(cards.map(cardWord)).size).toBe(cards.length);
  // Names that can stand in a sentence: "Discard: broken lamp".
  expect(cardWord('break:lamp')).toBe('broken lamp');
  expect(cardWord('fix:pick+lamp')).toBe('repair for pick, lamp');
  // Whoever says what stands in the band means this card.
  expect(cardWord('fix:pick+lamp').toLowerCase()).toContain(bandWord('fix:pick+lamp').toLowerCase());
  expect(bandWord('map')).toMatch(/^[A-Z]/);
});

test('equal cards of a hand are told apart', () => {
  const [map, other, again] = handWords(['map', 'NE', 'map']);
  expect([map, other, again]).toEqual(['map, 1 of 2', cardWord('NE'), 'map, 2 of 2']);
});

test('a tile tells where it lies, what it is and whether it is joined', () => {
  const tile = { x: 5, y: 1, card: 'NESW', lit: true, kind: 'path' as const };
  expect(tileWords(tile)).toMatch(/^5A1: /);
  expect(tileWords(tile)).not.toBe(tileWords({ ...tile, lit: false }));
  expect(tileWords({ ...tile, kind: 'goal' }, 0)).toContain(goalWord('gold'));
  expect(wouldLie([5, 1], 'NE', 'SW')).not.toBe(wouldLie([5, 1], 'NE'));
});

test('treasure or stone, also as the card lies', () => {
  expect(goalWord('NESW')).toBe(goalWord('gold'));
  expect(goalWord('NE')).toBe(goalWord('NW'));
  expect(goalWord('NE')).not.toBe(goalWord('gold'));
  const goal = { x: 8, y: 2, down: true, what: null };
  expect(goalWords(goal, 0, 'gold')).not.toBe(goalWords(goal, 0, null));
});

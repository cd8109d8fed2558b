import { expect, test } from 'vitest';
import { chip, pieces, plain } from './rich';

test('a sentence without chips is one piece', () => {
  expect(pieces('Anna leads.')).toEqual(['Anna leads.']);
  expect(plain('Anna leads.')).toBe('Anna leads.');
});

test('chips are taken out of a sentence in their order, with what is shown and what is said', () => {
  const sentence = `Anna plays ${chip('r', '7', 'red 7')}, Ben ${chip('b', '')}.`;
  expect(pieces(sentence)).toEqual([
    'Anna plays ',
    { kind: 'r', shown: '7', spoken: 'red 7' },
    ', Ben ',
    { kind: 'b', shown: '', spoken: '' },
    '.',
  ]);
  expect(plain(sentence)).toBe('Anna plays red 7, Ben .');
});

test('chips that stand at the edge or side by side leave no empty text', () => {
  expect(pieces(chip('g', '1') + chip('g', '2'))).toEqual([
    { kind: 'g', shown: '1', spoken: '1' },
    { kind: 'g', shown: '2', spoken: '2' },
  ]);
});

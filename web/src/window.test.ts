import { expect, test } from 'vitest';
import { expanded } from './window';

test('names of kinds of windows become queries, and everything else stays', () => {
  expect(expanded('(prefers-color-scheme: dark)')).toBe('(prefers-color-scheme: dark)');
  expect(expanded('(not (--phone)) and (max-height: 690px)')).toBe(
    '(not ((max-width: 759px) or (max-height: 480px))) and (max-height: 690px)',
  );
});

test('an unknown kind is a mistake', () => {
  expect(() => expanded('(--watch)')).toThrow('(--watch)');
});

import { expect, test } from 'vitest';
import { ago } from './ago';

test('how long ago something was, in words of the language', () => {
  expect(ago(59, 'de')).toBe('jetzt');
  expect(ago(20 * 60, 'de')).toBe('vor 20 Min.');
  expect(ago(2 * 3_600 + 5, 'nl')).toBe('2 uur geleden');
  expect(ago(86_400, 'en')).toBe('yesterday');
  expect(ago(30 * 86_400, 'en', new Date('2026-11-16T12:00:00Z'))).toBe('October 17');
});

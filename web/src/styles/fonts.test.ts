import serif from '@fontsource/grenze/unicode.json';
import sans from '@fontsource/alegreya-sans/unicode.json';
import { expect, test } from 'vitest';

const texts = import.meta.glob<string>(
  ['../../../src/kartentisch/locale/*/*.ftl', '!../../../src/kartentisch/locale/*/{cli,terminal,*-text}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

/** Whether a font has a character, from ranges like `U+0000-00FF,U+0131`. */
const has = (ranges: string, sign: string): boolean =>
  ranges.split(',').some((range) => {
    const [first = NaN, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((each) => parseInt(each, 16));
    return first <= (sign.codePointAt(0) ?? 0) && (sign.codePointAt(0) ?? 0) <= last;
  });

// `fonts.css` fetches their Latin subset.
test('our fonts have every letter of every language: none is drawn in another one in the midst of a word', () => {
  const letters = new Set(
    Object.values(texts)
      .join('')
      .match(/[\p{L}\p{M}\p{N}]/gu),
  );
  expect(letters.size).toBeGreaterThan(60);
  expect([...letters].filter((sign) => !has(serif.latin, sign) || !has(sans.latin, sign))).toEqual([]);
});

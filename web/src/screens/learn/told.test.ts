import { expect, test } from 'vitest';
import { chapters, paired, translated, words } from './told';

test('rules stand in chapters, rulings with their rule', () => {
  expect(chapters('= One\nS1 a: b\n! c\n! d\nS2 e\n= Two\nS3 f')).toEqual([
    {
      title: 'One',
      rules: [
        { number: 'S1', text: 'a: b', rulings: ['c', 'd'] },
        { number: 'S2', text: 'e', rulings: [] },
      ],
    },
    { title: 'Two', rules: [{ number: 'S3', text: 'f', rulings: [] }] },
  ]);
});

test('a word may have several words, and what it means a colon', () => {
  expect(words('dead-end dead end: no way: none')).toEqual([
    { name: 'dead-end', word: 'dead end', meaning: 'no way: none' },
  ]);
});

test('a word stands beside its translations', async () => {
  const found = await translated('siegel', 'nl');
  expect(found.find(({ name }) => name === 'trick')?.in).toMatchObject({ de: 'Stich', nl: 'slag', en: 'trick' });
});

test('words are paired by their names, not by their order', () => {
  const de = words('card Karte: eine.\ntrick Stich: vier.');
  const nl = words('trick slag: vier.\ncard kaart: een.');
  const all = [
    { language: 'de', found: de },
    { language: 'nl', found: nl },
    { language: 'en', found: [] },
  ] as const;
  expect(paired(all, 'nl')).toEqual([
    { name: 'trick', meaning: 'vier.', in: { de: 'Stich', nl: 'slag', en: '' } },
    { name: 'card', meaning: 'een.', in: { de: 'Karte', nl: 'kaart', en: '' } },
  ]);
});

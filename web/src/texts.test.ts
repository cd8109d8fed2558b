import { expect, test } from 'vitest';
import { large, LANGUAGES, listed, say, texts } from './texts.svelte';

test('the language of the browser is spoken, another one when it is chosen', async () => {
  await texts.begin();
  expect(LANGUAGES).toContain(texts.language);
  await texts.choose('de');
  expect(document.documentElement.lang).toBe('de');
  expect(listed(['Anna', 'Ben', 'Clara'])).toBe('Anna, Ben und Clara');
  await texts.choose('en');
  expect(listed(['Anna', 'Ben'])).toBe('Anna and Ben');
  await texts.begin();
  expect(texts.language, 'what was chosen is remembered').toBe('en');
});

test('what a game says is learnt when it is played, in every language', async () => {
  await texts.choose('en');
  expect(texts.has('siegel-log-round-over')).toBe(false);
  expect(say('siegel-log-round-over')).toBe('siegel-log-round-over');
  await Promise.all([texts.learn('siegel'), texts.learn('siegel-later')]);
  expect(say('siegel-log-round-over', { round: 2 })).toBe('Round 2 is over.');
  await texts.choose('nl');
  expect(texts.has('siegel-log-round-over')).toBe(true);
});

test('refusals are learnt when one is to be told, or when there is time', async () => {
  await texts.choose('en');
  expect(texts.has('refused-paused')).toBe(false);
  await Promise.all([texts.learnRefusals(), texts.learnRefusals()]);
  expect(texts.has('refused-paused') && texts.has('refused-code')).toBe(true);
  await texts.choose('de');
  expect(texts.has('refused-paused')).toBe(true);
});

test('words that stand alone begin with a large letter', () => {
  expect(large('öl')).toBe('Öl');
  expect(large('')).toBe('');
});

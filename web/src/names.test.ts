import { beforeAll, describe, expect, test } from 'vitest';
import { bot, seat } from '../gallery/pieces';
import { base } from '../gallery/siegel';
import { botWords, canNudge, isBot, nameOf } from './names';
import { texts } from './texts.svelte';

beforeAll(() => texts.choose('en'));

test('whoever has no name is a guest, and so is a seat that does not exist', () => {
  const news = { ...base, seats: [seat(''), seat('Peter')] };
  expect(nameOf(news, 1)).toBe('Peter');
  expect(nameOf(news, 0)).toBe(nameOf(news, 9));
  expect(nameOf(news, 0)).not.toBe('');
});

test('bots are those who decide now: also for a person, and programs', () => {
  expect(isBot(seat('Peter'))).toBe(false);
  expect(isBot(bot('Frank'))).toBe(true);
  expect(isBot(seat('Peter', { bot: 'apprentice' }))).toBe(true);
  expect(isBot(seat('R2', { program: true }))).toBe(true);
  expect(botWords(seat('Peter'))).toBe('');
  expect(botWords(seat('Peter', { bot: 'apprentice' }))).toContain('Peter');
  expect(botWords(bot('Frank', 'master'))).not.toBe(botWords(bot('Frank', 'apprentice')));
});

describe('a nudge', () => {
  const news = { ...base, turn: 1, you: 0 };
  test('is for a person on turn', () => {
    expect(canNudge(news, 1)).toBe(true);
    expect(canNudge(news, 3)).toBe(false);
    expect(canNudge({ ...news, turn: 2 }, 2), 'a bot').toBe(false);
  });
  test('comes from somebody else who has not nudged yet', () => {
    expect(canNudge({ ...news, you: 1 }, 1)).toBe(false);
    expect(canNudge({ ...news, you: null }, 1)).toBe(false);
    expect(canNudge({ ...news, nudges: [0] }, 1)).toBe(false);
    expect(canNudge({ ...news, nudges: [3] }, 1)).toBe(true);
    const replaced = base.seats.map((each, i) => (i === 0 ? { ...each, bot: 'apprentice' } : each));
    expect(canNudge({ ...news, seats: replaced }, 1), 'a bot plays for me').toBe(false);
  });
});

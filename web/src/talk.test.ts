import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { base } from '../gallery/siegel';
import { talk, words } from './talk.svelte';
import { texts } from './texts.svelte';
import type { TableNews, TalkNews } from './wire.gen';

const line = (number: number, who = 'Peter'): TalkNews => ({
  number,
  who,
  name: who,
  phrase: null,
  text: `${number}`,
  blank: null,
});
const news = (table: string, ...lines: TalkNews[]): TableNews => ({ ...base, table, talk: lines });

beforeAll(async () => {
  await texts.choose('de');
  await Promise.all([texts.learn('saboteur-later'), texts.learn('talk')]);
});

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});

test('what was said before we came is neither new nor spoken', () => {
  talk.follow(news('a', line(1)));
  expect([talk.fresh, talk.unread(news('a', line(1)))]).toEqual([[], 0]);
});

test('new lines hang over the seat for a moment, and those of others are spoken', () => {
  talk.follow(news('b'));
  const now = news('b', line(1), line(2, 'Katrin'));
  talk.follow(now);
  expect(talk.fresh.map(({ number }) => number)).toEqual([1]);
  expect(Object.keys(talk.bubbles)).toEqual(['Peter', 'Katrin']);
  expect(talk.unread(now)).toBe(2);
  vi.advanceTimersByTime(7_000);
  expect(talk.bubbles).toEqual({});
});

test('a phrase hangs for four seconds, words of one’s own longer, and whoever points at a bubble goes on reading', () => {
  talk.follow(news('b2'));
  talk.follow(news('b2', { ...line(1), phrase: 'wow' }, line(2, 'Katrin')));
  talk.hold('Peter');
  vi.advanceTimersByTime(4_000);
  expect(Object.keys(talk.bubbles)).toEqual(['Peter', 'Katrin']);
  talk.hold(null);
  vi.advanceTimersByTime(3_999);
  expect(Object.keys(talk.bubbles)).toEqual(['Peter']);
  vi.advanceTimersByTime(1);
  expect(talk.bubbles).toEqual({});
});

test('a phrase of the game is read with the name of whom it is about, and as one is meant oneself', () => {
  const table = { ...base, settings: { ...base.settings, game: 'saboteur' as const }, you: 0 };
  const by = table.seats[1]?.who ?? '';
  const said = (phrase: string, blank: number | string | null): string =>
    words(table, { ...line(1, by), phrase, text: '', blank });
  expect(said('suspect', 2)).toBe(`Ich verdächtige ${table.seats[2]?.name}.`);
  expect(said('suspect', 0)).toBe('Ich verdächtige dich.');
  expect(said('repair', 1)).toBe('Repariert bitte mein Werkzeug.');
  expect(said('not-at', 'B')).toBe('Bei B ist kein Schatz.');
  expect(said('hello', null)).toBe('Hallo!');
});

test('whoever reads along has nothing unread, nor after having looked away', () => {
  talk.follow(news('c'));
  const away = talk.reading();
  const now = news('c', line(1));
  talk.follow(now);
  expect(talk.unread(now)).toBe(0);
  away();
  expect(talk.unread(now)).toBe(0);
  expect(talk.unread(news('c', line(1), line(2)))).toBe(1);
});

test('whoever is muted is not heard at this table any more', () => {
  talk.follow(news('d'));
  talk.follow(news('d', line(1)));
  talk.mute('d', 'Peter', true);
  expect(talk.lines(news('d', line(1), line(2, 'Sabine')))).toEqual([line(2, 'Sabine')]);
  expect(talk.bubbles).toEqual({});
  expect(talk.isMuted('e', 'Peter')).toBe(false);
  talk.mute('d', 'Peter', false);
  expect(talk.isMuted('d', 'Peter')).toBe(false);
});

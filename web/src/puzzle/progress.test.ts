import { describe, expect, it } from 'vitest';
import { daily, dayAfter, dayOf, type Puzzle } from './packs';
import { type Answered, judged, longest, streak, type Verdict, week } from './progress';

const MONDAY = '2026-11-16';
/** A letter a day from a Monday on: right, near, wrong, or missed. */
const VERDICTS: Record<string, Verdict> = { r: 'right', n: 'near', w: 'wrong' };
function row(letters: string): Record<string, Answered> {
  const days = [...letters].map((letter, i) => [dayAfter(MONDAY, i), VERDICTS[letter]] as const);
  return Object.fromEntries(days.flatMap(([day, verdict]) => (verdict ? [[day, { verdict, option: 0 }]] : [])));
}
const after = (letters: string): number => streak(row(letters), dayAfter(MONDAY, letters.length - 1));

describe('the streak', () => {
  it('counts days in a row', () => {
    expect(after('')).toBe(0);
    expect(after('r')).toBe(1);
    expect(after('rrrr')).toBe(4);
  });
  it('does not end before today is over', () => expect(after('rrr.')).toBe(3));
  it('ends with a wrong or a near answer', () => {
    expect(after('rrrw')).toBe(0);
    expect(after('rrn')).toBe(0);
    expect(after('rwrr')).toBe(2);
  });
  it('forgives a missed day if the next two are solved', () => {
    expect(after('rr.r')).toBe(1);
    expect(after('rr.rr')).toBe(4);
    expect(after('rr.rw')).toBe(0);
    expect(after('rr..rr')).toBe(2);
  });
  it('forgives one a week, and another one in the next', () => {
    expect(after('r.rr.rr')).toBe(4);
    expect(after('rrrr.rrr.rr')).toBe(9);
  });
  it('goes on after today without an answer of two days', () => expect(after('rr..')).toBe(0));
  it('knows the longest', () => expect(longest(row('rrrwrr'))).toBe(3));
});

describe('the week', () => {
  it('has a stain for every day', () => {
    const stains = week(row('rw.'), dayAfter(MONDAY, 3)).map(({ stain }) => stain);
    expect(stains).toEqual(['solved', 'missed', 'missed', 'today', 'to-come', 'to-come', 'to-come']);
  });
});

describe('the daily puzzle', () => {
  const kinds = Object.fromEntries(
    ['seals', 'card', 'who'].map((kind) => [kind, { game: 'g', sizes: Array(7).fill(72) }]),
  );
  it('is the grade of its weekday, and the kinds take turns', () => {
    const days = Array.from({ length: 21 }, (_, i) => daily(dayAfter(MONDAY, i), kinds));
    expect(days.slice(0, 7).map(({ grade }) => grade)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(days.map(({ kind, grade }) => `${kind} ${grade}`)).size).toBe(21);
  });
  it('does not come again for years', () => {
    const days = Array.from({ length: 1460 }, (_, i) => JSON.stringify(daily(dayAfter(MONDAY, i), kinds)));
    expect(new Set(days).size).toBe(days.length);
  });
  it('is that of the day in Greenwich', () => expect(dayOf(Date.UTC(2026, 10, 18, 23, 59))).toBe('2026-11-18'));
});

describe('an answer', () => {
  const puzzle = { values: [2.3, 3.1, 3.4, 2.9], best: 0 } as Puzzle;
  it('is right, near or wrong', () => {
    expect([0, 1, 2].map((option) => judged(puzzle, option, true))).toEqual(['right', 'near', 'wrong']);
    expect(judged(puzzle, 1, false)).toBe('wrong');
  });
});

import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { base } from '../gallery/siegel';
import { played } from '../gallery/pieces';
import { Fresh } from './fresh.svelte';
import type { TableNews } from './wire.gen';

const cards = (numbers: number[]) => numbers.map((number) => ({ ...played(0, 'r1'), number }));
const news = (...numbers: number[]): TableNews<'siegel'> => ({ ...base, log: cards(numbers), events: cards(numbers) });

/** The numbers that are new, one list for each news. */
function fresh(all: TableNews<'siegel'>[], live = () => true): number[][] {
  let found: number[][] = [];
  const end = $effect.root(() => {
    const seen = new Fresh(live);
    flushSync();
    found = all.map((each) => seen.of(each).map(({ number }) => number));
  });
  end();
  return found;
}

test('whoever has just come sees things lie as they are, and then what is new once', () => {
  expect(fresh([news(4, 5), news(4, 5), news(6, 7), news(6, 7), news(7, 8)])).toEqual([[], [], [6, 7], [], [8]]);
});

test('whoever has missed some sees things lie as they are', () => {
  const log = cards([1, 2, 3, 4, 5]);
  expect(fresh([news(1), { ...news(5), log }, news(6)])).toEqual([[], [], [6]]);
});

test('what only others were told is not missed', () => {
  const log = cards([1, 2, 4, 5]);
  expect(fresh([news(1), news(2), { ...news(4, 5), log }, news(7)])).toEqual([[], [2], [4, 5], [7]]);
});

test('numbers that begin anew are not compared', () => {
  expect(fresh([news(9), news(2), news(3)])).toEqual([[], [], [3]]);
});

test('while nothing is seen as it happens nothing is new, and what comes next is', () => {
  let live = true;
  const end = $effect.root(() => {
    const seen = new Fresh(() => live);
    flushSync();
    const of = (...numbers: number[]): number[] => seen.of(news(...numbers)).map(({ number }) => number);
    of(1);
    live = false;
    expect([of(2), of(9)]).toEqual([[], []]);
    live = true;
    expect(of(10)).toEqual([10]);
  });
  end();
});

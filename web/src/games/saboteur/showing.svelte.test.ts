import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import scenes from '../../../gallery/saboteur.gen.json';
import type { Pace, SaboteurEvent, SaboteurNews, TableEvent, TableNews } from '../../wire.gen';
import { Showing } from './showing.svelte';

type News = TableNews<'saboteur'> & { view: SaboteurNews };
type Event = SaboteurEvent | TableEvent;

const dug = scenes['saboteur-5'] as unknown as News;
const last = dug.events.at(-1)?.number ?? 0;
/** Katrin (seat 0) looks on while seats 1 to 4 act. */
const start: News = { ...dug, you: 0, turn: 1 };

function then(before: News, turn: number | null, ...events: { name: string; args: object }[]): News {
  const first = (before.events.at(-1)?.number ?? last) + 1;
  const numbered = events.map((each, i) => ({ ...each, number: first + i })) as unknown as Event[];
  return { ...before, turn, events: [...before.events, ...numbered], log: [...before.log, ...numbered] };
}
const passed = (seat: number) => ({ name: 'passed', args: { seat } });
const laid = (seat: number) => ({ name: 'laid', args: { seat, card: 'EW', cell: [1, 0] } });

describe('deeds are shown one after the other', () => {
  let end: () => void;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => end());

  function begin(first: News, live = true): { showing: Showing; show: (news: News) => void } {
    let news = $state.raw(first);
    let showing!: Showing;
    end = $effect.root(() => {
      showing = new Showing(
        () => news,
        () => live,
      );
    });
    flushSync();
    return { showing, show: (more) => flushSync(() => (news = more)) };
  }
  const lastShown = (showing: Showing): (number | null | undefined)[] => [
    showing.news.events.at(-1)?.number,
    showing.told.events.at(-1)?.number,
    showing.turn,
  ];

  test.each([
    ['slow', 360, 600, 900],
    ['normal', 340, 560, 820],
    ['fast', 280, 420, 600],
  ] as const)(
    'at pace %s: card, log after %i ms, candle after %i, the next after %i',
    (pace: Pace, log, candle, next) => {
      const at = { ...start, settings: { ...start.settings, pace } };
      const { showing, show } = begin(at);
      const one = then(at, 2, laid(1));
      const two = then(one, 3, passed(2));
      show(one);
      vi.advanceTimersByTime(50);
      show(two); // so quick is no bot at pace normal, but four of them at pace fast
      expect(lastShown(showing)).toEqual([last + 1, last, 1]);
      vi.advanceTimersByTime(log - 51);
      expect(lastShown(showing)).toEqual([last + 1, last, 1]);
      vi.advanceTimersByTime(1);
      expect(lastShown(showing)).toEqual([last + 1, last + 1, 1]);
      vi.advanceTimersByTime(candle - log);
      expect(lastShown(showing)).toEqual([last + 1, last + 1, 2]);
      vi.advanceTimersByTime(next - candle - 1);
      expect(lastShown(showing)).toEqual([last + 1, last + 1, 2]);
      vi.advanceTimersByTime(1);
      expect(lastShown(showing)).toEqual([last + 2, last + 1, 2]);
      vi.advanceTimersByTime(candle);
      expect(lastShown(showing)).toEqual([last + 2, last + 2, 3]);
    },
  );

  test('what a goal shows is told when it has been turned over', () => {
    const { showing, show } = begin(start);
    show(then(start, 2, laid(1), { name: 'turned', args: { cell: [8, 2], what: 'stone' } }));
    vi.advanceTimersByTime(240 + 480);
    expect(showing.told).toBe(start);
    vi.advanceTimersByTime(100);
    expect(showing.told).toBe(showing.news);
  });

  test('whoever reads their role misses nothing: deeds wait for them, and are shown one by one afterwards', () => {
    const { showing, show } = begin(start);
    showing.hold(true);
    const one = then(start, 2, laid(1));
    const two = then(one, 0, passed(2));
    show(one);
    vi.advanceTimersByTime(60_000);
    show(two);
    vi.advanceTimersByTime(60_000);
    showing.skip();
    expect(lastShown(showing)).toEqual([last, last, 1]);
    showing.hold(false);
    expect(lastShown(showing)).toEqual([last + 1, last, 1]);
    vi.advanceTimersByTime(560);
    expect(lastShown(showing)).toEqual([last + 1, last + 1, 2]);
    vi.advanceTimersByTime(10_000);
    expect(lastShown(showing)).toEqual([last + 2, last + 2, 0]);
  });

  test('on at once for who goes on, plays, takes back, or does not see it as it happens', () => {
    const first = begin(start);
    const one = then(start, 2, laid(1));
    const two = then(one, 0, passed(2));
    first.show(one);
    first.show(two);
    first.showing.skip();
    expect(lastShown(first.showing)).toEqual([last + 2, last + 2, 0]);
    const own = then(two, 1, passed(0));
    first.show(own);
    expect(first.showing.news).toBe(own);
    first.show(then(own, 0, { name: 'taken-back', args: { seat: 0, counts: false } }));
    expect(first.showing.turn).toBe(0);
    end();
    const playing = begin(start);
    playing.show(one);
    playing.show(two);
    playing.show(own);
    expect(playing.showing.news).toBe(own);
    end();
    const later = begin(start, false);
    later.show(two);
    expect(lastShown(later.showing)).toEqual([last + 2, last + 2, 0]);
  });

  test('what is nobody’s deed waits for nothing, and puts nothing off', () => {
    const { showing, show } = begin(start);
    const one = then(start, 2, laid(1));
    show(one);
    const paused = { ...one, paused: true };
    show(paused);
    expect([showing.news, showing.told]).toEqual([paused, start]);
    vi.advanceTimersByTime(560);
    expect([showing.told, showing.turn]).toEqual([paused, 2]);
    vi.advanceTimersByTime(1_000);
    show({ ...one, paused: false });
    expect(showing.told.paused).toBe(false);
  });
});

import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import scenes from '../../../gallery/saboteur.gen.json';
import type { AtTable } from '../../at-table';
import type { SaboteurNews, TableNews } from '../../wire.gen';
import { held } from './held';
import { saboteur } from '.';
import { Reveal } from './reveal.svelte';

const ended = scenes['saboteur-reached'] as unknown as TableNews<'saboteur'> & { view: SaboteurNews };
const dug: SaboteurNews = { ...ended.view, phase: 'turn', roles: null };

let end: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => end());

const table = (asks: boolean): AtTable => ({ asks, memory: 't' }) as AtTable;

function begin(first: SaboteurNews, asks = true): { reveal: Reveal; show: (view: SaboteurNews) => void } {
  let view = $state.raw(first);
  let reveal!: Reveal;
  end = $effect.root(() => {
    reveal = new Reveal(table(asks), () => view);
  });
  flushSync();
  return { reveal, show: (next) => flushSync(() => (view = next)) };
}

test('the last card lands, then the treasure stays until one goes on, then who was who', () => {
  const { reveal, show } = begin(dug);
  expect([reveal.step, reveal.holds]).toEqual([null, false]);
  show(ended.view);
  expect([reveal.step, reveal.holds]).toEqual(['landing', true]);
  vi.advanceTimersByTime(400);
  expect(reveal.step).toBe('treasure');
  vi.advanceTimersByTime(600_000);
  expect(reveal.step).toBe('treasure');
  reveal.who();
  expect([reveal.step, reveal.holds]).toEqual(['who', true]);
  reveal.end();
  expect([reveal.step, reveal.holds]).toEqual(['told', false]);
  show({ ...dug, round: 2 });
  expect(reveal.step).toBeNull();
  show({ ...ended.view, round: 2 });
  expect(reveal.step).toBe('landing');
});

test('a reload tells nothing early, and nothing twice; whoever comes later finds it told', () => {
  begin(dug);
  end();
  const again = begin(ended.view).reveal;
  expect([again.step, again.holds]).toEqual(['treasure', true]);
  again.end();
  end();
  expect(begin(ended.view).reveal.step).toBe('told');
  end();
  expect(begin({ ...ended.view, round: 3 }).reveal.step).toBe('told');
});

test('a game that is only shown again goes from any news to any other at once', () => {
  const { reveal, show } = begin(dug, false);
  show(ended.view);
  expect([reveal.step, reveal.holds]).toEqual(['told', false]);
  show(dug);
  expect([reveal.step, reveal.holds]).toEqual([null, false]);
});

test('nothing calls us to the gold before it has been told, unless we know to be the first', () => {
  const picking = (finder: number): TableNews<'saboteur'> => ({
    ...ended,
    you: 1,
    view: { ...ended.view, phase: 'pick', finder },
  });
  const { reveal, show } = begin(dug);
  show(picking(2).view as SaboteurNews);
  expect(saboteur.call(picking(2))).toBe('');
  expect(saboteur.call(picking(1))).toBe('saboteur-page-who-was-who');
  flushSync(() => reveal.end());
  expect(saboteur.call(picking(2))).toBe('saboteur-page-take');
});

test('held back: what ended differently looks the same, and is as it was before', () => {
  const shown = held(ended, ended.view);
  const kept = JSON.stringify(shown);
  for (const secret of ['"digging-over"', '"picked"', '"gold"', '"round-over"', '"paid"'].map(
    (name) => `"name":${name}`,
  ))
    expect(kept).not.toContain(secret);
  expect(shown.view.goals.some(({ what }) => what === 'gold')).toBe(false);
  expect(shown.view.tiles.length).toBe(ended.view.tiles.length - 1);
  const swap = (role: string): 'digger' | 'saboteur' => (role === 'digger' ? 'saboteur' : 'digger');
  const other: SaboteurNews = {
    ...ended.view,
    roles: (ended.view.roles ?? []).map(swap),
    spare: swap(ended.view.spare ?? ''),
    past: ended.view.past.map((each) => ({ ...each, picked: each.picked.map((n) => n + 1) })),
    gains: ended.view.gains.map(() => [3]),
    nuggets: [3, 3],
    gold_counts: ended.view.gold_counts.map((n) => n + 1),
    finder: 1,
    picks: [4],
    winners: [2],
    stack: 1,
  };
  const log = ended.log.filter(({ name }) => name !== 'picked' && name !== 'gold');
  expect(JSON.stringify(held({ ...ended, log, events: [], turn: 3 }, other))).toBe(
    JSON.stringify({ ...shown, events: [] }),
  );
});

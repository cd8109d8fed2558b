import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Afterwards } from './afterwards.svelte';

let end: () => void;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => end());

function begin(live: boolean): { after: Afterwards<number>; show: (next: number) => void } {
  let now = $state(1);
  let after!: Afterwards<number>;
  end = $effect.root(() => {
    after = new Afterwards(
      () => now,
      () => live,
      500,
    );
  });
  flushSync();
  vi.runAllTimers();
  return { after, show: (next) => flushSync(() => (now = next)) };
}

test('a value is there a moment later, and is not put off by what comes meanwhile', () => {
  const { after, show } = begin(true);
  show(2);
  vi.advanceTimersByTime(499);
  expect(after.value).toBe(1);
  show(3);
  vi.advanceTimersByTime(1);
  expect(after.value).toBe(3);
});

test('where nothing is seen as it happens, it is there at once', () => {
  const { after, show } = begin(false);
  show(2);
  expect(after.value).toBe(2);
});

import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { phone } from './parts/media';
import { toasts } from './toasts.svelte';

test('messages go by themselves, the same words are one message, and there are three at most', () => {
  vi.useFakeTimers();
  const words = (): string[] => toasts.list.map(({ text }) => text);
  toasts.show('a');
  vi.advanceTimersByTime(4_000);
  toasts.show('a', { warn: true });
  expect(toasts.list).toMatchObject([{ text: 'a', warn: true }]);
  vi.advanceTimersByTime(4_000);
  expect(words(), 'it stays as long as the newest').toEqual(['a']);
  for (const text of ['b', 'c', 'd']) toasts.show(text);
  expect(words()).toEqual(['b', 'c', 'd']);
  vi.advanceTimersByTime(6_000);
  expect(words()).toEqual([]);
});

test('on phones there is room for one', () => {
  vi.useFakeTimers();
  const small = vi.spyOn(phone, 'current', 'get').mockReturnValue(true);
  for (const text of ['a', 'b']) toasts.show(text);
  expect(toasts.list.map(({ text }) => text)).toEqual(['b']);
  small.mockRestore();
  vi.advanceTimersByTime(6_000);
});

test('what was refused is past when something has been done; other messages stay', () => {
  toasts.show('no', { warn: true });
  toasts.show('yes');
  toasts.forgetWarnings();
  expect(toasts.list.map(({ text }) => text)).toEqual(['yes']);
});

test('who tells something when it is the case tells it once', () => {
  let times = 0;
  const end = $effect.root(() => {
    $effect(() => {
      times += 1;
      toasts.show('now');
    });
  });
  flushSync();
  end();
  expect(times).toBe(1);
});

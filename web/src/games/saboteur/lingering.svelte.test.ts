import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import scenes from '../../../gallery/saboteur.gen.json';
import type { SaboteurNews } from '../../wire.gen';
import { Lingering } from './lingering.svelte';

test('the mine stays for a moment when the digging is over, but not for whoever comes later', () => {
  const digging = scenes['saboteur-5'].view as unknown as SaboteurNews;
  let view = $state.raw(digging);
  let lingering!: Lingering;
  vi.useFakeTimers();
  const end = $effect.root(() => {
    lingering = new Lingering(() => view);
  });
  flushSync();
  expect(lingering.on).toBe(false);
  view = { ...digging, phase: 'pick' };
  flushSync();
  expect(lingering.on).toBe(true);
  vi.advanceTimersByTime(2_600);
  expect(lingering.on).toBe(false);
  end();
});

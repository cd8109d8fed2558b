import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { trick } from '../../gallery/pieces';
import { view as table } from '../../gallery/siegel';
import { Lingering as Trick } from './siegel/lingering.svelte';

let end: () => void;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => end());

describe('a trick that was won', () => {
  const won = [...table.tricks, trick(1, 2, 'b', 'b', 'b')];
  function begin(): { lingering: Trick; show: (more: Partial<typeof table>) => void; left: number[] } {
    let view = $state.raw(table);
    const left: number[] = [];
    let lingering!: Trick;
    end = $effect.root(() => {
      lingering = new Trick(
        () => view,
        (winner) => left.push(winner),
      );
    });
    const show = (more: Partial<typeof table>): void => {
      view = { ...view, ...more };
      flushSync();
    };
    show({});
    return { lingering, show, left };
  }

  test('stays for a moment and then goes to its winner', () => {
    const { lingering, show, left } = begin();
    expect(lingering.on).toBe(false);
    show({ tricks: won, trick: [] });
    expect(lingering.on).toBe(true);
    vi.advanceTimersByTime(2_000);
    expect([lingering.on, left]).toEqual([false, [2]]);
  });

  test('goes at once when somebody leads on, and has not stayed in another round', () => {
    const { lingering, show, left } = begin();
    show({ tricks: won, trick: [] });
    show({ trick: ['b1'] });
    expect([lingering.on, left]).toEqual([false, []]);
    show({ round: table.round + 1, tricks: [...won, ...won], trick: [] });
    expect(lingering.on).toBe(false);
  });
});

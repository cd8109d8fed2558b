import { beforeAll, expect, it } from 'vitest';
import { texts } from '../texts.svelte';
import { shared } from './telling';

beforeAll(async () => {
  await texts.choose('de');
  await texts.learn('puzzle');
});

it('is shared in two lines, without the answer', () => {
  const lines = shared('2026-11-15', {
    verdict: 'right',
    behind: 0,
    days: 12,
    ask: 'Welche Siegel würdest du nehmen?',
  });
  expect(lines).toBe('Kartentisch, 15. November: richtig\n12 Tage in Folge');
});

it('tells how far off it was, and asks', () => {
  const ask = 'Welche Siegel würdest du nehmen?';
  expect(shared('2026-11-15', { verdict: 'near', behind: 0.83, days: 0, ask })).toBe(
    'Kartentisch, 15. November: 0,8 daneben\nWelche Siegel würdest du nehmen?',
  );
  expect(shared('2026-11-15', { verdict: 'wrong', behind: null, days: 0, ask: 'Wen?' })).toBe(
    'Kartentisch, 15. November: daneben\nWen?',
  );
});

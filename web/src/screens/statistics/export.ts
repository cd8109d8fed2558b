/** One's statistics as a file: every game that counts, as the server counts it. */

import { session } from '../../session.svelte';
import type { CountedGame } from '../../wire.gen';

/** Pieces that may be asked for at once, and the time between others: the server admits no more. */
const AT_ONCE = 6;
const PAUSE_MS = 400;

async function fetched(): Promise<CountedGame[] | null> {
  const games: CountedGame[] = [];
  for (let piece = 0; ; piece++) {
    if (piece >= AT_ONCE) await new Promise((then) => setTimeout(then, PAUSE_MS));
    const done = await session.try({ type: 'export-statistics', skip: games.length });
    if (done?.type !== 'done' || !done.counted) return null;
    if (!done.counted.length) return games;
    games.push(...done.counted);
  }
}

/** Saves the file, if the server has told all of it. */
export async function exported(): Promise<void> {
  const games = await fetched();
  if (!games) return;
  const whole = { kartentisch: 'statistics', version: 1, name: session.me?.name ?? '', games };
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(whole, null, 1)], { type: 'application/json' }));
  link.download = 'kartentisch-statistics.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A move is sent once: a second click before the server has answered means no more than the first. */

import { session } from '../../session.svelte';

let sent = '';

export async function moveOnce(move: string): Promise<void> {
  const now = `${session.news?.table} ${session.news?.version}`;
  if (sent === now) return;
  sent = now;
  // What was refused, or lost on the way, may be tried again. What was made leads to a new version.
  if (!(await session.move(move)) && sent === now) sent = '';
}

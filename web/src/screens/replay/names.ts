import { nameOf } from '../../names';
import { say } from '../../texts.svelte';
import type { TableNews } from '../../wire.gen';
import type { Eyes } from './source';

/** "My eyes", a name, or that all hands lie open. */
export function eyesWord(news: TableNews, eyes: Eyes, mine: number | null): string {
  if (eyes === 'open') return say('replay-eyes-open');
  return eyes === mine ? say('replay-eyes-own') : nameOf(news, eyes);
}

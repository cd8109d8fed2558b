/**
 * Sentences with emblems in them. Colours and cards go into a sentence as marked arguments, so that the catalogues
 * need not know of them; `pieces` takes the sentence apart again to be drawn, `plain` makes it ready to be spoken.
 */

import type { Kind } from './wire.gen';

export interface Chip {
  kind: Kind;
  /** What stands beside the emblem, and what is said instead of both. */
  shown: string;
  spoken: string;
}

const [OPEN, BETWEEN, CLOSE] = ['\uE000', '\uE001', '\uE002'];
const MARKED = new RegExp(`${OPEN}(.)([^${BETWEEN}]*)${BETWEEN}([^${CLOSE}]*)${CLOSE}`);

export const chip = (kind: Kind, shown: string, spoken = shown): string =>
  OPEN + kind + shown + BETWEEN + spoken + CLOSE;

export function pieces(text: string): (string | Chip)[] {
  const found: (string | Chip)[] = [];
  const parts = text.split(MARKED);
  for (let i = 0; i < parts.length; i += 4) {
    if (parts[i]) found.push(parts[i] as string);
    if (i + 3 < parts.length) {
      found.push({ kind: parts[i + 1] as Kind, shown: parts[i + 2] ?? '', spoken: parts[i + 3] ?? '' });
    }
  }
  return found;
}

export const plain = (text: string): string =>
  pieces(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.spoken))
    .join('');

/** The sheet of a score pad as plain text. */

import type { Sheet } from './sheet.svelte';

export function shared<E>({ names, points, totals, pad, rounds }: Sheet<E>, title: string, total: string): string {
  const lines = points.map((round, at) => {
    const marked = rounds[at] === undefined ? [] : pad.marked(rounds[at]);
    return `${at + 1}: ${names.map((name, seat) => `${name}${marked[seat] ? '*' : ''} ${round[seat] ?? 0}`).join(', ')}`;
  });
  return [title, ...lines, `${total}: ${names.map((name, seat) => `${name} ${totals[seat]}`).join(', ')}`].join('\n');
}

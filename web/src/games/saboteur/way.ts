/** The way of the light: from the ladder to a goal, over cards whose tunnels meet. */

import type { TileNews } from '../../wire.gen';
import { type Cell, keyOf } from './cells';

const STEPS: readonly [side: string, back: string, dx: number, dy: number][] = [
  ['E', 'W', 1, 0],
  ['N', 'S', 0, 1],
  ['S', 'N', 0, -1],
  ['W', 'E', -1, 0],
];

/** The shortest such way, both ends included; empty if there is none. */
export function wayTo(tiles: readonly TileNews[], goal: Cell): Cell[] {
  const card = new Map(tiles.map((tile) => [keyOf([tile.x, tile.y]), tile.card]));
  const from = new Map<string, Cell | null>();
  const start = tiles.find(({ kind }) => kind === 'start');
  const queue: Cell[] = start ? [[start.x, start.y]] : [];
  if (queue[0]) from.set(keyOf(queue[0]), null);
  for (let here = queue.shift(); here; here = queue.shift()) {
    const [x, y] = here;
    if (keyOf(here) === keyOf(goal)) break;
    const open = card.get(keyOf(here)) ?? '';
    for (const [side, back, dx, dy] of STEPS) {
      const next: Cell = [x + dx, y + dy];
      const beyond = card.get(keyOf(next));
      // A dead end leads nowhere, not even from one of its openings to the other.
      if (!open.includes(side) || open.includes('!') || !beyond?.includes(back) || from.has(keyOf(next))) continue;
      from.set(keyOf(next), here);
      queue.push(next);
    }
  }
  const way: Cell[] = [];
  for (let cell: Cell | null | undefined = from.has(keyOf(goal)) ? goal : null; cell; cell = from.get(keyOf(cell)))
    way.unshift(cell);
  return way;
}

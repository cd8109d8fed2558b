import { expect, test } from 'vitest';
import type { TileNews } from '../../wire.gen';
import { wayTo } from './way';

const lie = (x: number, y: number, card: string, kind: TileNews['kind'] = 'path'): TileNews => ({
  x,
  y,
  card,
  kind,
  lit: true,
});
const START = lie(0, 0, 'NESW', 'start');

test('the shortest way from the ladder, over tunnels that meet', () => {
  const mine = [START, lie(1, 0, 'EW'), lie(2, 0, 'NESW', 'goal'), lie(0, 1, 'ES'), lie(1, 1, 'EW'), lie(2, 1, 'SW')];
  expect(wayTo(mine, [2, 0])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
});

test('none leads over a wall, or through a dead end', () => {
  expect(wayTo([START, lie(1, 0, 'NS'), lie(2, 0, 'NESW', 'goal')], [2, 0])).toEqual([]);
  expect(wayTo([START, lie(1, 0, 'EW!'), lie(2, 0, 'NESW', 'goal')], [2, 0])).toEqual([]);
  expect(wayTo([START], [8, 0])).toEqual([]);
});

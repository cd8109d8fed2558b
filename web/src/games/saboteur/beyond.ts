/** Cells that can be chosen but are out of sight, as the plan was moved or has no room for all: the edge leads there. */

import type { Box, Camera } from './camera.svelte';
import type { Cell } from './cells';
import { freest } from './room';

const SIZE = 44;
const GAP = 4;
const STEP = 8;
const SIDES = ['left', 'right', 'top', 'bottom'] as const;
type Side = (typeof SIDES)[number];

export interface Marker {
  side: Side;
  /** Where it leads, the nearest last. */
  cells: Cell[];
  box: Box;
}

/** One for each side beyond which something lies; they hide neither what can be chosen nor the buttons `taken`. */
export function markers(camera: Camera, targets: readonly Cell[], taken: readonly Box[]): Marker[] {
  const centre = (cell: Cell): [number, number] => {
    const { left, right, top, bottom } = camera.seen(cell);
    return [(left + right) / 2, (top + bottom) / 2];
  };
  const hidden = targets.flatMap((cell) => {
    const out = beyond(camera, centre(cell));
    return out ? [{ cell, ...out }] : [];
  });
  const seen = targets.filter((cell) => !beyond(camera, centre(cell))).map((cell) => camera.seen(cell));
  return SIDES.flatMap((side) => {
    const group = hidden.filter((each) => each.side === side).sort((a, b) => b.far - a.far);
    const nearest = group.at(-1);
    const place = nearest && freest(along(camera, side, centre(nearest.cell)), [...seen, ...taken]);
    return place ? [{ side, cells: group.map(({ cell }) => cell), box: place.box }] : [];
  });
}

/** How far a point lies outside, and beyond which side. */
function beyond(camera: Camera, [x, y]: [number, number]): { side: Side; far: number } | null {
  const out: [Side, number][] = [
    ['left', -x],
    ['right', x - camera.width],
    ['top', -y],
    ['bottom', y - camera.height],
  ];
  const [side, far] = out.sort((a, b) => b[1] - a[1])[0] as [Side, number];
  return far > -STEP ? { side, far } : null;
}

/** The places for a marker at that side, those first that are next to where it leads. */
function along(camera: Camera, side: Side, [x, y]: [number, number]): { box: Box }[] {
  const level = side === 'left' || side === 'right';
  const [wanted, length] = level ? [y, camera.height] : [x, camera.width];
  const across = { left: GAP, top: GAP, right: camera.width - SIZE - GAP, bottom: camera.height - SIZE - GAP }[side];
  const starts = Array.from(
    { length: Math.max(1, Math.floor((length - SIZE - 2 * GAP) / STEP) + 1) },
    (_, i) => GAP + i * STEP,
  );
  return starts
    .sort((a, b) => Math.abs(a + SIZE / 2 - wanted) - Math.abs(b + SIZE / 2 - wanted))
    .map((start) => {
      const [left, top] = level ? [across, start] : [start, across];
      return { box: { left, top, right: left + SIZE, bottom: top + SIZE } };
    });
}

/** Where something small can stand on the screen without hiding what is to be tapped. */

import type { Box } from './camera.svelte';

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const SIZE = 44;
const GAP = 8;
/** The names of columns and rows stand above and at the left. */
const ABOVE = 24;
const BESIDE = 28;

/** Places for a button in the corners of a plan of that size, the upper right one first, then along its edges. No name is hidden there. */
export function corners(width: number, height: number): { box: Box }[] {
  const [right, bottom] = [Math.max(BESIDE, width - SIZE - GAP), Math.max(ABOVE, height - SIZE - GAP)];
  const steps = (from: number, end: number): number[] =>
    Array.from({ length: Math.floor((end - from) / GAP) + 1 }, (_, i) => from + i * GAP);
  const first: [number, number][] = [
    [right, ABOVE],
    [right, bottom],
    [BESIDE, bottom],
    [BESIDE, ABOVE],
  ];
  const along: [number, number][] = [
    ...steps(ABOVE, bottom).flatMap((top): [number, number][] => [
      [right, top],
      [BESIDE, top],
    ]),
    ...steps(BESIDE, right).flatMap((left): [number, number][] => [
      [left, bottom],
      [left, ABOVE],
    ]),
  ];
  return [...first, ...along].map(([left, top]) => ({ box: { left, top, right: left + SIZE, bottom: top + SIZE } }));
}

/** The first of these places that hides the least of what is to be kept free, and then of what had better be. */
export function freest<Place extends { box: Box }>(
  places: readonly Place[],
  kept: readonly Box[],
  better: readonly Box[] = [],
): Place | undefined {
  const hidden = ({ box }: Place, what: readonly Box[]): number => what.filter((each) => overlap(box, each)).length;
  return places
    .map((place) => ({ place, hides: hidden(place, kept), also: hidden(place, better) }))
    .sort((a, b) => a.hides - b.hides || a.also - b.also)[0]?.place;
}

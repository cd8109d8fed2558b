/** Where something small can stand on the screen without hiding what is to be tapped. */

import type { Box } from './camera.svelte';

const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The first of these places that hides the least. */
export function freest<Place extends { box: Box }>(places: readonly Place[], kept: readonly Box[]): Place | undefined {
  const hidden = ({ box }: Place): number => kept.filter((each) => overlap(box, each)).length;
  return places.map((place) => ({ place, hides: hidden(place) })).sort((a, b) => a.hides - b.hides)[0]?.place;
}

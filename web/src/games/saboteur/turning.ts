/** A dwarf's card is turned about its long axis: its back goes in the first half, its face comes in the second. */

import type { TransitionConfig } from 'svelte/transition';
import { moving, TURNED_MS } from './motion';

export function turnedFrom(_: Element): TransitionConfig {
  return moving({
    duration: TURNED_MS / 2,
    css: (_t, u) => `transform: perspective(700px) rotateY(${-90 * u}deg)`,
  });
}

export function turnedFace(_: Element): TransitionConfig {
  return moving({
    delay: TURNED_MS / 2,
    duration: TURNED_MS / 2,
    css: (t, u) => `transform: perspective(700px) rotateY(${90 * u}deg); opacity: ${t ? 1 : 0}`,
  });
}

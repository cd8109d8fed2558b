/** How cards come and go in the mine. Where nothing may travel they only fade. */

import type { TransitionConfig } from 'svelte/transition';
import { still } from '../../motion';

const FADE: TransitionConfig = { duration: 120, css: (t) => `opacity: ${t}` };
const settle = (t: number): number => 1 - (1 - t) ** 3;
export const moving = (config: TransitionConfig): TransitionConfig => (still() ? FADE : config);
/** Where a game is not seen as it happens, things lie as they are. */
const AT_ONCE: TransitionConfig = { duration: 0 };

/** Goals are turned about the long axis; the card that led there is laid first. */
export const LAID_MS = 240;
export const TURNED_MS = 480;
export const FALLEN_MS = 420;

/** A card is laid; a goal shows its face in the second half of being turned over. */
export function laid(_: Element, { turned, live }: { turned: boolean; live: boolean }): TransitionConfig {
  if (!live) return AT_ONCE;
  if (turned) {
    return moving({
      delay: LAID_MS + TURNED_MS / 2,
      duration: TURNED_MS / 2,
      css: (t, u) => `transform: perspective(700px) rotateY(${90 * u}deg); opacity: ${t ? 1 : 0}`,
    });
  }
  return moving({
    duration: LAID_MS,
    easing: settle,
    css: (t, u) => `opacity: ${Math.min(1, t * 3)}; transform: translateY(${-26 * u}px) scale(${1 + 0.28 * u})`,
  });
}

export function fallen(_: Element, { live }: { live: boolean }): TransitionConfig {
  if (!live) return AT_ONCE;
  return moving({
    duration: FALLEN_MS,
    easing: (t) => t * (2 - t),
    css: (t, u) => `opacity: ${t}; transform: translateY(${34 * u}px) rotate(${9 * u}deg) scale(${1 - 0.3 * u})`,
  });
}

/** The back of a goal in the first half. */
export function turnedAway(_: Element, { live }: { live: boolean }): TransitionConfig {
  if (!live) return AT_ONCE;
  return moving({
    delay: LAID_MS,
    duration: TURNED_MS / 2,
    css: (t, u) => `transform: perspective(700px) rotateY(${90 * u}deg); opacity: ${t ? 1 : 0}`,
  });
}

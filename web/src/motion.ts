/**
 * Things that travel. What flies is a copy above the table, so the table itself is always drawn as it is: nothing waits
 * for a motion, nothing is blocked by one, and `settle` ends all of them at once. Only transform and opacity are moved.
 */

import { prefersReducedMotion } from 'svelte/motion';
import { settings } from './settings.svelte';

/** Where something lies: its middle, its width and how it is turned. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  angle: number;
}

export interface Flight {
  from: Spot;
  to: Spot;
  ms: number;
  delay?: number;
  ease?: string;
  /** How high the arc is. */
  lift?: number;
  /** How far it leans on its way, in degrees. */
  lean?: number;
  /** How much of it can still be seen in the end. */
  fade?: number;
  /** What lies face up on arrival shows this side first. */
  back?: Node | null;
  /** What will lie there in the end; until then it is not to be seen, and nor is what comes before it sets out. */
  target?: HTMLElement | null;
}

export const EASE = 'cubic-bezier(.2, .7, .2, 1)';
export const DROP = 'cubic-bezier(.3, 1.35, .5, 1)';

/** Whether nothing may travel: the wish of the person, else of the device. */
export const still = (): boolean =>
  settings.motion === 'off' || (settings.motion === 'system' && prefersReducedMotion.current);

export function spotOf(element: Element | null | undefined): Spot | null {
  if (!(element instanceof HTMLElement)) return null;
  const box = element.getBoundingClientRect();
  if (!box.width) return null;
  const { a, b } = new DOMMatrixReadOnly(getComputedStyle(element).transform);
  const angle = (Math.atan2(b, a) * 180) / Math.PI;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: element.offsetWidth, angle };
}

const running = new Set<() => void>();
/** What is still to be put on the screen: all places are looked up before anything is changed, so that the page is laid out once. */
let starts: (() => void)[] = [];
function start(action: () => void): void {
  if (!starts.length)
    queueMicrotask(() => {
      const all = starts;
      starts = [];
      for (const each of all) each();
    });
  starts.push(action);
}

/** Everything arrives now. */
export function settle(): void {
  for (const arrive of [...running]) arrive();
}

/** Does something after a while, unless a newer view comes first. */
export function later(delay: number, action: () => void): void {
  const drop = (): void => {
    clearTimeout(timer);
    running.delete(drop);
  };
  const timer = setTimeout(() => {
    drop();
    action();
  }, delay);
  running.add(drop);
}

let layer: HTMLElement | null = null;
function above(): HTMLElement {
  if (!layer?.isConnected) {
    layer = document.createElement('div');
    layer.className = 'flights';
    layer.setAttribute('aria-hidden', 'true');
    document.body.append(layer);
  }
  return layer;
}

export function fly(piece: Node, flight: Flight): void {
  const { from, to, ms, delay = 0, ease = EASE, lift = 0, lean = 0, fade = 1, back = null, target = null } = flight;
  const at = (x: number, y: number, angle: number, width: number): string =>
    `translate(${x}px, ${y}px) rotate(${angle}deg) scale(${width / to.width})`;
  const frames: Keyframe[] = [{ transform: at(from.x, from.y, from.angle, from.width), opacity: 1 }];
  if (lift || lean) {
    const middle = at((from.x + to.x) / 2, (from.y + to.y) / 2 - lift, lean, (from.width + to.width) / 2);
    frames.push({ transform: middle, opacity: 1 });
  }
  frames.push({ transform: at(to.x, to.y, to.angle, to.width), opacity: fade });
  const options: KeyframeAnimationOptions = { duration: ms, delay, easing: ease, fill: target ? 'forwards' : 'both' };

  const carrier = document.createElement('div');
  carrier.style.width = `${to.width}px`;
  // Not among the frames: what depends on its own size is not moved by the compositor.
  carrier.style.translate = '-50% -50%';
  const turner = document.createElement('div');
  turner.append(piece);
  if (back) {
    const reverse = document.createElement('div');
    reverse.append(back);
    turner.append(reverse);
  }
  carrier.append(turner);
  const travels: Animation[] = [];
  let arrived = false;
  const arrive = (): void => {
    arrived = true;
    running.delete(arrive);
    // What is taken away would still be animated, and not by the compositor any more.
    for (const each of travels) each.cancel();
    carrier.remove();
    if (target) target.style.opacity = '';
  };
  running.add(arrive);
  start(() => {
    if (arrived) return;
    above().append(carrier);
    const travel = carrier.animate(frames, options);
    travels.push(travel);
    if (back) travels.push(turner.animate([{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0)' }], options));
    if (target) {
      target.style.opacity = '0';
      carrier.style.opacity = '0';
    }
    travel.onfinish = arrive;
  });
}

/** What flies instead of a piece of the table. */
export function copy(element: Element): Node {
  const made = element.cloneNode(true) as HTMLElement;
  made.style.opacity = '';
  return made;
}

const CANDLE_MS = 260;

/** The candle slides to whoever is on turn now. */
export function moveCandle(from: Spot | null, target: HTMLElement | null): void {
  const to = spotOf(target);
  if (still() || !target || !from || !to || Math.hypot(to.x - from.x, to.y - from.y) < 4) return;
  fly(copy(target), { from, to, ms: CANDLE_MS, lean: to.x < from.x ? 7 : -7, target });
}

/** A touch of shade, as of something landing there. */
export function shade(element: Element | null, delay: number): void {
  later(delay, () => element?.animate([{ opacity: 1 }, { opacity: 0.45 }, { opacity: 1 }], 80));
}

/** Where nothing travels, what is new fades in and keeps a ring for a moment. */
export function appear(element: HTMLElement): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
  element.classList.add('fresh');
  setTimeout(() => element.classList.remove('fresh'), 1000);
}

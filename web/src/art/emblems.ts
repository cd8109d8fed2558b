/** Emblems of the seven kinds of seals: one filled even-odd path each, box 24 × 24. */

import type { Kind } from '../wire.gen';

/** How the style sheets call them. */
export const NAME: Record<Kind, string> = {
  r: 'red',
  y: 'yellow',
  g: 'green',
  b: 'blue',
  v: 'violet',
  w: 'white',
  k: 'black',
};

export const round = (n: number): number => Math.round(n * 10) / 10;

const polar = (r: number, a: number, c = 12): string => `${round(c + r * Math.sin(a))} ${round(c - r * Math.cos(a))}`;
const rays = Array.from({ length: 8 }, (_, i) => {
  const a = (i * Math.PI) / 4;
  return `M${polar(11.6, a)}L${polar(6.9, a + 0.34)}L${polar(6.9, a - 0.34)}Z`;
}).join('');
const star5 =
  'M' + Array.from({ length: 10 }, (_, i) => polar(i % 2 ? 4.7 : 11.4, (i * Math.PI) / 5, 12)).join('L') + 'Z';
const wave = (y: number): string =>
  `M1.6 ${y}c2.3-2.7 4.7-2.7 7-.8 2.2 1.8 4.6 1.8 6.8 0 2.3-1.9 4.7-1.9 7 .8v3.5c-2.3-2.7-4.7-2.7-7-.8-2.2 1.8-4.6 1.8-6.8 0-2.3-1.9-4.7-1.9-7 .8z`;
export const EMBLEM: Record<Kind, string> = {
  r: 'M12.6.8c.6 4.6 7 7.4 7 14.1 0 4.7-3.3 8.3-7.6 8.3s-7.6-3.6-7.6-8.3c0-2.9 1.3-4.9 2.9-6.7.2 2 .9 3.2 1.9 3.9C9 8.3 10.2 4.2 12.6.8zM12 20.6c2.1 0 3.5-1.5 3.5-3.4 0-2.2-1.9-3.2-2.7-5.6-1.8 1.6-4.3 3.2-4.3 5.7 0 1.9 1.4 3.3 3.5 3.3z',
  y: 'M12 6.9a5.1 5.1 0 1 0 0 10.2 5.1 5.1 0 0 0 0-10.2z' + rays,
  g: 'M21.3 2.7C10.7 1.8 3.2 6.8 3.2 14.3c0 1.7.4 3.2 1.1 4.5L1.8 21.4l1.7 1.6 2.5-2.6c1.2.7 2.7 1.1 4.4 1.1C17.9 21.5 22 13.3 21.3 2.7zM7 18.1 6.3 17.2C8.7 13.2 12 9.9 17 6.7 12.8 10.7 9.5 14 7 18.1z',
  b: wave(4.4) + wave(10.7) + wave(17),
  v: 'M15.3 1.5A11 11 0 1 0 22.6 15.3 9 9 0 0 1 15.3 1.5z',
  w: star5,
  k: 'M13.4-5.5 8.2 4.6l5.6 3.7-6.4 6.6 4.6 3.9-5.2 10.7 9.6-11.3-4.9-3.8 6.3-6.6-5.4-3.8z',
};

export const emblem = (kind: Kind): string =>
  `<svg viewBox="0 0 24 24" aria-hidden="true"><path fill-rule="evenodd" d="${EMBLEM[kind]}"/></svg>`;

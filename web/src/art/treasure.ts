/** The treasure, 100 × 140, and the rays around it. */

import { shape } from './icons';
import { tile } from './mine';

const HEAP: [x: number, y: number, scale: number, turn: number][] = [
  [50, 52, 1.5, 0],
  [32, 66, 1.5, 40],
  [68, 66, 1.5, 80],
  [41, 80, 1.7, 15],
  [61, 82, 1.7, 60],
  [24, 86, 1.3, 100],
  [78, 88, 1.3, 20],
  [50, 95, 1.5, 45],
];
const SPARKS =
  'M50 26l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM24 48l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5zM79 44l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z';

export const TREASURE = `<svg viewBox="0 0 100 140" aria-hidden="true"><defs><radialGradient id="treasure-glow"><stop offset="0" stop-color="#fff6cf"/><stop offset=".5" stop-color="#ffd874" stop-opacity=".85"/><stop offset="1" stop-color="#ffc74e" stop-opacity="0"/></radialGradient></defs><rect width="100" height="140" rx="7" fill="#fffaf0"/><g transform="translate(4 4) scale(.92 .943)">${tile('NESW')}</g><circle cx="50" cy="72" r="46" fill="url(#treasure-glow)"/>${HEAP.map(([x, y, scale, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-12 -12)">${shape('gold')}</g>`).join('')}<path d="${SPARKS}" fill="#fffbe6"/></svg>`;

const COUNT = 24;
const ray = (i: number): string => {
  const [angle, half, far] = [(i * 2 * Math.PI) / COUNT, i % 2 ? 0.06 : 0.11, i % 2 ? 84 : 100];
  const at = (turn: number): string => `${(far * Math.cos(turn)).toFixed(1)} ${(far * Math.sin(turn)).toFixed(1)}`;
  return `<path d="M0 0L${at(angle - half)}L${at(angle + half)}Z"/>`;
};

export const RAYS = `<svg viewBox="-100 -100 200 200" aria-hidden="true"><defs><radialGradient id="treasure-rays"><stop offset=".1" stop-color="#ffe3a0" stop-opacity=".75"/><stop offset="1" stop-color="#ffce74" stop-opacity="0"/></radialGradient></defs><g fill="url(#treasure-rays)">${Array.from({ length: COUNT }, (_, i) => ray(i)).join('')}<circle r="62"/></g></svg>`;

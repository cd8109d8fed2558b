/** The mine: tiles drawn from their openings, goals face down, all 100 × 140. Whether a tile is lit is a matter of style. */

import { round } from './emblems';
import { shape } from './icons';

type Side = 'N' | 'E' | 'S' | 'W';
type Point = readonly [x: number, y: number];

const EDGE: Record<Side, Point> = { N: [50, 0], E: [100, 70], S: [50, 140], W: [0, 70] };
const RIM = '#241b15';
const FLOOR = 'var(--floor, var(--unlit))';
const FLOOR_2 = 'var(--floor-2, var(--unlit-2))';

/** What several drawings use, once in the page: the hatching of dark tunnels and the two halves of a broken tool. */
export const MINE_DEFS = `<pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V9" stroke="#2a2522" stroke-width="3.4" opacity=".62"/></pattern>
<clipPath id="half-left"><path d="M-20-20H58L40 39 54 51 34 130H-20z"/></clipPath><clipPath id="half-right"><path d="M120-20H62L46 37 62 51 44 130H120z"/></clipPath>`;

const ROCK = `<rect width="100" height="140" fill="var(--rock)"/>
<path d="M0 0h34L20 30 0 38zM100 0v44L82 32 70 0zM0 102l22 8 10 30H0zM100 96v44H66l12-32z" fill="var(--rock-2)"/><path d="M34 0h36l-6 24-30-2zM0 38l20-8 2 22L0 62zM100 44 82 32l-6 26 24 8zM32 140l-4-20 18-6 20 26z" fill="var(--rock-3)" opacity=".7"/>
<g stroke="var(--rock-3)" stroke-width="1.2" fill="none" opacity=".8"><path d="M8 12l10 6M82 10l8 8M10 118l8 10M84 122l8-8M12 84l8 4M84 84l-6 6"/></g>`;
const LADDER =
  '<g stroke="#5a3b1a" stroke-width="6" stroke-linecap="round"><path d="M38 34v72M62 34v72"/></g><g stroke="#7d5528" stroke-width="5" stroke-linecap="round"><path d="M38 44h24M38 58h24M38 72h24M38 86h24M38 100h24"/></g>';
const EDGING =
  '<rect x=".8" y=".8" width="98.4" height="138.4" rx="5" fill="none" stroke="#150f0b" stroke-opacity=".55" stroke-width="1.6"/>';

/** From the edge towards the middle, `far` of the way. */
const inwards = (side: Side, far: number): Point => {
  const [x, y] = EDGE[side];
  return [x + (50 - x) * far, y + (70 - y) * far];
};

function tunnel(sides: Side[], dead: boolean): string {
  const [a, b] = sides;
  const bend = !dead && a && b && sides.length === 2 && !['NS', 'EW'].includes(a + b);
  if (bend) return `M${EDGE[a].join(' ')}Q50 70 ${EDGE[b].join(' ')}`;
  return sides
    .map(
      (side) =>
        `M${EDGE[side].join(' ')}L${inwards(side, dead ? 0.52 : 1)
          .map(round)
          .join(' ')}`,
    )
    .join('');
}

/** Rubble and crossed boards where an opening ends in rock. */
function closed(side: Side): string {
  const at = inwards(side, 0.62).map(round).join(' ');
  return `<g transform="translate(${at}) rotate(${side === 'N' || side === 'S' ? 0 : 90})"><path d="M-21 4l3-13 10-4 8 5 9-6 10 7 3 11-8 8-26 1z" fill="var(--rock-3)" stroke="#1d1612" stroke-width="1.5"/><path d="M-13-1l7-5 7 4M3 2l8-6 5 5" fill="none" stroke="var(--rock-2)" stroke-width="2.5"/><g stroke="#e9d9b8" stroke-width="5" stroke-linecap="round"><path d="M-16-7 16 8M16-7-16 8"/></g></g>`;
}

/** A card as it lies: its open sides, `!` for a dead end. */
export function tile(card: string, { ladder = false, gold = false } = {}): string {
  const dead = card.includes('!');
  const sides = [...card.replace('!', '')] as Side[];
  const d = tunnel(sides, dead);
  const path = (width: number, colour: string, more = ''): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" ${more}/>`;
  const node = (rx: number, ry: number, colour: string): string =>
    !dead && sides.length > 2 ? `<ellipse cx="50" cy="70" rx="${rx}" ry="${ry}" fill="${colour}"/>` : '';
  const sleepers = (opacity: string): string =>
    path(17, 'var(--rail, #6b4a26)', `stroke-dasharray="3.2 7.5" stroke-dashoffset="2" opacity="${opacity}"`);
  const rails = dead
    ? ''
    : sleepers('.62') + path(11.5, '#4c3a2b', 'opacity=".95"') + path(7.5, FLOOR) + sleepers('.35');
  return `<svg viewBox="0 0 100 140" aria-hidden="true">${ROCK}
${path(44, RIM)}${node(26, 27, RIM)}${path(36, FLOOR_2)}${node(22, 23, FLOOR_2)}${path(27, FLOOR)}${node(18, 19, FLOOR)}${rails}${path(36, 'url(#hatch)', 'class="hatch"')}${dead ? sides.map(closed).join('') : ''}
${ladder ? LADDER : ''}${gold ? `<g transform="translate(22 42) scale(2.3)">${shape('gold')}</g>` : ''}${EDGING}</svg>`;
}

/** A goal face down; its letter stands upright however the plan is turned, so it is not part of the drawing. */
export const GOAL_BACK =
  '<svg viewBox="0 0 100 140" aria-hidden="true"><rect width="100" height="140" rx="5" fill="#3a5357"/><rect x="6" y="6" width="88" height="128" rx="4" fill="none" stroke="#7f9b9a" stroke-width="1.6"/><g fill="none" stroke="#7f9b9a" stroke-width="1.2" opacity=".55"><path d="M6 40l20-34M6 70 44 6M6 100 62 6M6 130 80 6M20 134 94 10M38 134l56-94M56 134l38-64M74 134l20-34"/></g><circle cx="50" cy="70" r="25" fill="#b88a3a"/><circle cx="50" cy="70" r="25" fill="none" stroke="#7d5814" stroke-width="2"/><circle cx="50" cy="70" r="19.5" fill="none" stroke="#7d5814" stroke-width="1.5" stroke-dasharray="1.5 4" stroke-linecap="round"/></svg>';

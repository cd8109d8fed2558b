/** Action cards, in the format of the tiles: breaking is red and split, repairing green and ticked, the rest petrol. */

import { type IconName, shape } from './icons';

interface Dress {
  ink: string;
  ground: string;
  badge: string;
}

const BREAK: Dress = {
  ink: '#8e2018',
  ground: '#f7dccf',
  badge: '<path d="M20 10l-5 7 5 2-4 7" fill="none" stroke="#fff6e2" stroke-width="2.6"/>',
};
const FIX: Dress = {
  ink: '#2c5a3d',
  ground: '#dfecd6',
  badge: '<path d="M13 18.5l4 4 7-8.5" fill="none" stroke="#fff6e2" stroke-width="2.8"/>',
};
const OTHER: Dress = { ink: '#3a5357', ground: '#f4ead7', badge: '' };

/** The card as in the hand, `break:pick`, `fix:pick+lamp`, `rockfall`, `map`; `name` stands in its band, two tools with a comma. */
export function action(card: string, name: string): string {
  const [kind = '', tools = ''] = card.split(':');
  const { ink, ground, badge } = kind === 'break' ? BREAK : kind === 'fix' ? FIX : OTHER;
  const [first, second] = (tools || kind).split('+') as [IconName, IconName?];
  // No style of its own: the page's security policy allows none within a drawing.
  const drawn = (what: IconName, x: number, y: number, size: number): string =>
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 24 24" color="${ink}">${shape(what).replaceAll('var(--hole, #fff)', ground)}</svg>`;
  const half = (side: string, turn: string): string =>
    `<g clip-path="url(#half-${side})"><g transform="${turn} 50 55)">${drawn(first, 18, 22, 64)}</g></g>`;
  const picture = second
    ? drawn(first, 8, 40, 40) + drawn(second, 52, 40, 40)
    : kind === 'break'
      ? `<svg x="0" y="0" width="100" height="103">${half('left', 'translate(-4 3) rotate(-4')}${half('right', 'translate(4 -3) rotate(4')}</svg><path d="M61 8 44 38l14 13-19 44" fill="none" stroke="#241a12" stroke-width="2" stroke-linejoin="bevel"/>`
      : drawn(first, 19, 22, 62);
  // Two tools stand below each other.
  const lines = name.split(/(?<=, )/);
  const size = lines.length > 1 ? 15 : name.length > 12 ? 13.5 : name.length > 9 ? 16 : 20;
  const words = lines
    .map((line, i) => `<tspan x="50" y="${lines.length > 1 ? 116 + 15 * i : 125}">${line}</tspan>`)
    .join('');
  return `<svg viewBox="0 0 100 140" aria-hidden="true"><rect width="100" height="140" rx="8" fill="#fffaf0"/><rect x="4.5" y="4.5" width="91" height="131" rx="5" fill="${ground}"/>${picture}
<rect x="4.5" y="103" width="91" height="32.5" fill="${ink}"/><text text-anchor="middle" font-family="Grenze, Georgia, serif" font-weight="600" font-size="${size}" fill="#fff6e2">${words}</text>${badge ? `<circle cx="18" cy="18" r="10" fill="${ink}"/>${badge}` : ''}<rect x=".7" y=".7" width="98.6" height="138.6" rx="7.5" fill="none" stroke="#3a2a18" stroke-opacity=".3"/></svg>`;
}

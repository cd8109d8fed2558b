/** Wax seals, box 48 × 48. Three outlines a kind, so that neighbours differ; drawn once as symbols, without filters. */

import { EMBLEM, round } from './emblems';
import { type Kind, KINDS } from '../wire.gen';

type Wax = readonly [light: string, base: string, dark: string, face: string];
const WAX: Record<Kind, Wax> = {
  r: ['#e0604e', '#b3261e', '#6e0f0d', '#ffc9b8'],
  y: ['#ffd76a', '#dd9f1e', '#8f5c05', '#5a3802'],
  g: ['#7db45f', '#3d7c33', '#1d4a1b', '#dcf2bd'],
  b: ['#5ea6da', '#1f68a6', '#0d3c68', '#cfe9fb'],
  v: ['#9d76cc', '#613795', '#36195c', '#e6d4f8'],
  w: ['#ffffff', '#efe7d6', '#b5a88d', '#8a7a5c'],
  k: ['#6a6460', '#35302d', '#12100f', '#d8d0c6'],
};
/** The closed smooth outline of poured wax. */
function blob(seed: number, n = 14, r = 20.5, wob = 1.5): string {
  const p: [number, number][] = [];
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 2 * Math.PI,
      k = Math.sin(seed * 12.9 + i * 78.2) * 43758.5,
      w = k - Math.floor(k);
    const R = r + (w - 0.45) * 2 * wob;
    p.push([24 + R * Math.cos(a), 24 + R * Math.sin(a)]);
  }
  const at = (i: number): [number, number] => p[(i + n) % n] as [number, number];
  let d = '';
  for (let i = 0; i < n; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    if (!i) d += `M${round(p1[0])} ${round(p1[1])}`;
    d += `C${round(p1[0] + (p2[0] - p0[0]) / 6)} ${round(p1[1] + (p2[1] - p0[1]) / 6)} ${round(p2[0] - (p3[0] - p1[0]) / 6)} ${round(p2[1] - (p3[1] - p1[1]) / 6)} ${round(p2[0])} ${round(p2[1])}`;
  }
  return d + 'Z';
}
const BLOBS = [1.3, 2.9, 4.2].map((s) => blob(s));
function sealSymbol(c: Kind, v: number): string {
  const [L, B, D, F] = WAX[c],
    o = BLOBS[v] ?? '',
    e = EMBLEM[c],
    id = `${c}${v}`;
  const dark = c === 'w' ? '#8d7f63' : D,
    face = c === 'w' ? '#7d6c4c' : F;
  return `<radialGradient id="w${id}" cx=".34" cy=".26" r=".85"><stop offset="0" stop-color="${L}"/><stop offset=".45" stop-color="${B}"/><stop offset="1" stop-color="${D}"/></radialGradient>
<linearGradient id="p${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${dark}"/><stop offset=".55" stop-color="${B}"/><stop offset="1" stop-color="${L}"/></linearGradient>
<symbol id="seal-${c}-${v}" viewBox="0 0 48 48">
<path d="${o}" transform="translate(.7 2)" fill="#1a0f06" opacity=".34"/>
<path d="${o}" fill="url(#w${id})"/>
<path d="${o}" transform="matrix(.93 0 0 .93 1.4 1.3)" fill="none" stroke="#fff" stroke-opacity="${c === 'k' ? 0.28 : 0.42}" stroke-width="1.2" stroke-dasharray="34 140" stroke-dashoffset="-66" stroke-linecap="round"/>
<circle cx="24" cy="24" r="15.2" fill="url(#p${id})"/>
<circle cx="24" cy="24" r="15.2" fill="none" stroke="${dark}" stroke-opacity=".75" stroke-width="1.3"/>
<path d="M35.1 34.6A15.4 15.4 0 0 1 13.5 35.2" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.1" stroke-linecap="round"/>
<g transform="translate(12.7 12.7) scale(.942)" fill-rule="evenodd"><path d="${e}" fill="#000" opacity="${c === 'w' || c === 'y' ? 0.2 : 0.5}" transform="translate(.8 1)"/><path d="${e}" fill="${c === 'w' || c === 'y' ? '#fff8dc' : F}" opacity=".9" transform="translate(-.45 -.5)"/><path d="${e}" fill="${face}"/></g>
<ellipse cx="14.5" cy="10.8" rx="4.6" ry="1.7" fill="#fff" opacity="${c === 'k' ? 0.35 : 0.62}" transform="rotate(-38 14.5 10.8)"/>
<circle cx="9.3" cy="16.8" r="1" fill="#fff" opacity=".5"/>
</symbol>`;
}

/** What a page needs once: the symbols of the seals, and the gradient and outline that all cards share. */
export const defs = (): string =>
  KINDS.map((kind) => BLOBS.map((_, v) => sealSymbol(kind, v)).join('')).join('') +
  '<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ece3f3"/><stop offset=".3" stop-color="#9a7cc4"/><stop offset="1" stop-color="#7a5aae"/></linearGradient>' +
  '<clipPath id="panel"><rect x="4.5" y="4.5" width="91" height="135" rx="6.5"/></clipPath>';

export const seal = (kind: Kind, index: number): string =>
  `<svg viewBox="0 0 48 48" aria-hidden="true"><use href="#seal-${kind}-${index % BLOBS.length}"/></svg>`;

/** What stays where a seal was that has been handed back. */
export const stain = (kind: Kind): string =>
  `<svg viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="18.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-dasharray="3 3.6"/><path transform="translate(13.8 13.8) scale(.85)" fill="currentColor" fill-rule="evenodd" d="${EMBLEM[kind]}"/></svg>`;

/** Cards of Die sieben Siegel, box 100 × 144: the picture grows with the value. */

import { EMBLEM, NAME, round } from './emblems';
import type { Colour } from '../wire.gen';

const hill = (y: number, a: number, ph: number, fill: string): string =>
  `<path fill="${fill}" d="M0 ${y + a * Math.sin(ph)}C20 ${y - a} 34 ${y + a} 54 ${y + a * 0.3}S84 ${y - a * 1.2} 100 ${y - a * 0.2}V146H0z"/>`;
/** A leaf that grows from a point, turned and scaled. All of a fill are one path: the fewer shapes, the quicker a card is drawn. */
function leaf(x: number, y: number, turn: number, size: number): string {
  const [sin, cos] = [Math.sin(turn) * size, Math.cos(turn) * size];
  const at = (px: number, py: number): string => `${round(x + px * cos - py * sin)} ${round(y + px * sin + py * cos)}`;
  return `M${at(0, 0)}C${at(-7, -5)} ${at(-7, -15)} ${at(0, -24)} ${at(7, -15)} ${at(7, -5)} ${at(0, 0)}z`;
}
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const STARS = [14, 96, 1.2, 30, 108, 1.6, 90, 110, 1.2, 84, 32, 1.3, 24, 84, 1, 42, 110, 1, 12, 112, 1.3];
/** `t` is the value of 15. */
const SCENE: Record<Colour, (v: number, t: number) => string> = {
  r(_, t) {
    // a fire: from ember to blaze
    const h = 24 + 84 * t,
      w = 20 + 22 * t,
      y = 132,
      x = 60;
    const fl = (k: number, dx: number, fill: string): string =>
      `<path fill="${fill}" transform="translate(${x + dx} ${y}) scale(${round(w * k) / 10} ${round(h * k) / 10})" d="M.1-10C.5-6.8 5-5.4 5-2.2 5-.4 3 .5 0 .5S-5-.4-5-2.2c0-1.6.9-2.7 1.9-3.7.1 1.2.6 1.8 1.2 2.2C-2.2-6-1.4-8.2.1-10z"/>`;
    return (
      hill(126, 4, 1, '#e9a988') +
      fl(1.1, 0, 'var(--red-mid)') +
      fl(0.82, -2, '#f2a14f') +
      fl(0.5, 1, '#fbd98a') +
      `<path fill="var(--red-deep)" d="M0 131c24-5 36 1 56-1s30-4 44 0v16H0z"/><g stroke="#6e1a12" stroke-width="4.5" stroke-linecap="round"><path d="M40 134l38-7M42 127l36 8"/></g>`
    );
  },
  y(_, t) {
    // the sun rises over fields
    const y = 120 - 74 * t,
      x = 64;
    let r = '';
    for (let i = 0; i < 12; i++) {
      const a = (i * Math.PI) / 6 + 0.13;
      r += `M${round(x + 21 * Math.cos(a))} ${round(y + 21 * Math.sin(a))}L${round(x + 74 * Math.cos(a - 0.075))} ${round(y + 74 * Math.sin(a - 0.075))}L${round(x + 74 * Math.cos(a + 0.075))} ${round(y + 74 * Math.sin(a + 0.075))}z`;
    }
    return (
      `<path fill="#f7d678" opacity=".62" d="${r}"/><circle cx="${x}" cy="${y}" r="17.5" fill="var(--yellow-mid)"/><circle cx="${x}" cy="${y}" r="12.5" fill="#f9d870"/>` +
      hill(106, 5, 1, '#efcb6c') +
      hill(117, 5, 3.6, '#dca637') +
      `<path fill="var(--yellow-deep)" d="M0 132c26-9 44-2 100-8v22H0z"/><g stroke="#a86c07" stroke-width="1.3" fill="none"><path d="M8 146c8-8 22-12 38-14M30 146c10-8 26-14 44-16M58 146c8-7 22-13 42-15"/></g>`
    );
  },
  g(v) {
    // a twig with as many leaves as the value
    const top = 122 - (84 * (v - 1)) / 14,
      x = 62;
    const leaves = ['', ''];
    for (let i = 0; i < v; i++) {
      const q = v === 1 ? 0 : i / (v - 1),
        y = 118 - (118 - top - 2) * q,
        s = i === v - 1 ? 0 : i % 2 ? 1 : -1,
        sx = x + 6 * Math.sin((132 - y) / 30);
      leaves[i % 3 ? 1 : 0] += leaf(sx, y, (s * (58 - 14 * q) * Math.PI) / 180, 1.06 - 0.34 * q);
    }
    let st = `M${x} 136`;
    for (let y = 134; y >= top; y -= 4) st += `L${round(x + 6 * Math.sin((132 - y) / 30))} ${y}`;
    return (
      hill(122, 4, 2, '#bcd692') +
      `<path d="${st}" fill="none" stroke="#3f6b2a" stroke-width="2.6" stroke-linecap="round"/><path fill="#5f9a3d" d="${leaves[0]}"/><path fill="var(--green-mid)" d="${leaves[1]}"/>` +
      `<path fill="var(--green-deep)" d="M0 131c30-7 60 4 100-3v18H0z"/>`
    );
  },
  b(_, t) {
    // the tide lifts a paper boat
    const y = 124 - 40 * t;
    const w = (yy: number, ph: number, fill: string): string => {
      let d = `M0 ${round(yy + 3 * Math.sin(ph))}`;
      for (let x = 4; x <= 100; x += 4) d += `L${x} ${round(yy + 3 * Math.sin(ph + x / 9.5))}`;
      return `<path fill="${fill}" d="${d}V146H0z"/>`;
    };
    return (
      w(y - 7, 0.6, '#a3cfe6') +
      `<g transform="translate(63 ${round(y + 3)}) rotate(-5)"><path fill="#fffaf0" d="M-21-11h42l-9 13h-24z"/><path fill="#fffaf0" d="M0-31 13-11h-26z"/><path fill="#dfe6ea" d="M0-31 13-11H0zM0-11h21L12 2H0z"/></g>` +
      w(y + 1, 2.2, 'var(--blue-mid)') +
      w(y + 11, 4.6, '#3a86bb') +
      w(y + 23, 0.2, 'var(--blue-deep)') +
      (y < 104 ? w(y + 38, 3, '#154f80') : '')
    );
  },
  v(v) {
    // the moon waxes over the hills
    const r = 20,
      x = 64,
      y = 82,
      f = v / 15,
      k = round(r * Math.abs(1 - 2 * f)),
      lit = `M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}A${k} ${r} 0 0 ${f < 0.5 ? 0 : 1} ${x} ${y - r}z`;
    let st = '';
    for (let i = 0; i < STARS.length; i += 3) st += disc(STARS[i] ?? 0, STARS[i + 1] ?? 0, STARS[i + 2] ?? 0);
    return (
      `<path fill="url(#dusk)" d="M0 58h100v88H0z"/><path fill="#fff" opacity=".9" d="${st}"/><circle cx="${x}" cy="${y}" r="${r + 6}" fill="#fff" opacity=".13"/><circle cx="${x}" cy="${y}" r="${r}" fill="#6f4fa3"/><path fill="#fff6dc" d="${lit}"/>` +
      hill(113, 7, 1, '#6b479e') +
      `<path fill="var(--violet-deep)" d="M0 130c18-12 34-12 52-4s30 6 48-4v24H0z"/><path fill="#3c2069" d="M0 137c30-8 62 4 100-4v13H0z"/>`
    );
  },
};

/** A card's face. The small one, for cards under 66 px, has a larger numeral and a lower picture. */
export function card(colour: Colour, value: number, small: boolean): string {
  const name = NAME[colour];
  const numeral = small
    ? `<text x="${value > 9 ? 5 : 9}" y="48" font-size="54">${value}</text>`
    : `<text x="9" y="41" font-size="47">${value}</text>`;
  const [x, y, size] = small ? [11, 57, 30] : [10, 49, 22];
  const sign = `<path transform="translate(${x} ${y}) scale(${size / 24})" fill-rule="evenodd" d="${EMBLEM[colour]}"/>`;
  return `<svg viewBox="0 0 100 144" aria-hidden="true">
<rect width="100" height="144" rx="10" fill="#fffaf0"/><rect x=".5" y=".5" width="99" height="143" rx="9.5" fill="none" stroke="#3a2a18" stroke-opacity=".22"/>
<g clip-path="url(#panel)"><rect width="100" height="144" fill="var(--${name}-sky)"/><g${small ? ' transform="translate(0 22)"' : ''}>${SCENE[colour](value, value / 15)}</g></g>
<rect x="4.5" y="4.5" width="91" height="135" rx="6.5" fill="none" stroke="var(--${name}-ink)" stroke-opacity=".35"/>
<g class="index" fill="var(--${name}-ink)" stroke="var(--${name}-sky)" stroke-width="${small ? 3 : 2}" stroke-linejoin="round">${numeral}${sign}</g></svg>`;
}

/** A closed envelope with a brass seal. */
export const back = (): string =>
  '<svg viewBox="0 0 100 144" aria-hidden="true"><rect width="100" height="144" rx="10" fill="#fffaf0"/><rect x="4.5" y="4.5" width="91" height="135" rx="6.5" fill="#3a5357"/><path d="M5 8l45 58L95 8M5 136l36-54M95 136L59 82" fill="none" stroke="#6d8a8a" stroke-width="2"/><circle cx="50" cy="70" r="13" fill="#b88a3a"/><circle cx="50" cy="70" r="8.5" fill="none" stroke="#7d5814" stroke-width="2"/></svg>';

/** The saboteur, the candle and the crest. */

import { EMBLEM, round } from './emblems';
import { COLOURS } from '../wire.gen';

/** The saboteur of the seals: a hooded figure, box 48 × 64. */
export const FIGURE = `<svg viewBox="0 0 48 64" aria-hidden="true">
<ellipse cx="24" cy="59" rx="19" ry="4.2" fill="#000" opacity=".3"/>
<path d="M24 3C15 5 12.5 12 13.5 19 8 27 6 42 5 56c10 4.5 28 4.5 38 0-1-14-3-29-8.5-37C35.5 12 33 5 24 3z" fill="#2b2724" stroke="#9a8b78" stroke-opacity=".7" stroke-width="1"/>
<path d="M24 3C15 5 12.5 12 13.5 19 8 27 6 42 5 56c4 1.8 9 2.9 14 3.2C15 44 16 30 19 22c-2-8 0-14 5-19z" fill="#4a443f"/>
<path d="M24 9c-6 1-8 5.5-7.2 10.5C18 24 21 26 24 26s6-2 7.2-6.5C32 14.5 30 10 24 9z" fill="#0e0c0b"/>
<path d="M19.5 17.2l3.6 1.3-3.3 1zM28.5 17.2l-3.6 1.3 3.3 1z" fill="#f2c15d"/>
<path d="M5.6 51C16 55.5 32 55.5 42.4 51l.6 5c-10 4.5-28 4.5-38 0z" fill="#b88a3a"/><path d="M5.6 51C16 55.5 32 55.5 42.4 51" fill="none" stroke="#f0cf88" stroke-width="1"/>
<path d="M24 27c-1.5 8-1.5 17 0 26" stroke="#15110f" stroke-width="1.5" fill="none"/><circle cx="24" cy="28" r="2.6" fill="#b88a3a"/></svg>`;

/** It stands with whoever is on turn, box 28 × 48. What burns down sinks into the holder. The flame is a picture of its
 * own: it is the only thing that ever idles, and parts of a picture cannot be moved without drawing all of it anew. */
export const CANDLE = `<svg viewBox="0 0 28 48" aria-hidden="true"><g clip-path="url(#candle)"><g class="wax-left"><circle cx="14" cy="12" r="12" fill="var(--brass-glow)" opacity=".38"/><path d="M13.3 16h1.4v4h-1.4z" fill="#3a2a18"/><path d="M8.5 20.5c2-1.6 9-1.6 11 0V41h-11z" fill="#f6ead0"/><path d="M8.5 20.5c2-1.6 9-1.6 11 0 .6 3-.4 4.5-1 7-.5 2-1.6 2-1.9 0-.4-2.3-1.5-3-3.3-2.6-2.3.5-4.3-.6-4.8-4.4z" fill="#fffaf0"/><path d="M8.5 41V20.5c.8-.6 2.3-1 4-1.1V41z" fill="#d9c6a0" opacity=".5"/></g></g><path d="M3 40h22l-2.5 5.5h-17z" fill="#b88a3a"/><path d="M3 40h22" stroke="#f0cf88" stroke-width="1.4"/></svg><span class="fire"><span class="flame"><svg viewBox="0 0 28 48" aria-hidden="true"><path d="M14 2c.6 4 4.6 6.4 4.6 10.4A4.6 4.6 0 0 1 14 17a4.6 4.6 0 0 1-4.6-4.6C9.4 8.4 13 6 14 2z" fill="#f59a2e"/><path d="M14 8c.4 2 2.2 3 2.2 5A2.2 2.2 0 0 1 14 15.2 2.2 2.2 0 0 1 11.8 13c0-2 1.7-3 2.2-5z" fill="#fff0b8"/></svg></span></span>`;

/** Blind-stamped into the mat. */
export const crest = (): string =>
  `<svg viewBox="0 0 200 200" aria-hidden="true"><g fill="none" stroke="currentColor"><circle cx="100" cy="100" r="97" stroke-width="1.2"/><circle cx="100" cy="100" r="92" stroke-width=".6" stroke-dasharray="1 3"/><circle cx="100" cy="100" r="62" stroke-width=".8"/></g>${COLOURS.map(
    (c, i) => {
      const a = (i * 2 * Math.PI) / 5,
        x = 100 + 77 * Math.sin(a),
        y = 100 - 77 * Math.cos(a);
      return `<svg x="${round(x - 10)}" y="${round(y - 10)}" width="20" height="20" viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd" d="${EMBLEM[c]}"/></svg>`;
    },
  ).join('')}</svg>`;

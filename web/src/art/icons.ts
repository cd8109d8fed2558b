/** Small icons, 24 × 24, drawn with currentColor. */

const ICON = {
  pick: '<path d="M3 8.5C8 3.5 16 3.5 21 8.5c-3-1.3-5.3-1.8-7.3-1.9V22h-3.4V6.6C8.3 6.7 6 7.2 3 8.5z" fill="currentColor"/>',
  lamp: '<path d="M9 5a3 3 0 0 1 6 0h-1.6a1.4 1.4 0 0 0-2.8 0zM7 6h10v2.5H7zM8 9.5h8V18H8zM6.5 19h11v3h-11z" fill="currentColor"/><path d="M12 11c.3 1.7 1.9 2.3 1.9 4a1.9 1.9 0 0 1-3.8 0c0-1.7 1.6-2.3 1.9-4z" fill="var(--hole, #fff)"/>',
  cart: '<path d="M2 6h20l-2.6 10H4.6z" fill="currentColor"/><circle cx="8" cy="19" r="2.7" fill="currentColor"/><circle cx="16" cy="19" r="2.7" fill="currentColor"/>',
  rockfall:
    '<path d="M4 13l4-5 5 2 1 6-5 3-5-2zM15 8l3-3 3.5 2.5L20 12l-4-.5zM15 18l3-2 3 2.5-2 3-4-.5z" fill="currentColor"/>',
  map: '<path d="M2.5 5.5 9 3l6 2.5L21.5 3v15.5L15 21l-6-2.5L2.5 21z" fill="currentColor"/><path d="M9 3v15.5M15 5.5V21" stroke="var(--hole, #fff)" stroke-width="1.3"/><path d="M16.7 9l3 3m0-3-3 3" stroke="var(--hole, #fff)" stroke-width="1.7"/>',
  gold: '<path d="M5 18l-2-5 3-6 6-3 6 2 3 6-2 6-6 3z" fill="#e2ab2e" stroke="#8f5c05" stroke-width="1.2"/><path d="M6 7l4 4 8-5M10 11l-1 9M10 11l10 2" fill="none" stroke="#fff0b8" stroke-width="1.1" opacity=".9"/>',
  cards:
    '<rect x="3" y="6" width="11" height="15" rx="2" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M8 3.5h11a2 2 0 0 1 2 2V18" fill="none" stroke="currentColor" stroke-width="1.8"/>',
  trick:
    '<path d="M4 7l8-4 8 4-8 4zM4 12l8 4 8-4M4 16.5l8 4 8-4" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>',
  log: '<path d="M5 3h14v18l-2.3-1.6L14.3 21 12 19.4 9.7 21l-2.4-1.6L5 21z M8 8h8M8 12h8M8 16h5" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/>',
  sheet: '<path d="M4 4h16v16H4zM4 9h16M10 9v11M15 9v11" fill="none" stroke="currentColor" stroke-width="1.7"/>',
  graph:
    '<path d="M4 3v17h17M7.5 15.5l4-5 3.5 2.5L20 6" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  back: '<path d="M14.5 5 8 12l6.5 7" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  eye: '<path d="M1.8 12C5 6.5 8.5 5 12 5s7 1.5 10.2 7C19 17.5 15.5 19 12 19s-7-1.5-10.2-7z" fill="none" stroke="currentColor" stroke-width="1.8"/><circle cx="12" cy="12" r="3.2" fill="currentColor"/>',
  hide: '<path d="M1.8 12C5 6.5 8.5 5 12 5s7 1.5 10.2 7C19 17.5 15.5 19 12 19s-7-1.5-10.2-7zM4 20 20 4" fill="none" stroke="currentColor" stroke-width="1.8"/>',
  sound:
    '<path d="M3 9v6h4l5 4.5v-15L7 9zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>',
  silent:
    '<path d="M3 9v6h4l5 4.5v-15L7 9zM15.5 9.5l5 5m0-5-5 5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/>',
  offline:
    '<path d="M3 9.5a13 13 0 0 1 18 0M6.5 13.2a8 8 0 0 1 11 0M9.5 16.6a4 4 0 0 1 5 0" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/><path d="M4 21 20 3" stroke="currentColor" stroke-width="2"/>',
  turn: '<path d="M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>',
  check:
    '<path d="M4 12.5 9.5 18 20 6.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  fit: '<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  plus: '<path d="M12 4.5v15M4.5 12h15" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  minus: '<path d="M4.5 12h15" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  then: '<path d="M4 12h15M13.5 6.5 19 12l-5.5 5.5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1.3 1.3M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.3-1.3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  talk: '<path d="M4 5h16v11h-9l-5 4v-4H4z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>',
  muted:
    '<path d="M4 5h16v11h-9l-5 4v-4H4z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/><path d="M3 21 21 2" stroke="currentColor" stroke-width="2"/>',
} as const;

export type IconName = keyof typeof ICON;

export const icon = (name: IconName): string => `<svg viewBox="0 0 24 24" aria-hidden="true">${ICON[name]}</svg>`;

/** What is drawn, for use within other drawings. */
export const shape = (name: IconName): string => ICON[name];

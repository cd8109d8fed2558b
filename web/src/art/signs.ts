/** Signs, 24 × 24, drawn with currentColor, that no first look at a table needs. */

const line = (path: string): string =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;

const SIGNS = {
  undo: line('M9 5 4 10l5 5M4.5 10H15a5 5 0 0 1 0 10h-4'),
  motion: line('M10 5h9v14h-9zM2.5 8H7M4 12h3M2.5 16H7'),
  pause: line('M9 6v12M15 6v12'),
  flag: line('M5 21V4c5-2.5 8 2.5 14 0v9c-6 2.5-9-2.5-14 0'),
  leave: line('M10 4H4v16h6M9 12h11M16 7.5l4.5 4.5-4.5 4.5'),
  help: line('M9.3 9.3a2.8 2.8 0 1 1 4 2.6c-.9.4-1.3 1-1.3 2M12 17v.2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18'),
  person: line('M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 21c.6-5 3.4-7 7.5-7s6.9 2 7.5 7'),
  on: line('M9 5l7 7-7 7'),
  down: line('M5 9l7 7 7-7'),
  share: line('M12 15V3.5M7.5 7.5 12 3l4.5 4.5M6 11H4.5v9.5h15V11H18'),
  save: line('M12 3.5V15M7.5 10.8 12 15.3l4.5-4.5M4.5 20h15'),
  bin: line('M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13.5h9l1-13.5M10 11v6M14 11v6'),
  alert: line('M12 4 2.5 20.5h19zM12 10.5v4.5M12 17.7v.2'),
  play: '<path d="M7 4.5v15l12.5-7.5z" fill="currentColor"/>',
  'step-on': '<path d="M8 6v12l8.5-6z" fill="currentColor"/>',
  'step-back': '<path d="M16 6v12l-8.5-6z" fill="currentColor"/>',
  'part-on': '<path d="M6 6v12l8.5-6zM15.5 6h2.6v12h-2.6z" fill="currentColor"/>',
  'part-back': '<path d="M18 6v12l-8.5-6zM5.9 6h2.6v12H5.9z" fill="currentColor"/>',
  drop: line('M6 6l12 12M18 6 6 18'),
  tear: '<path d="M12 2.5c3.2 4.6 6.6 8 6.6 12.2a6.6 6.6 0 0 1-13.2 0C5.4 10.5 8.8 7.1 12 2.5z" fill="currentColor"/>',
  bulb: line('M9 17.5h6M10 21h4M9.2 17.2c0-2.4-3.2-3.9-3.2-8a6 6 0 0 1 12 0c0 4.1-3.2 5.6-3.2 8z'),
} as const;

export type SignName = keyof typeof SIGNS;

export const sign = (name: SignName): string => `<svg viewBox="0 0 24 24" aria-hidden="true">${SIGNS[name]}</svg>`;

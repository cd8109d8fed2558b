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
  drop: line('M6 6l12 12M18 6 6 18'),
} as const;

export type SignName = keyof typeof SIGNS;

export const sign = (name: SignName): string => `<svg viewBox="0 0 24 24" aria-hidden="true">${SIGNS[name]}</svg>`;

/** Small icons, 24 × 24, drawn with currentColor. */

const ICON = {
  pick: '<path d="M3 8.5C8 3.5 16 3.5 21 8.5c-3-1.3-5.3-1.8-7.3-1.9V22h-3.4V6.6C8.3 6.7 6 7.2 3 8.5z" fill="currentColor"/>',
  cards:
    '<rect x="3" y="6" width="11" height="15" rx="2" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M8 3.5h11a2 2 0 0 1 2 2V18" fill="none" stroke="currentColor" stroke-width="1.8"/>',
  trick:
    '<path d="M4 7l8-4 8 4-8 4zM4 12l8 4 8-4M4 16.5l8 4 8-4" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>',
  log: '<path d="M5 3h14v18l-2.3-1.6L14.3 21 12 19.4 9.7 21l-2.4-1.6L5 21z M8 8h8M8 12h8M8 16h5" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/>',
  sheet: '<path d="M4 4h16v16H4zM4 9h16M10 9v11M15 9v11" fill="none" stroke="currentColor" stroke-width="1.7"/>',
  back: '<path d="M14.5 5 8 12l6.5 7" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  eye: '<path d="M1.8 12C5 6.5 8.5 5 12 5s7 1.5 10.2 7C19 17.5 15.5 19 12 19s-7-1.5-10.2-7z" fill="none" stroke="currentColor" stroke-width="1.8"/><circle cx="12" cy="12" r="3.2" fill="currentColor"/>',
  sound:
    '<path d="M3 9v6h4l5 4.5v-15L7 9zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>',
  offline:
    '<path d="M3 9.5a13 13 0 0 1 18 0M6.5 13.2a8 8 0 0 1 11 0M9.5 16.6a4 4 0 0 1 5 0" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/><path d="M4 21 20 3" stroke="currentColor" stroke-width="2"/>',
  turn: '<path d="M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>',
  check:
    '<path d="M4 12.5 9.5 18 20 6.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  plus: '<path d="M12 4.5v15M4.5 12h15" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  minus: '<path d="M4.5 12h15" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  then: '<path d="M4 12h15M13.5 6.5 19 12l-5.5 5.5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1.3 1.3M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.3-1.3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
} as const;

export type IconName = keyof typeof ICON;

export const icon = (name: IconName): string => `<svg viewBox="0 0 24 24" aria-hidden="true">${ICON[name]}</svg>`;

import { COLOURS } from '../../wire.gen';
import type { LessonPart } from '../lesson';
import LessonFrame from './LessonFrame.svelte';
import { kindChip } from './model';

const FIXED: Readonly<Record<string, string>> = {
  trick: '.mat .trick',
  seals: '.mat .me .seals',
  me: '.mat .me .plate',
  tray: '.desk-tray .cols',
  become: '.desk-tray .sab',
  result: '.mat .sum, .mat table',
};

const lesson: LessonPart = {
  Frame: LessonFrame,
  find(point) {
    const [what = '', which = ''] = point.split(':');
    if (what === 'card') return `.hand [data-card="${which}"]`;
    if (what === 'colour') return `.desk-tray .col:has(.well[data-kind="${which}"]) h3`;
    if (what === 'seat') return `.mat .seat[data-seat="${which}"]`;
    if (what === 'give') return `.give-one:has([data-kind="${which}"])`;
    if (what === 'well') return `.desk-tray .col:has(.well[data-kind="${which}"])`;
    return FIXED[point] ?? null;
  },
  // The trick is what everything is about, and the hand while a card is asked for; seats are dimmed, and may be covered.
  free: [
    '.desk-tray .acts > *',
    '.desk-tray .cols',
    '.give-one',
    '.trick [data-seat]',
    '.hand:has([aria-disabled=false]) button',
  ],
  clear: [
    '.hand:not(:has([aria-disabled=false])) button',
    '.mat .me > *',
    '.mat .seat > *',
    '.mat .tray',
    '.mat .give',
    '.desk-tray',
    '.mat .q',
    '.mat .sum',
  ],
  room: ['.mat'],
  begun: null,
  words: () => Object.fromEntries(COLOURS.map((kind) => [kind, kindChip(kind)])),
};

export default lesson;

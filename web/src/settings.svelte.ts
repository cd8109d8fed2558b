/** How a person likes the page, kept with the browser. The language is kept by `texts`, the name by `session`. */

import { keep, kept } from './keep';

export interface PersonSettings {
  theme: 'system' | 'light' | 'dark';
  sound: boolean;
  motion: 'system' | 'on' | 'off';
  /** On touch one tap plays a card; else the first one chooses it and the second one plays. */
  oneTap: boolean;
  handOrder: 'colour' | 'value';
  /** Nods by itself at the end of a round, after it has been shown for a while. */
  autoNod: boolean;
  /** A notice outside the tab when something is asked of us. */
  notices: boolean;
  /** Against bots alone: says after a decision what it has cost. */
  reviews: boolean;
}

export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  sound: [false, true],
  motion: ['system', 'on', 'off'],
  oneTap: [false, true],
  handOrder: ['colour', 'value'],
  autoNod: [false, true],
  notices: [false, true],
  reviews: [false, true],
} as const satisfies { [key in keyof PersonSettings]: readonly PersonSettings[key][] };

const KEY = 'settings';

/** What was kept, as far as it is something that can be chosen; the first choice for the rest. */
function read(): PersonSettings {
  let found: Record<string, unknown> = {};
  try {
    found = Object(JSON.parse(kept(KEY) ?? '{}'));
  } catch {
    // Somebody else has written there: begin anew.
  }
  const chosen = Object.entries(CHOICES).map(([key, values]) => [
    key,
    (values as readonly unknown[]).find((value) => value === found[key]) ?? values[0],
  ]);
  return Object.fromEntries(chosen) as PersonSettings;
}

export const settings = $state<PersonSettings>(read());

/** Keeps every change, and follows those made in another tab. */
$effect.root(() => {
  $effect(() => keep(KEY, JSON.stringify(settings)));
});
addEventListener('storage', () => Object.assign(settings, read()));

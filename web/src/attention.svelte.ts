/** What calls us back from another tab: the title, the icon and, if wanted, two warm notes and a notice. */

import { settings } from './settings.svelte';
import { sound, TURN } from './sound';

class Attention {
  /** What is asked of us now; null: nothing. */
  call = $state<string | null>(null);

  /** Whoever turns the sound on hears what it is like. */
  setSound(on: boolean): void {
    settings.sound = on;
    sound(TURN);
  }

  /** Once, when something is asked of us that was not before. */
  set(call: string | null): void {
    if (call === this.call) return;
    if (call) sound(TURN);
    if (settings.notices) void import('./notices.svelte').then(({ notify }) => notify(call));
    this.call = call;
  }
}

export const attention = new Attention();

/** What calls us back from another tab: the title, the icon and, if wanted, two warm notes. */

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
    if (call && call !== this.call) sound(TURN);
    this.call = call;
  }
}

export const attention = new Attention();

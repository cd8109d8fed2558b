/** A phrase of the game while it is being put together: seats and places on the table can fill its blank, too. */

import type { PhraseFacts } from '../../facts.gen';
import { talk } from '../../talk.svelte';

class Composing {
  phrase = $state.raw<PhraseFacts | null>(null);
  /** What fills its blank so far: a seat or a word. */
  blank = $state<number | string | null>(null);

  /** Choose the phrase whose blank is to be filled next. */
  begin(phrase: PhraseFacts | null): void {
    this.phrase = phrase;
    this.blank = null;
    talk.filling = phrase !== null;
  }

  /** Whether that seat or word may fill the blank. */
  fits(blank: number | string, you: number | null): boolean {
    if (this.phrase === null) return false;
    if (typeof blank === 'string') return this.phrase.words.includes(blank);
    return this.phrase.seat === 'any' || (this.phrase.seat === 'others' && blank !== you);
  }
}

export const composing = new Composing();

/** What calls us back from another tab: the title, the icon and, if wanted, two warm notes. */

import { keep, kept } from './keep';

const NOTES = [392, 587.33];
const NOTE_SECONDS = 0.16;
const LOUDNESS = 0.11;

class Attention {
  /** What is asked of us now; null: nothing. */
  call = $state<string | null>(null);
  sound = $state(kept('sound') === 'on');
  #audio: AudioContext | null = null;

  setSound(on: boolean): void {
    this.sound = on;
    keep('sound', on ? 'on' : null);
    if (on) this.#ring();
  }

  /** Once, when something is asked of us that was not before. */
  set(call: string | null): void {
    if (call && call !== this.call && this.sound) this.#ring();
    this.call = call;
  }

  #ring(): void {
    this.#audio ??= new AudioContext();
    const audio = this.#audio;
    NOTES.forEach((pitch, i) => {
      const start = audio.currentTime + i * NOTE_SECONDS;
      const [note, volume] = [audio.createOscillator(), audio.createGain()];
      note.type = 'triangle';
      note.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.008);
      volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.5);
      note.connect(volume).connect(audio.destination);
      note.start(start);
      note.stop(start + 0.6);
    });
  }
}

export const attention = new Attention();

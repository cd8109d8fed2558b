/** Small dry sounds, made on the spot; off unless wished for. Everything stays below −18 dBFS, however much sounds at once. */

import { settings } from './settings.svelte';

/** −18 dBFS is 0.126. */
const LOUDEST = 0.12;

let audio: AudioContext | null = null;
let out: AudioNode;

/** The way out: a curve that never leaves ±LOUDEST. */
function open(): AudioContext {
  if (!audio) {
    audio = new AudioContext();
    const limit = audio.createWaveShaper();
    limit.curve = Float32Array.from({ length: 257 }, (_, i) => LOUDEST * Math.tanh(2 * (i / 128 - 1)));
    limit.connect(audio.destination);
    out = limit;
  }
  // Browsers keep it silent until the first touch of the page.
  if (audio.state === 'suspended') void audio.resume();
  return audio;
}

/** Rises at once, dies away within `seconds`. */
function fading(context: AudioContext, at: number, seconds: number, loud: number): GainNode {
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
  volume.connect(out);
  return volume;
}

export function noise(delay: number, seconds: number, loud: number, filter: BiquadFilterType, pitch: number): void {
  const context = open();
  const at = context.currentTime + delay;
  const samples = Math.ceil(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = Math.random() * 2 - 1;
  const [source, tone] = [context.createBufferSource(), context.createBiquadFilter()];
  source.buffer = buffer;
  tone.type = filter;
  tone.frequency.value = pitch;
  source.connect(tone).connect(fading(context, at, seconds, loud));
  source.start(at);
}

export function note(delay: number, seconds: number, loud: number, pitch: number, to = pitch): void {
  const context = open();
  const at = context.currentTime + delay;
  const source = context.createOscillator();
  source.type = 'triangle';
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(fading(context, at, seconds, loud));
  source.start(at);
  source.stop(at + seconds);
}

export const CARD = (): void => noise(0, 0.04, 0.5, 'bandpass', 2600);

/** Two warm wooden notes, a fifth apart. */
export const TURN = (): void => {
  note(0, 0.5, 0.4, 392);
  note(0.16, 0.5, 0.4, 587.33);
};

/** Only what calls us is heard from another tab. What sounds in one game only is made in its folder. */
export function sound(make: () => void): void {
  if (settings.sound && (make === TURN || !document.hidden)) make();
}

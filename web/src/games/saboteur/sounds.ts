import { noise, note } from '../../sound';

/** A stone set down on stone. */
export const TILE = (): void => {
  noise(0, 0.05, 0.5, 'bandpass', 1500);
  note(0, 0.06, 0.4, 240, 150);
};

export const ROCKFALL = (): void => {
  noise(0, 0.4, 0.8, 'lowpass', 240);
  note(0.02, 0.36, 0.4, 70, 38);
};

/** A bright tick for each nugget. */
export const gold = (number: number) => (): void => {
  for (let i = 0; i < Math.min(number, 6); i++) note(i * 0.09, 0.12, 0.22, 1760 + 120 * i);
};

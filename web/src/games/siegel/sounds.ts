import { noise, note } from '../../sound';

/** Felt, and a tiny crackle of wax. */
export const SEAL = (): void => {
  note(0, 0.14, 0.6, 120, 60);
  noise(0.02, 0.05, 0.12, 'highpass', 5200);
};

export const STOLEN = (): void => {
  note(0, 0.14, 0.6, 120, 60);
  note(0.34, 0.12, 0.16, 2093);
  note(0.34, 0.09, 0.1, 3136);
};

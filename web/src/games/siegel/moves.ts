/** Moves of Die sieben Siegel, as a record writes them. */

import type { Kind } from '../../wire.gen';

/** The seals of a prediction as a record writes it, each with the seat that it is taken from. */
export const takesOf = (option: string): { kind: Kind; from: number | null }[] =>
  option === 'none'
    ? []
    : option.split(' ').map((token) => {
        const [kind = 'r', from] = token.split('@');
        return { kind: kind as Kind, from: from === undefined ? null : Number(from) };
      });

export const isCard = (option: string): boolean => /^[a-z][0-9]+$/.test(option);

/** Handing back, or not. */
export const isGift = (option: string): boolean => option.startsWith('-');

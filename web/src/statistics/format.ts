/** Numbers and times as the language writes them. */

import { texts } from '../texts.svelte';

const format = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(texts.language, options).format(value).replace('-', '−');

export const number = (value: number): string => format(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const percent = (value: number): string => format(value, { style: 'percent', maximumFractionDigits: 0 });

export const signed = (value: number): string => format(value, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });

/** "September", or the day where that is not long ago. */
export function monthOf(ago: number): string {
  const near = ago < 60 * 86_400;
  return new Intl.DateTimeFormat(
    texts.language,
    near ? { day: 'numeric', month: 'long' } : { month: 'long', year: 'numeric' },
  ).format(Date.now() - ago * 1000);
}

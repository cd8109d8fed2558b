/** How the options of a game stand in a form; their words are `<game>-page-option-<name>` and `…-hint`. */

import { GAME_FACTS, type OptionFacts, type OptionValue } from '../facts.gen';
import type { TableSettings } from '../wire.gen';

/** More values than this are counted up and down instead of being shown side by side. */
const MOST_SIDE_BY_SIDE = 6;

export type OptionForm =
  | { kind: 'switch'; name: string; off: OptionValue; on: OptionValue }
  | { kind: 'pick'; name: string; values: number[] }
  | { kind: 'count'; name: string; least: number; most: number };

const isNumber = (value: OptionValue): value is number => typeof value === 'number';

/** An option that is no number has exactly two values. */
export function formOf({ name, values }: OptionFacts): OptionForm {
  const numbers = values.filter(isNumber);
  if (numbers.length > MOST_SIDE_BY_SIDE) {
    return { kind: 'count', name, least: Math.min(...numbers), most: Math.max(...numbers) };
  }
  if (numbers.length) return { kind: 'pick', name, values: numbers };
  const [off, on] = values;
  if (off === undefined || on === undefined || values.length > 2) throw new Error(`${name}: not two values`);
  return { kind: 'switch', name, off, on };
}

/** What is played where nobody has chosen. */
export function usualValue(option: OptionFacts, { players, options }: TableSettings): OptionValue {
  const fits = option.usual.filter((row) =>
    Object.entries(row.options).every(([name, value]) => options[name] === value),
  );
  return option.default ?? fits.at(-1)?.players[players] ?? option.values[0] ?? false;
}

/** What is played: what was chosen, or the usual. */
export const valueOf = (option: OptionFacts, settings: TableSettings): OptionValue =>
  settings.options[option.name] ?? usualValue(option, settings);

/** The options after a choice: those that are as usual are left out, so that a record names only what was chosen. */
export function choose(option: OptionFacts, value: OptionValue, settings: TableSettings): TableSettings['options'] {
  const { [option.name]: _, ...options } = settings.options;
  return value === usualValue(option, settings) ? options : { ...options, [option.name]: value };
}

export const optionsOf = ({ game }: TableSettings): readonly OptionFacts[] => GAME_FACTS[game].options;

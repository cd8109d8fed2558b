/** The settings of a table as the form begins with them. */

import type { GameEntry } from '../games/registry';
import { say } from '../texts.svelte';
import type { TableSettings } from '../wire.gen';
import { formOf, optionsOf } from './options';

export const usualSettings = (game: GameEntry): TableSettings => ({
  game: game.name,
  players: game.usual,
  options: {},
  pace: 'normal',
  clock: null,
  grace: 60,
  public: false,
  onlookers: true,
  free_text: null,
});

/** What was chosen apart from the usual, in words. */
export function optionWords(settings: TableSettings): string[] {
  const words = optionsOf(settings)
    .filter(({ name }) => name in settings.options)
    .map((facts) => {
      const form = formOf(facts);
      const name = say(`${settings.game}-page-option-${form.name.replaceAll('_', '-')}`);
      const value = settings.options[form.name];
      const told = form.kind === 'switch' ? say('page-on', { on: value === form.on ? 'yes' : 'no' }) : String(value);
      return say('page-option-is', { name, value: told });
    });
  return words.length ? words : [say('page-settings-plain')];
}

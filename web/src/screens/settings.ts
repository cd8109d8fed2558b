/** The settings of a table as the form begins with them. */

import type { GamePage } from '../games/registry';
import { say } from '../texts.svelte';
import type { Settings } from '../wire.gen';

export const usualSettings = (game: GamePage): Settings => ({
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
export function optionWords(game: GamePage, { options }: Settings): string[] {
  const words = game.options
    .filter(({ name }) => name in options)
    .map((form) => {
      const name = say(`${game.name}-page-option-${form.name.replaceAll('_', '-')}`);
      const value = options[form.name];
      const told = form.kind === 'switch' ? say('page-on', { on: value === form.on ? 'yes' : 'no' }) : String(value);
      return say('page-option-is', { name, value: told });
    });
  return words.length ? words : [say('page-settings-plain')];
}

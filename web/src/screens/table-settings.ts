/** How a table is set: what a form begins with, and what was chosen, in words. A person's own settings are elsewhere. */

import { USUAL_SETTINGS } from '../facts.gen';
import type { GameEntry } from '../games/registry';
import { labelled, say } from '../texts.svelte';
import type { TableSettings } from '../wire.gen';
import { formOf, optionsOf } from './options';

export const usualSettings = (game: GameEntry): TableSettings => ({
  ...USUAL_SETTINGS,
  game: game.name,
  players: game.usual,
});

/** All but what the game, its chairs and its options tell. */
type Setting = Exclude<keyof TableSettings, 'game' | 'players' | 'options'>;

interface SettingWords {
  /** The key of its title in the form; that of its hint ends with `-hint`. Null: the page does not offer it. */
  title: string | null;
  /** What is told of it at a table; null: it is as usual, and that goes without saying. */
  told: (settings: TableSettings) => string | null;
}

const isOn = (on: boolean): string => say('page-on', { on: on ? 'yes' : 'no' });

/** Every setting has its words here, in the order in which they are told. */
const WORDS: Readonly<Record<Setting, SettingWords>> = {
  clock: {
    title: 'page-clock',
    told: ({ clock }) => (clock === null ? null : say('page-settings-clock', { seconds: clock })),
  },
  pace: {
    title: 'page-pace',
    told: ({ pace }) =>
      pace === USUAL_SETTINGS.pace ? null : labelled(say('page-pace'), say('page-pace-is', { pace })),
  },
  grace: { title: null, told: () => null },
  public: {
    title: 'page-visibility',
    told: (settings) => say(settings.public ? 'page-settings-public' : 'page-settings-private'),
  },
  onlookers: {
    title: 'page-onlookers',
    told: ({ onlookers }) =>
      onlookers === USUAL_SETTINGS.onlookers ? null : labelled(say('page-onlookers'), isOn(onlookers)),
  },
  hints: {
    title: 'page-hints',
    told: ({ hints }) =>
      hints === null ? null : labelled(say('page-hints'), say('page-hints-is', { hints: `${hints}` })),
  },
  free_text: {
    title: 'talk-free-text',
    told: (settings) =>
      mayWrite(settings) === !settings.public ? null : labelled(say('talk-free-text'), isOn(mayWrite(settings))),
  },
  bot_talk: {
    title: 'page-bot-talk',
    told: ({ bot_talk }) =>
      bot_talk === USUAL_SETTINGS.bot_talk ? null : labelled(say('page-bot-talk'), isOn(bot_talk)),
  },
};

/** Whether people may talk in their own words. */
export const mayWrite = (settings: TableSettings): boolean => settings.free_text ?? !settings.public;

/** What stands beside a setting in the form. */
export function titled(setting: Setting): { title: string; hint: string } {
  const { title } = WORDS[setting];
  return { title: say(`${title}`), hint: say(`${title}-hint`) };
}

/** How a table is set, in a few lines: the options that were chosen, then everything else that is worth telling. */
export const settingWords = (settings: TableSettings): string[] => [
  ...optionWords(settings),
  ...Object.values(WORDS).flatMap(({ told }) => told(settings) ?? []),
];

function optionWords(settings: TableSettings): string[] {
  const words = optionsOf(settings)
    .filter(({ name }) => name in settings.options)
    .map((facts) => {
      const form = formOf(facts);
      const name = say(`${settings.game}-page-option-${form.name.replaceAll('_', '-')}`);
      const value = settings.options[form.name];
      return labelled(name, form.kind === 'switch' ? isOn(value === form.on) : String(value));
    });
  return words.length ? words : [say('page-settings-plain')];
}

// Made by tools/wire_types.py; change src/kartentisch/server/wire/ or a game's wire.py instead.

import { type GameName, type TableSettings, SIEGEL_MATERIAL, SABOTEUR_MATERIAL } from './wire.gen';

export type OptionValue = boolean | number | string;

export interface OptionFacts {
  name: string;
  /** Null: `usual` tells what is played. */
  default: OptionValue | null;
  /** All values. Of two that are no numbers, the second is what a switch turns on: `must` of `["may", "must"]`. */
  values: readonly OptionValue[];
  /** The number of its rule. */
  rule: string;
  /** By number of players; the last entry applies whose options are all chosen. */
  usual: readonly { options: Readonly<Record<string, OptionValue>>; players: Readonly<Record<number, number>> }[];
}

export interface PhraseFacts {
  name: string;
  /** Whether a seat fills its blank: any, or any but one's own. */
  seat: '' | 'any' | 'others';
  /** The words of which one fills its blank. */
  words: readonly string[];
}

export interface GameFacts {
  /** The least and the most. */
  players: readonly [number, number];
  /** The bots that may be chosen, the weakest first. */
  levels: readonly string[];
  /** What points are: sentences that tell it choose by this word. */
  unit: string;
  /** Whether points are penalties. */
  fewestWin: boolean;
  /** Numbers of its rules that texts tell, as their arguments. */
  material: Readonly<Record<string, number>>;
  options: readonly OptionFacts[];
  /** What players can say of it in ready phrases, in the order in which they are offered. */
  phrases: readonly PhraseFacts[];
}

export const GAME_FACTS: Readonly<Record<GameName, GameFacts>> = {
  siegel: {
    players: [3, 5],
    levels: ["random", "apprentice", "improver", "journeyman", "master"],
    unit: "penalty",
    fewestWin: true,
    material: SIEGEL_MATERIAL,
    options: [
      {"name": "by_hand", "default": false, "values": [false, true], "rule": "S17", "usual": []},
      {"name": "white_before_black", "default": "must", "values": ["may", "must"], "rule": "S14", "usual": []},
      {"name": "whites_exhausted", "default": "forbid", "values": ["forbid", "uncompensated"], "rule": "S8", "usual": []},
      {"name": "saboteur_base", "default": 4, "values": [4, 5], "rule": "S19", "usual": []},
      {"name": "open_tricks", "default": false, "values": [false, true], "rule": "S23", "usual": []},
      {"name": "designer_long", "default": false, "values": [false, true], "rule": "S22", "usual": []},
      {"name": "rounds", "default": null, "values": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20], "rule": "S20", "usual": [{"options": {}, "players": {"3": 6, "4": 4, "5": 5}}, {"options": {"designer_long": true}, "players": {"3": 9, "4": 8, "5": 10}}]},
    ],
    phrases: [],
  },
  saboteur: {
    players: [3, 10],
    levels: ["random", "apprentice", "improver", "journeyman", "master"],
    unit: "gold",
    fewestWin: false,
    material: SABOTEUR_MATERIAL,
    options: [
      {"name": "break_own_tool", "default": true, "values": [false, true], "rule": "T12", "usual": []},
      {"name": "gold_cards", "default": "diggers", "values": ["diggers", "players"], "rule": "T18", "usual": []},
      {"name": "rounds", "default": 3, "values": [1, 2, 3], "rule": "T21", "usual": []},
    ],
    phrases: [
      {"name": "suspect", "seat": "others", "words": []},
      {"name": "digger", "seat": "", "words": []},
      {"name": "not-at", "seat": "", "words": ["A", "B", "C"]},
      {"name": "repair", "seat": "any", "words": []},
      {"name": "why", "seat": "others", "words": []},
      {"name": "looked", "seat": "", "words": ["A", "B", "C"]},
    ],
  },
};

/** How a table is set where nobody has chosen. */
export const USUAL_SETTINGS: Omit<TableSettings, 'game' | 'players'> = {"options": {}, "pace": "normal", "clock": null, "grace": 60, "public": false, "onlookers": true, "free_text": null, "bot_talk": true, "hints": null};

/** Whom people meet who have not chosen. */
export const USUAL_LEVEL = "improver";

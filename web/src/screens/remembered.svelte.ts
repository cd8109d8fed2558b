/** What "play now" begins with: what was chosen last for that game, kept with the browser. */

import { GAME_FACTS, USUAL_LEVEL } from '../facts.gen';
import { keep, kept } from '../keep';
import { type GameName, type Pace, PACES } from '../wire.gen';

export interface PlayChoice {
  level: string;
  pace: Pace;
}

const KEY = 'play-now';

function read(): Record<string, Partial<PlayChoice>> {
  try {
    return Object(JSON.parse(kept(KEY) ?? '{}'));
  } catch {
    return {}; // somebody else has written there
  }
}

let all = $state.raw(read());

/** What was chosen last, as far as it can still be chosen. */
export function remembered(game: GameName): PlayChoice {
  const { level, pace } = Object(all[game]) as Partial<PlayChoice>;
  return {
    level: GAME_FACTS[game].levels.find((each) => each === level) ?? USUAL_LEVEL,
    pace: PACES.find((each) => each === pace) ?? 'normal',
  };
}

export function remember(game: GameName, choice: Partial<PlayChoice>): void {
  all = { ...all, [game]: { ...remembered(game), ...choice } };
  keep(KEY, JSON.stringify(all));
}

/** Who is to sit on the chairs of a new table after ours: a bot's level, or null for friends. */

import type { AnyCommand } from '../wire.gen';

/** For another number of players or another game: a level that the game does not have leaves its chair. */
export const seatedAnew = (others: readonly (string | null)[], players: number, levels: readonly string[]) =>
  Array.from({ length: players - 1 }, (_, i) => levels.find((level) => level === others[i]) ?? null);

/** Bots sit down one after the other. True: all of them sit; else nobody is asked after the first that was refused. */
export async function sitDown(
  others: readonly (string | null)[],
  act: (command: AnyCommand) => Promise<boolean>,
): Promise<boolean> {
  for (const [i, level] of others.entries()) {
    if (level !== null && !(await act({ do: 'fill', level, seat: i + 1 }))) return false;
  }
  return true;
}

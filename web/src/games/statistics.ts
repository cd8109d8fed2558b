/** What statistics need of a game: sheets of its own beside those that every game has. */

import type { Component } from 'svelte';
import type { GroupSums } from '../wire.gen';

export interface StatisticsPart {
  /** Two sheets, from the groups that are looked at. */
  default: Component<{ groups: readonly GroupSums[] }>;
}

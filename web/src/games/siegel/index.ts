import { emblem } from '../../art/emblems';
import type { Settings } from '../../wire.gen';
import type { GamePage } from '../registry';
import { canForget } from './forget';

const CALLS: Record<string, string> = { predict: 'siegel-page-prediction', hand_back: 'siegel-page-give-which' };

/** What the form begins with; what is played then is up to the rules. */
const rounds = ({ players, options }: Settings): number =>
  (options['designer_long'] ? { 3: 9, 4: 8, 5: 10 } : { 3: 6, 4: 4, 5: 5 })[players] ?? 4;

export const siegel: GamePage = {
  name: 'siegel',
  emblem: emblem('r'),
  players: [3, 5],
  usual: 4,
  options: [
    { name: 'by_hand', kind: 'switch', off: false, on: true, preset: false },
    { name: 'white_before_black', kind: 'switch', off: 'may', on: 'must', preset: true },
    { name: 'whites_exhausted', kind: 'switch', off: 'forbid', on: 'uncompensated', preset: false },
    { name: 'saboteur_base', kind: 'pick', values: [4, 5], preset: 4 },
    { name: 'open_tricks', kind: 'switch', off: false, on: true, preset: false },
    { name: 'designer_long', kind: 'switch', off: false, on: true, preset: false },
    { name: 'rounds', kind: 'count', least: 1, most: 20, usual: rounds },
  ],
  sorts: true,
  poster: () => import('./Poster.svelte'),
  call: (view) => CALLS[view?.phase ?? ''] ?? 'page-your-turn',
  nudged: (news) => (canForget(news) ? 'siegel-page-reminded' : undefined),
  table: () => import('./Table.svelte'),
};

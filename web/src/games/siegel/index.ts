import { emblem } from '../../art/emblems';
import type { GamePage } from '../registry';

const CALLS: Record<string, string> = { predict: 'siegel-page-prediction', hand_back: 'siegel-page-give-which' };

export const siegel: GamePage = {
  name: 'siegel',
  emblem: emblem('r'),
  players: [3, 5],
  usual: 4,
  levels: ['random', 'apprentice'],
  options: [
    { name: 'by_hand', kind: 'switch', off: false, on: true, preset: false },
    { name: 'white_before_black', kind: 'switch', off: 'may', on: 'must', preset: true },
    { name: 'whites_exhausted', kind: 'switch', off: 'forbid', on: 'uncompensated', preset: false },
    { name: 'saboteur_base', kind: 'pick', values: [4, 5], preset: 4 },
    { name: 'open_tricks', kind: 'switch', off: false, on: true, preset: false },
    { name: 'designer_long', kind: 'switch', off: false, on: true, preset: false },
    { name: 'rounds', kind: 'count', least: 1, most: 20, none: 'siegel-page-rounds-plain' },
  ],
  poster: () => import('./Poster.svelte'),
  call: (view) => CALLS[view?.phase ?? ''] ?? 'page-your-turn',
  table: () => import('./Table.svelte'),
};

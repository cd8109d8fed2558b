import { icon } from '../../art/icons';
import type { GamePage } from '../registry';

export const saboteur: GamePage = {
  name: 'saboteur',
  emblem: icon('pick'),
  players: [3, 10],
  usual: 5,
  options: [
    { name: 'break_own_tool', kind: 'switch', off: false, on: true, preset: true },
    { name: 'gold_cards', kind: 'switch', off: 'diggers', on: 'players', preset: false },
    { name: 'rounds', kind: 'pick', values: [1, 2, 3], preset: 3 },
  ],
  sorts: false,
  poster: () => import('./Poster.svelte'),
  call: (view) => (view?.phase === 'pick' ? 'saboteur-page-take' : 'page-your-turn'),
  table: () => import('./Table.svelte'),
};

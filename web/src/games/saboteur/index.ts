import { icon } from '../../art/icons';
import type { GamePage } from '../registry';

export const saboteur: GamePage<'saboteur'> = {
  name: 'saboteur',
  emblem: icon('pick'),
  usual: 5,
  sorts: false,
  points: ({ gold }) => gold && gold.map((cards) => cards.reduce((sum, each) => sum + each, 0)),
  poster: () => import('./Poster.svelte'),
  call: ({ view }) => (view?.phase === 'pick' ? 'saboteur-page-take' : 'page-your-turn'),
  table: () => import('./Table.svelte'),
};

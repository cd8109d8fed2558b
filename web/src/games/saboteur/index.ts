import { icon } from '../../art/icons';
import type { GamePage } from '../registry';
import { telling } from './telling.svelte';

export const saboteur: GamePage<'saboteur'> = {
  name: 'saboteur',
  emblem: icon('pick'),
  usual: 5,
  sorts: false,
  points: ({ gold }) => gold && gold.map((cards) => cards.reduce((sum, each) => sum + each, 0)),
  poster: () => import('./Poster.svelte'),
  elsewhere: () => import('./elsewhere'),
  pictures: () => import('./HelpPicture.svelte'),
  call: ({ view, you }) => {
    if (view?.phase !== 'pick') return 'page-your-turn';
    // That somebody else than the finder picks first tells what the finder was.
    if (telling.on) return view.finder === you ? 'saboteur-page-who-was-who' : '';
    return 'saboteur-page-take';
  },
  table: () => import('./Table.svelte'),
};

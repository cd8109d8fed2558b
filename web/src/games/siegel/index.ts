import { emblem } from '../../art/emblems';
import type { SiegelPhase } from '../../wire.gen';
import type { GamePage } from '../registry';
import { canForget } from './forget';

const CALLS: Partial<Record<SiegelPhase, string>> = {
  predict: 'siegel-page-prediction',
  hand_back: 'siegel-page-give-which',
};

export const siegel: GamePage<'siegel'> = {
  name: 'siegel',
  emblem: emblem('r'),
  usual: 4,
  sorts: true,
  points: ({ scores, counts }) => counts.map((_, seat) => scores.reduce((sum, round) => sum + (round[seat] ?? 0), 0)),
  poster: () => import('./Poster.svelte'),
  elsewhere: () => import('./elsewhere'),
  call: ({ view }) => (view && CALLS[view.phase]) ?? 'page-your-turn',
  nudged: (news) => (canForget(news) ? 'siegel-page-reminded' : undefined),
  table: (news) => {
    // Side by side, where a prediction is asked for or may be soon.
    if (!news || news.view?.prediction) void import('./Predict.svelte').catch(() => null);
    return import('./Table.svelte');
  },
};

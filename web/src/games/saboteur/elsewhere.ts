/** What other screens than a table have of this game. */

import type { PadPart } from '../pad';
import type { GameElsewhere } from '../registry';
import type { GoldRound } from './pad';

type Elsewhere = Required<GameElsewhere<'saboteur'>>;

export const pad = (): Promise<PadPart<GoldRound>> => import('./pad-part');
export const puzzle: Elsewhere['puzzle'] = () => import('./puzzle');
export const hint: Elsewhere['hint'] = () => import('./hint');
export const replay: Elsewhere['replay'] = () => import('./replay');
export const statistics: Elsewhere['statistics'] = () => import('./Statistics.svelte');

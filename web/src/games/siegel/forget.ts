/** Whether whoever is on turn could forget to hand back a seal (S17, with the option `by_hand`). */

import { chosen } from '../../chosen';
import { SIEGEL_USUAL, type TableNews } from '../../wire.gen';

export const canForget = (news: TableNews<'siegel'>): boolean =>
  chosen(SIEGEL_USUAL, news.settings.options, 'by_hand') && news.view?.phase === 'hand_back';

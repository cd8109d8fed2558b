/** Whether whoever is on turn could forget to hand back a seal (S17, with the option `by_hand`). */

import type { TableNews } from '../../wire.gen';

export const canForget = (news: TableNews<'siegel'>): boolean =>
  news.settings.options['by_hand'] === true && news.view?.phase === 'hand_back';

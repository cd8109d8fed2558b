import { plain } from '../../rich';
import { say } from '../../texts.svelte';
import type { Begun } from '../registry';
import type { ReplayPart } from '../replay';
import { lines } from './log';
import OpenHands from './OpenHands.svelte';

/** A trick lies for a moment, and the sheet of a round wants to be read. */
const TRICK_MS = 1_000;
const SHEET_MS = 4_500;

/** The trick that the latest card or seal belongs to; 0: the predictions. */
const trickOf = ({ view }: Begun<'siegel'>): number =>
  view.phase === 'predict' ? 0 : view.tricks.length + Number(view.trick.length > 0);

function where(news: Begun<'siegel'>): string {
  const { round, rounds } = news.view;
  if (news.stage === 'over') return say('siegel-page-where-over');
  if (news.stage === 'between') return say('siegel-page-where-end', { round, rounds });
  const trick = trickOf(news);
  return say(trick ? 'siegel-page-where-trick' : 'siegel-page-where-predict', { round, rounds, trick });
}

const part: ReplayPart<'siegel'> = {
  Hands: OpenHands,
  part: trickOf,
  where,
  told: (news, since) =>
    lines(news)
      .filter(({ number, heading }) => number > since && !heading)
      .map(({ text }) => plain(text)),
  stays: ({ stage, events }) => {
    if (stage !== 'playing') return SHEET_MS;
    return events.some(({ name }) => name === 'won') ? TRICK_MS : 0;
  },
};
export default part;

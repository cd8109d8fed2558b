import { say } from '../../texts.svelte';
import type { Begun } from '../registry';
import type { ReplayPart } from '../replay';
import { lines } from './log';
import OpenHands from './OpenHands.svelte';

/** The sheet of a round wants to be read; gold is taken card by card. */
const SHEET_MS = 3_500;
const GOLD_MS = 700;

function where(news: Begun<'saboteur'>, move: number): string {
  const { round, rounds } = news.view;
  if (news.stage === 'over') return say('saboteur-page-where-over');
  if (news.stage === 'between' || news.view.phase === 'pick') return say('saboteur-page-where-end', { round, rounds });
  return say('replay-where-move', { where: say('saboteur-page-where', { round, rounds }), move });
}

const part: ReplayPart<'saboteur'> = {
  Hands: OpenHands,
  // Once around the table.
  part: ({ seats }, move) => Math.ceil(move / seats.length),
  where,
  told: (news, since) =>
    lines(news)
      .filter(({ number, heading }) => number > since && !heading)
      .map(({ text }) => text),
  stays: ({ stage, view }) => (stage !== 'playing' ? SHEET_MS : view.phase === 'pick' ? GOLD_MS : 0),
};
export default part;

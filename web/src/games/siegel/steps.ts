/**
 * News in the order in which they are to be seen: a card goes out, and only when it has landed the table tells who wins,
 * what that costs and whose turn it is. Where news came late and tell of more than one card, each of them is shown.
 */

import type { SiegelEvent, SiegelNews, TableEvent } from '../../wire.gen';
import type { Begun } from '../registry';

export type Event = SiegelEvent | TableEvent;

export interface Step {
  news: Begun<'siegel'>;
  /** A card travels; what comes next waits for it. */
  flies: boolean;
}

/** From what was shown last to the newest, by what happened in between. */
export function steps(before: Begun<'siegel'>, newest: Begun<'siegel'>, fresh: Event[]): Step[] {
  const made: Step[] = [];
  let view: SiegelNews = { ...before.view, cards: [], hand_backs: [], prediction: null };
  const last = fresh.findLast(({ name }) => name === 'played')?.number ?? -1;
  for (const { number, name, args } of fresh) {
    if (name === 'played') {
      view = laid(view, newest.you === args.seat, args);
      made.push({ news: between(newest, before, view, number, args.seat), flies: true });
    } else if (name === 'won' && number < last) {
      view = won(view, args);
      made.push({ news: between(newest, before, view, number, args.seat), flies: false });
    }
  }
  // Whoever looks at the last trick does not read below it who has won the game.
  const end = fresh.find(({ name }) => name === 'round-over' || name === 'game-over')?.number;
  if (made.length && end !== undefined) made.push({ news: { ...newest, ...told(newest, end - 1) }, flies: false });
  return [...made, { news: newest, flies: false }];
}

/** What is told up to that event. */
function told({ log, events }: Begun<'siegel'>, number: number): Pick<Begun<'siegel'>, 'log' | 'events'> {
  const sofar = (event: Event): boolean => event.number <= number;
  return { log: log.filter(sofar), events: events.filter(sofar) };
}

function laid(view: SiegelNews, own: boolean, { seat, card }: { seat: number; card: string }): SiegelNews {
  const first = view.trick.length === 0;
  return {
    ...view,
    phase: 'play',
    turn: seat,
    leader: first ? seat : view.leader,
    winning: first ? seat : view.winning,
    trick: [...view.trick, card],
    hand: own ? view.hand.filter((each) => each !== card) : view.hand,
    counts: view.counts.map((count, i) => (i === seat ? count - 1 : count)),
  };
}

function won(view: SiegelNews, { seat, led, by }: Extract<SiegelEvent, { name: 'won' }>['args']): SiegelNews {
  const trick = { leader: view.leader, cards: view.trick, winner: seat, led, by, seal: null };
  return { ...view, turn: seat, winning: null, trick: [], tricks: [...view.tricks, trick] };
}

/** Nothing of what comes later, and whoever played last is still on turn. */
function between(
  newest: Begun<'siegel'>,
  before: Begun<'siegel'>,
  view: SiegelNews,
  number: number,
  turn: number,
): Begun<'siegel'> {
  const { stage, clock } = before;
  return { ...newest, ...told(newest, number), stage, clock, view, turn };
}

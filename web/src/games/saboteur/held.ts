/** The end of a round is told step by step. Until then the table stays as it was when the last card lay there. */

import type { SaboteurNews, TableNews } from '../../wire.gen';

/** What tells nothing of how a round ended, and stays as it is. Every other field of a view has to be written anew. */
type Digging =
  | 'round'
  | 'rounds'
  | 'first'
  | 'counts'
  | 'pile'
  | 'discards'
  | 'broken'
  | 'dwarves'
  | 'role'
  | 'hand'
  | 'known'
  | 'lays'
  | 'breaks'
  | 'fixes'
  | 'falls'
  | 'maps'
  | 'may_pass';

type Events = TableNews<'saboteur'>['log'];

/** The first event of this round that tells how it ended: the treasure turned over, or everything. */
function ending(log: Events): number {
  const begun = log.findLastIndex(({ name }) => name === 'dealt');
  const end = log
    .slice(begun + 1)
    .find(({ name, args }) => name === 'digging-over' || (name === 'turned' && args.what === 'gold'));
  return end?.number ?? Infinity;
}

/** The news without anything that is still to be told: roles, the dwarf left over, winners, gold, and the treasure itself. */
export function held(news: TableNews<'saboteur'>, view: SaboteurNews): TableNews<'saboteur'> & { view: SaboteurNews } {
  const end = ending(news.log);
  const before = (events: Events): Events => events.filter(({ number }) => number < end);
  const past = view.past.slice(0, view.round - 1);
  const gains = view.gains.slice(0, view.round - 1);
  const treasure = view.goals.find(({ what }) => what === 'gold');
  const tiles = view.tiles.filter(({ x, y }) => x !== treasure?.x || y !== treasure.y);
  const turned = (x: number, y: number): boolean => tiles.some((tile) => tile.x === x && tile.y === y);
  const anew: Omit<SaboteurNews, Digging> = {
    phase: 'turn',
    turn: null,
    tiles,
    goals: view.goals.map((goal) => (turned(goal.x, goal.y) ? goal : { ...goal, down: true, what: null })),
    roles: null,
    spare: null,
    reached: null,
    finder: null,
    stack: 0,
    offered: 0,
    offer: [],
    pickers: [],
    picks: [],
    pot: null,
    gold: null,
    winners: [],
    past,
    gains,
    nuggets: gains.flat(),
    gold_counts: view.gold_counts.map((_, seat) =>
      past.reduce((all, { paid, picked }) => all + (paid[seat]?.length ?? 0) + (picked[seat] ?? 0), 0),
    ),
  };
  return {
    ...news,
    stage: 'playing',
    turn: null,
    clock: null,
    can_undo: false,
    next_round_in: null,
    nudges: [],
    log: before(news.log),
    events: before(news.events),
    view: { ...view, ...anew },
  };
}

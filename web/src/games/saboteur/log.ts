/** The log of a round in sentences. Where only we may know what happened, our own sentence replaces the one for all. */

import { nameOf } from '../../names';
import { listed, say, texts } from '../../texts.svelte';
import type { SaboteurEvent, TableEvent, TableNews } from '../../wire.gen';
import { type Cell, cellName, GOAL_NAMES, keyOf } from './cells';
import { roleWord, sum, toolWord, whoIs } from './people';
import { TURN } from './turns';
import { cardWord, goalWord, shapeOf } from './words';

type Event = SaboteurEvent | TableEvent;

export interface Line {
  /** Of its event. */
  number: number;
  text: string;
  /** Where there is little room: whom it befell or what it did first, as the end of a line may be cut. */
  short: string;
  heading: boolean;
  /** Somebody else did it to us: broke or repaired a tool of ours. */
  ours: boolean;
  /** And harm was what they did. */
  harm: boolean;
  /** Where in the mine it happened. */
  cell: Cell | null;
}

/** The goals from A to C lie in rows of their own. */
const goalAt = ([, y]: Cell): string => GOAL_NAMES[1 - Math.sign(y)] ?? '';

/** Who does something to whom: `both` and `self` are the same person twice, we or somebody else. */
function roles(you: number | null, seat: number, target: number): string {
  if (seat === target) return seat === you ? 'both' : 'self';
  return seat === you ? 'doer' : target === you ? 'target' : 'other';
}

function told(news: TableNews<'saboteur'>, event: Event): string {
  const { name, args } = event;
  const who = (seat: number): { you: string; player: string } => ({
    you: seat === news.you ? 'yes' : 'no',
    player: nameOf(news, seat),
  });
  /** What everybody else reads where we have a sentence of our own. */
  const unlessMine = (key: string, seat: number, more: Record<string, string> = {}): string =>
    seat === news.you ? '' : say(key, { player: nameOf(news, seat), ...more });
  switch (name) {
    case 'dealt':
      return say('saboteur-log-dealt', who(args.seat));
    case 'laid':
      return say('saboteur-log-laid', { ...who(args.seat), shape: shapeOf(args.card), cell: cellName(args.cell) });
    case 'fell':
      return say('saboteur-log-fell', {
        ...who(args.seat),
        cell: cellName(args.cell),
        number: args.darkens.length,
      });
    case 'broke':
    case 'fixed': {
      const { seat, target, tool } = args;
      const names = { player: nameOf(news, seat), target: nameOf(news, target), tool };
      return say(`saboteur-log-${name}`, { ...names, you: roles(news.you, seat, target) });
    }
    case 'looked':
      return unlessMine('saboteur-log-looked', args.seat, { goal: goalAt(args.cell) });
    case 'saw':
      return say('saboteur-log-saw', { goal: goalAt(args.cell), what: goalWord(args.what) });
    case 'passed':
      return unlessMine('saboteur-log-passed', args.seat);
    case 'discarded':
      return say('saboteur-log-discarded', { card: cardWord(args.card) });
    case 'drawn':
      return say('saboteur-log-drawn', { card: cardWord(args.card) });
    case 'turned':
      return say('saboteur-log-turned', { goal: goalAt(args.cell), what: goalWord(args.what) });
    case 'digging-over':
      return diggingOver(news, args);
    case 'picked':
      return unlessMine('saboteur-log-picked', args.seat);
    case 'gold':
      return say('saboteur-log-gold', { gold: args.value });
    case 'paid':
      return say('saboteur-log-paid', { ...who(args.seat), gold: sum(args.cards) });
    case 'round-over':
      return say('saboteur-log-round-over', { round: args.round });
    case 'taken-back':
      return say(args.counts ? 'undo-done' : 'undo-alone', who(args.seat));
    case 'taken-over':
    case 'came-back':
      return say(`company-${event.name}`, who(args.seat));
    case 'game-over': {
      const winners = args.winners.map((winner) => nameOf(news, winner));
      return say('saboteur-log-game-over', { number: winners.length, names: listed(winners) });
    }
    // The view shows the hand and the gold on offer; that a card is drawn after every turn goes without saying.
    case 'hand':
    case 'drew':
    case 'offer':
    case 'offered':
      return '';
    default:
      event satisfies never;
      return ''; // of a server that is newer than the page
  }
}

type DiggingOver = Extract<SaboteurEvent, { name: 'digging-over' }>['args'];

function diggingOver(news: TableNews<'saboteur'>, args: DiggingOver): string {
  const seats = args.roles.flatMap((role, seat) => (role === 'saboteur' ? [seat] : []));
  const saboteurs = seats.map((seat, place) => (place && seat === news.you ? say('page-you') : whoIs(news, seat)));
  return [
    say('saboteur-log-digging-over', { reached: args.reached ? 'yes' : 'no' }),
    say('saboteur-log-saboteurs', { number: saboteurs.length, names: listed(saboteurs) }),
    say('saboteur-log-spare', { role: roleWord(args.spare) }),
  ].join(' ');
}

const after = (news: TableNews<'saboteur'>, event: Event | undefined): Line[] =>
  event ? lines(news).filter(({ number, heading }) => number > event.number && !heading) : [];

/** Our own last turn in this round, if we have had one. */
function ownTurn(news: TableNews<'saboteur'>): Event | undefined {
  const dealt = news.log.findLastIndex(({ name }) => name === 'dealt');
  const own = news.log.findLastIndex(({ name, args }) => TURN.has(name) && 'seat' in args && args.seat === news.you);
  return own > dealt ? news.log[own] : undefined;
}

/** What others have laid where since our own last turn, or since the deal before our first one; none is left once we have had our turn. */
export function laidSince(news: TableNews<'saboteur'>): { cell: Cell; seat: number }[] {
  const from = ownTurn(news) ?? news.log.findLast(({ name }) => name === 'dealt');
  if (news.you === null || !from) return [];
  const found = new Map<string, { cell: Cell; seat: number }>();
  for (const event of news.log) {
    if (event.number <= from.number) continue;
    if (event.name === 'laid') found.set(keyOf(event.args.cell), event.args);
    else if (event.name === 'fell') found.delete(keyOf(event.args.cell));
  }
  return [...found.values()];
}

/** For each goal, the others who have looked at it in this round, in the order in which they did. */
export function lookers(news: TableNews<'saboteur'>): number[][] {
  const dealt = news.log.findLastIndex(({ name }) => name === 'dealt');
  const looks = news.log.slice(dealt + 1).flatMap((event) => (event.name === 'looked' ? [event.args] : []));
  return GOAL_NAMES.map((goal) => [
    ...new Set(looks.filter(({ cell, seat }) => goalAt(cell) === goal && seat !== news.you).map(({ seat }) => seat)),
  ]);
}

/** The lines since our own last turn; none for onlookers, nor before we have had a turn in this round. */
export const since = (news: TableNews<'saboteur'>): Line[] => after(news, ownTurn(news));

/** The same, but before our first turn all that has happened in this round. */
export const unseen = (news: TableNews<'saboteur'>): Line[] =>
  news.you === null ? [] : after(news, ownTurn(news) ?? news.log.findLast(({ name }) => name === 'dealt'));

let written: { of: TableNews<'saboteur'>; in: string; lines: Line[] } | null = null;

/** Several parts of the page read them, so they are written once for all news. */
export function lines(news: TableNews<'saboteur'>): Line[] {
  if (written?.of !== news || written.in !== texts.language) {
    written = { of: news, in: texts.language, lines: write(news) };
  }
  return written.lines;
}

function write(news: TableNews<'saboteur'>): Line[] {
  return news.log.flatMap((event) => {
    const { number } = event;
    const text = told(news, event);
    const head = event.name === 'dealt' ? say('saboteur-page-round', { round: event.args.round }) : '';
    const ours = befell(event) && event.args.seat !== news.you && event.args.target === news.you;
    const harm = ours && TURN.get(event.name) === true;
    const cell = 'cell' in event.args ? event.args.cell : null;
    return [
      ...(head ? [{ number, text: head, short: head, heading: true, ours: false, harm: false, cell: null }] : []),
      ...(text ? [{ number, text, short: inShort(news, event) || text, heading: false, ours, harm, cell }] : []),
    ];
  });
}

/** What somebody does to somebody. */
type Befell = Extract<Event, { args: { seat: number; target: number } }>;
const befell = (event: Event): event is Befell => 'target' in event.args;

/** "Falk: lantern broken (Greta)"; nothing where the whole sentence will do, as for what one does to oneself. */
function inShort(news: TableNews<'saboteur'>, { name, args }: Event): string {
  if (name === 'fell' && args.seat !== news.you) {
    const [cell, number] = [cellName(args.cell), args.darkens.length];
    return say('saboteur-page-short-fell', { cell, number, player: whoIs(news, args.seat) });
  }
  if ((name === 'broke' || name === 'fixed') && args.seat !== args.target) {
    const names = { player: whoIs(news, args.seat), target: whoIs(news, args.target) };
    return say(`saboteur-page-short-${name}`, { ...names, tool: toolWord(args.tool) });
  }
  return '';
}

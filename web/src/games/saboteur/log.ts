/** The log of a round in sentences. Where only we may know what happened, our own sentence replaces the one for all. */

import { nameOf } from '../../names';
import { listed, say, texts } from '../../texts.svelte';
import type { GameEvent, TableNews } from '../../wire.gen';
import { type Cell, cellName, GOAL_NAMES } from './cells';
import { roleWord, toolWord, whoIs } from './people';
import { cardWord, goalWord, shapeOf } from './words';

export interface Line {
  /** Of its event. */
  number: number;
  text: string;
  /** Where there is little room: whom it befell first, as the end of a line may be cut. */
  short: string;
  heading: boolean;
  /** Somebody else broke or repaired a tool of ours. */
  ours: boolean;
}

/** The goals from A to C lie in rows of their own. */
const goalAt = ([, y]: Cell): string => GOAL_NAMES[1 - Math.sign(y)] ?? '';

/** Who does something to whom: `both` and `self` are the same person twice, we or somebody else. */
function roles(you: number | null, seat: number, target: number): string {
  if (seat === target) return seat === you ? 'both' : 'self';
  return seat === you ? 'doer' : target === you ? 'target' : 'other';
}

function told(news: TableNews, { name, args }: GameEvent): string {
  const seat = Number(args['seat']);
  const mine = seat === news.you;
  const who = { you: mine ? 'yes' : 'no', player: nameOf(news, seat) };
  const cell = (args['cell'] ?? [0, 0]) as unknown as Cell;
  const card = String(args['card']);
  switch (name) {
    case 'dealt':
      return say('saboteur-log-dealt', who);
    case 'laid':
      return say('saboteur-log-laid', { ...who, shape: shapeOf(card), cell: cellName(cell) });
    case 'fell':
      return say('saboteur-log-fell', { ...who, cell: cellName(cell) });
    case 'broke':
    case 'fixed': {
      const target = Number(args['target']);
      const names = { player: who.player, target: nameOf(news, target), tool: String(args['tool']) };
      return say(`saboteur-log-${name}`, { ...names, you: roles(news.you, seat, target) });
    }
    case 'looked':
      return mine ? '' : say('saboteur-log-looked', { player: who.player, goal: goalAt(cell) });
    case 'saw':
      return say('saboteur-log-saw', { goal: goalAt(cell), what: goalWord(String(args['what'])) });
    case 'passed':
      return mine ? '' : say('saboteur-log-passed', { player: who.player });
    case 'discarded':
      return say('saboteur-log-discarded', { card: cardWord(card) });
    case 'drawn':
      return say('saboteur-log-drawn', { card: cardWord(card) });
    case 'turned':
      return say('saboteur-log-turned', { goal: goalAt(cell), what: goalWord(String(args['what'])) });
    case 'digging-over':
      return diggingOver(news, args);
    case 'picked':
      return mine ? '' : say('saboteur-log-picked', { player: who.player });
    case 'gold':
      return say('saboteur-log-gold', { gold: Number(args['value']) });
    case 'paid': {
      const gold = (args['cards'] as number[]).reduce((all, each) => all + each, 0);
      return say('saboteur-log-paid', { ...who, gold });
    }
    case 'round-over':
      return say('saboteur-log-round-over', { round: Number(args['round']) });
    case 'taken-back':
      return say('undo-done', who);
    case 'game-over': {
      const winners = (args['winners'] as number[]).map((winner) => nameOf(news, winner));
      return say('saboteur-log-game-over', { number: winners.length, names: listed(winners) });
    }
    default:
      return '';
  }
}

function diggingOver(news: TableNews, args: GameEvent['args']): string {
  const among = args['roles'] as string[];
  const saboteurs = among.flatMap((role, seat) => (role === 'saboteur' ? [whoIs(news, seat)] : []));
  return [
    say('saboteur-log-digging-over', { reached: args['reached'] ? 'yes' : 'no' }),
    say('saboteur-log-saboteurs', { number: saboteurs.length, names: listed(saboteurs) }),
    say('saboteur-log-spare', { role: roleWord(String(args['spare'])) }),
  ].join(' ');
}

/** What somebody does in their turn, the card drawn then included. */
const TURN = new Set(['laid', 'fell', 'broke', 'fixed', 'looked', 'saw', 'passed', 'discarded', 'drew', 'drawn']);

const after = (news: TableNews, event: GameEvent | undefined): Line[] =>
  event ? lines(news).filter(({ number, heading }) => number > event.number && !heading) : [];

/** Our own last turn in this round, if we have had one. */
function ownTurn(news: TableNews): GameEvent | undefined {
  const dealt = news.log.findLastIndex(({ name }) => name === 'dealt');
  const own = news.log.findLastIndex(({ name, args }) => TURN.has(name) && args['seat'] === news.you);
  return own > dealt ? news.log[own] : undefined;
}

/** The lines since our own last turn; none for onlookers, nor before we have had a turn in this round. */
export const since = (news: TableNews): Line[] => after(news, ownTurn(news));

/** The same, but before our first turn all that has happened in this round. */
export const unseen = (news: TableNews): Line[] =>
  news.you === null ? [] : after(news, ownTurn(news) ?? news.log.findLast(({ name }) => name === 'dealt'));

let written: { of: TableNews; in: string; lines: Line[] } | null = null;

/** Several parts of the page read them, so they are written once for all news. */
export function lines(news: TableNews): Line[] {
  if (written?.of !== news || written.in !== texts.language) {
    written = { of: news, in: texts.language, lines: write(news) };
  }
  return written.lines;
}

function write(news: TableNews): Line[] {
  return news.log.flatMap((event) => {
    const { number } = event;
    const text = told(news, event);
    const head = event.name === 'dealt' ? say('saboteur-page-round', { round: Number(event.args['round']) }) : '';
    const seats = TOOL.has(event.name)
      ? { doer: Number(event.args['seat']), target: Number(event.args['target']) }
      : null;
    // Who does it to themselves comes first in the whole sentence.
    const other = seats?.doer === seats?.target ? null : seats;
    const ours = other?.target === news.you;
    return [
      ...(head ? [{ number, text: head, short: head, heading: true, ours: false }] : []),
      ...(text ? [{ number, text, short: other ? inShort(news, event, other) : text, heading: false, ours }] : []),
    ];
  });
}

const TOOL = new Set(['broke', 'fixed']);

/** "Bruno: lantern broken (Clara)". */
function inShort(
  news: TableNews,
  { name, args }: GameEvent,
  { doer, target }: { doer: number; target: number },
): string {
  const names = { player: whoIs(news, doer), target: whoIs(news, target) };
  return say(`saboteur-page-short-${name}`, { ...names, tool: toolWord(String(args['tool'])) });
}

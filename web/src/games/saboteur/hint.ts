import { nameOf } from '../../names';
import { large, say } from '../../texts.svelte';
import type { HintPart } from '../hint';
import { type Cell, GOAL_NAMES } from './cells';
import HintMove from './HintMove.svelte';
import { toolWord } from './people';
import { cardWord, cellWord, shapeWord } from './words';

/** A move as a record writes it, taken apart. */
export interface Taken {
  do: 'lay' | 'break' | 'fix' | 'rockfall' | 'map' | 'discard' | 'gold';
  /** The card or, where one is laid, how it lies. */
  card: string;
  cell: Cell;
  tool: string;
  seat: number;
}

export function taken(move: string): Taken {
  const [first = '', second = '', third = ''] = move.split(' ');
  const cellOf = (text: string): Cell => {
    const [x = 0, y = 0] = text.split(',').map(Number);
    return [x, y];
  };
  const nothing = { card: first, cell: [0, 0] as Cell, tool: '', seat: -1 };
  if (first.includes('@')) {
    const [card = '', at = ''] = first.split('@');
    return { ...nothing, do: 'lay', card, cell: cellOf(at) };
  }
  if (first.startsWith('break')) return { ...nothing, do: 'break', tool: first.slice(6), seat: Number(second) };
  if (first.startsWith('fix')) return { ...nothing, do: 'fix', tool: second, seat: Number(third) };
  if (first === 'discard') return { ...nothing, do: 'discard', card: second };
  if (first === 'gold') return { ...nothing, do: 'gold', seat: Number(second) };
  return { ...nothing, do: first as 'rockfall' | 'map', cell: cellOf(second) };
}

const OPPOSITE: Readonly<Record<string, string>> = { N: 'S', E: 'W', S: 'N', W: 'E' };

/** A path card turned by half a turn. */
export function turned(card: string): string {
  const sides = [...card].map((side) => OPPOSITE[side] ?? '');
  return [...'NESW'].filter((side) => sides.includes(side)).join('') + (card.endsWith('!') ? '!' : '');
}

const goalAt = ([, y]: Cell): string => GOAL_NAMES[1 - Math.sign(y)] ?? '';

const part: HintPart<'saboteur'> = {
  Move: HintMove,
  role: (secret) => say('saboteur-hint-role', { guilty: String(secret) }),
  card(news, move) {
    const { do: what, card } = taken(move);
    if (what === 'gold') return null;
    const { hand } = news.view;
    const index = hand.includes(card) ? hand.indexOf(card) : hand.indexOf(turned(card));
    return index < 0 ? null : `.dock .hand li:nth-child(${index + 1})`;
  },
  telling: ({ view }) => view.phase !== 'turn',
  words(news, move) {
    const { do: what, card, cell, tool, seat } = taken(move);
    const whose = { tool: toolWord(tool), player: nameOf(news, seat) };
    switch (what) {
      case 'lay':
        return say('saboteur-hint-lay', { shape: shapeWord(card), cell: cellWord(cell) });
      case 'break':
        return large(say(seat === news.you ? 'saboteur-hint-break-own' : 'saboteur-hint-break', whose));
      case 'fix':
        return large(say(seat === news.you ? 'saboteur-hint-fix-mine' : 'saboteur-hint-fix', whose));
      case 'rockfall':
        return say('saboteur-hint-fall', { cell: cellWord(cell) });
      case 'map':
        return say('saboteur-hint-look', { goal: goalAt(cell) });
      case 'gold':
        return say('saboteur-hint-take', { gold: seat });
      default:
        return say('saboteur-hint-drop', { card: cardWord(card) });
    }
  },
};

export default part;

/** Cards and tiles in words, for those who cannot see them. */

import { labelled, large, listed, say, sentence } from '../../texts.svelte';
import type { GoalNews, TileNews } from '../../wire.gen';
import { type Cell, cellName, GOAL_NAMES } from './cells';
import { toolWord } from './people';

/** crossing, junction, straight or bend; all dead ends are one. */
export function shapeOf(card: string): string {
  if (card.includes('!')) return 'dead-end';
  if (card.length !== 2) return card.length > 3 ? 'crossing' : 'junction';
  return card === 'NS' || card === 'EW' ? 'straight' : 'bend';
}

const SIDES = ['E', 'N', 'S', 'W'];

/** "open to the goals and towards A". */
function openings(card: string): string {
  const sides = SIDES.filter((side) => card.includes(side));
  if (sides.length === SIDES.length) return say('saboteur-page-open-all');
  return say('saboteur-page-open', { sides: listed(sides.map((side) => say('saboteur-page-side', { side }))) });
}

/** "Crossing": what a tile is. */
export const shapeWord = (card: string): string => say('saboteur-page-shape', { shape: shapeOf(card) });

/** A card in the hand. */
export function cardWord(card: string): string {
  if (card === 'map' || card === 'rockfall') return say(`saboteur-card-${card}`);
  const tools = toolsOf(card);
  if (!tools.length) return `${shapeWord(card)}, ${openings(card)}`;
  if (card.startsWith('break')) return say('saboteur-card-break', { tool: card.split(':')[1] ?? '' });
  // As in its band, so that whoever says what stands there means this card.
  return say('saboteur-page-card-fix', { tools: tools.join(', ') });
}

/** The cards of a hand, one name each: "map, 1 of 2". */
export function handWords(hand: readonly string[]): string[] {
  return hand.map((card, index) => {
    const cards = hand.filter((each) => each === card).length;
    const place = hand.slice(0, index + 1).filter((each) => each === card).length;
    return cards > 1 ? say('saboteur-page-card-of', { card: cardWord(card), place, cards }) : cardWord(card);
  });
}

/** The tools of an action card. */
const toolsOf = (card: string): string[] => (card.split(':')[1]?.split('+') ?? []).map(toolWord);

/** What stands in the band of an action card. */
export function bandWord(card: string): string {
  const tools = toolsOf(card);
  return tools.length ? tools.map(large).join(', ') : large(say(`saboteur-card-${card}`));
}

/** A cell's name for those who listen: a number alone would not tell its row. */
export const cellWord = (cell: Cell): string =>
  cell[1] === 0 ? say('saboteur-page-middle-row', { cell: cellName(cell) }) : cellName(cell);

/** "5A1: crossing, joined, open to the goals and towards A." */
export function tileWords({ x, y, card, lit, kind }: TileNews, goal = -1): string {
  const what =
    kind === 'start'
      ? say('saboteur-page-start')
      : kind === 'goal'
        ? say('saboteur-page-goal-turned', { goal: GOAL_NAMES[goal] ?? '', what: goalWord(card) })
        : shapeWord(card);
  const joined = say('saboteur-page-joined', { joined: lit ? 'yes' : 'no' });
  return sentence(labelled(cellWord([x, y]), [what, joined, openings(card)].join(', ')));
}

/** Treasure or stone: gold, or the openings of a stone. */
export const goalWord = (what: string): string =>
  say('saboteur-page-goal-what', { what: what === 'gold' || what === 'NESW' ? 'gold' : 'stone' });

/** A goal that lies face down, and what we know of it. */
export function goalWords({ x, y }: GoalNews, index: number, known: string | null): string {
  const goal = GOAL_NAMES[index] ?? '';
  const words = known
    ? say('saboteur-page-goal-known', { goal, what: goalWord(known) })
    : say('saboteur-page-goal-down', { goal });
  return sentence(labelled(cellWord([x, y]), words));
}

/** How a card would lie there, and how when it is turned, where it fits both ways. */
export function wouldLie([x, y]: Cell, card: string, turned?: string): string {
  const words = tileWords({ x, y, card, lit: true, kind: 'path' });
  return turned === undefined ? words : say('saboteur-page-or-turned', { words, open: openings(turned) });
}

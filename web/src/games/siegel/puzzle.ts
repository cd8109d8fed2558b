import { number } from '../../puzzle/telling';
import { nameOf } from '../../names';
import { say } from '../../texts.svelte';
import { SIEGEL_MATERIAL } from '../../wire.gen';
import type { PuzzlePart } from '../puzzle';
import { cardWord, colourOf, sealWords } from './model';
import { isCard, takesOf } from './moves';
import PuzzleFoot from './PuzzleFoot.svelte';
import PuzzleOption from './PuzzleOption.svelte';
import PuzzlePosition from './PuzzlePosition.svelte';

function seals(option: string): string {
  const held: Record<string, number> = {};
  for (const { kind } of takesOf(option)) held[kind] = (held[kind] ?? 0) + 1;
  return sealWords(held);
}

const part: PuzzlePart<'siegel'> = {
  Position: PuzzlePosition,
  Option: PuzzleOption,
  Foot: PuzzleFoot,
  narrow: ['card'],
  points: true,
  situation(news, kind) {
    const { view } = news;
    const players = news.seats.length;
    if (kind === 'seals') {
      const first = (view.dealer + 1) % players;
      const place = news.you === first ? 'first' : news.you === view.dealer ? 'last' : 'middle';
      return say('siegel-puzzle-ask-seals', { place, leader: nameOf(news, first) });
    }
    const numbers = { trick: view.tricks.length + 1, tricks: SIEGEL_MATERIAL.hand };
    const led = view.trick[0];
    return led
      ? say('siegel-puzzle-ask-follow', { ...numbers, colour: colourOf(led) })
      : say('siegel-puzzle-ask-lead', numbers);
  },
  words: (news, option) => {
    if (isCard(option)) return cardWord(option);
    if (option === 'saboteur') return say('siegel-page-saboteur');
    const robbed = takesOf(option)
      .filter(({ from }) => from !== null)
      .map(({ kind, from }) => say('siegel-puzzle-from', { colour: kind, player: nameOf(news, from ?? 0) }));
    return [seals(option), ...robbed].join(', ');
  },
  settle: (_, __, letter) => say('puzzle-choose', { letter }),
  verdict(_, { values, best }, letters, option) {
    const [mine, right] = [letters[option] ?? '', letters[best] ?? ''];
    if (option === best) return say('puzzle-best-is', { letter: right });
    const points = number((values[option] ?? 0) - (values[best] ?? 0));
    return say('puzzle-costs', { letter: mine, best: right, points });
  },
  value: (value) => number(value),
};

export default part;

import { nameOf } from '../../names';
import { large, say } from '../../texts.svelte';
import type { HintPart } from '../hint';
import HintMove from './HintMove.svelte';
import { cardWord, kindWord, sealWords } from './model';
import { isCard, isGift, takesOf } from './moves';

const sum = (kinds: string[]): Record<string, number> => {
  const held: Record<string, number> = {};
  for (const kind of kinds) held[kind] = (held[kind] ?? 0) + 1;
  return held;
};

function gift(move: string): string {
  if (move === '-') return say('siegel-hint-keep');
  if (move === '-k') return say('siegel-hint-keep-white');
  return say('siegel-hint-give', { kind: large(kindWord(move.slice(1))) });
}

const part: HintPart<'siegel'> = {
  Move: HintMove,
  card: (_, move) => (isCard(move) ? `.hand [data-card="${move}"]` : null),
  words(news, move) {
    if (isCard(move)) return large(cardWord(move));
    if (move === 'saboteur') return say('siegel-page-saboteur');
    if (isGift(move)) return gift(move);
    const takes = takesOf(move);
    const robbed = [...new Set(takes.flatMap(({ from }) => (from === null ? [] : [from])))].map((seat) =>
      say('siegel-hint-from', {
        player: nameOf(news, seat),
        seals: sealWords(sum(takes.filter(({ from }) => from === seat).map(({ kind }) => kind))),
      }),
    );
    return [large(sealWords(sum(takes.map(({ kind }) => kind)))), ...robbed].join(', ');
  },
};

export default part;

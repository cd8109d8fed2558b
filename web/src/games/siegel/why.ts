/** Why each player got those points, in one sentence. */

import { say } from '../../texts.svelte';
import { type Kind, KINDS, type PartNews, type SiegelNews } from '../../wire.gen';
import { NAME } from '../../art/emblems';
import { some, tricksOf } from './model';

const kindOf = (part: PartNews): Kind | undefined => KINDS.find((kind) => NAME[kind] === part.name);

/** The seals that cost points. */
export const costly = (view: SiegelNews, seat: number): Kind[] =>
  (view.accounts[seat]?.parts ?? []).flatMap((part) => {
    const kind = kindOf(part);
    return kind ? Array.from({ length: part.number }, () => kind) : [];
  });

export function why(view: SiegelNews, seat: number): string {
  const parts = view.accounts[seat]?.parts ?? [];
  if (view.saboteur === seat) {
    const blacks = parts.find(({ name }) => name === 'blacks-of-others');
    return say('siegel-page-why-saboteur', { price: parts[0]?.points ?? 0, number: blacks?.number ?? 0 });
  }
  const told = parts.map((part) => {
    const kind = kindOf(part) ?? 'k';
    const key = kind === 'k' ? 'siegel-page-why-black' : 'siegel-page-why-left';
    return say(key, { seals: some(kind, part.number), number: part.number, each: part.points / part.number });
  });
  return say('siegel-page-why', {
    predicted: view.predictions[seat]?.length ?? 0,
    won: tricksOf(view, seat),
    parts: told.join(', ') || say('siegel-page-why-nothing'),
  });
}

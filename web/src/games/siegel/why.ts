/** Why each player got those points, in one sentence. */

import { say } from '../../texts.svelte';
import { type Kind, KINDS, type PartName, type PartNews, type PastNews, type SiegelNews } from '../../wire.gen';
import { type ShownSeal, some, tricksOf } from './model';

/** The seals that a part of somebody's points is for; null: those of a saboteur, which `sabotage` tells. */
const SEALS: Readonly<Record<PartName, Kind | null>> = {
  red: 'r',
  yellow: 'y',
  green: 'g',
  blue: 'b',
  violet: 'v',
  white: 'w',
  black: 'k',
  saboteur: null,
  'blacks-of-others': null,
};

const sealsIn = (parts: PartNews[]): Kind[] =>
  parts.flatMap(({ name, number }) => {
    const kind = SEALS[name];
    return kind ? Array.from({ length: number }, () => kind) : [];
  });

/** The seals that cost points. */
export const costly = (view: SiegelNews, seat: number): Kind[] => sealsIn(view.accounts[seat]?.parts ?? []);

function sabotage(parts: PartNews[]): string {
  const blacks = parts.find(({ name }) => name === 'blacks-of-others');
  return say('siegel-page-why-saboteur', { price: parts[0]?.points ?? 0, number: blacks?.number ?? 0 });
}

function sentence(predicted: number, won: number, parts: PartNews[]): string {
  const told = parts.flatMap((part) => {
    const kind = SEALS[part.name];
    if (!kind) return [];
    const key = kind === 'k' ? 'siegel-page-why-black' : 'siegel-page-why-left';
    return say(key, { seals: some(kind, part.number), number: part.number, each: part.points / part.number });
  });
  return say('siegel-page-why', { predicted, won, parts: told.join(', ') || say('siegel-page-why-nothing') });
}

export function why(view: SiegelNews, seat: number): string {
  const parts = view.accounts[seat]?.parts ?? [];
  if (view.saboteur === seat) return sabotage(parts);
  return sentence(view.predictions[seat]?.length ?? 0, tricksOf(view, seat), parts);
}

const wasSaboteur = ({ account }: PastNews): boolean => account.parts.some(({ name }) => name === 'saboteur');

/** One of one's own rounds: what it cost and why, and its seals, those handed back as rings. */
export interface Told {
  round: number;
  points: number;
  why: string;
  saboteur: boolean;
  seals: ShownSeal[];
}

function told(round: PastNews, number: number): Told {
  const { predicted, won, back, account } = round;
  const saboteur = wasSaboteur(round);
  const kept = sealsIn(account.parts);
  const order = (seals: ShownSeal[]): ShownSeal[] =>
    seals.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || Number(a.gone) - Number(b.gone));
  return {
    round: number,
    points: account.points,
    why: saboteur ? sabotage(account.parts) : sentence(predicted.length, won, account.parts),
    saboteur,
    seals: order([...kept.map((kind) => ({ kind, gone: false })), ...back.map((kind) => ({ kind, gone: true }))]),
  };
}

/** The best and the dearest of one's own rounds, where there is something to compare. */
export function extremes(past: PastNews[]): { best: Told; dearest: Told } | null {
  const points = past.map(({ account }) => account.points);
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const [best, dearest] = [past[points.indexOf(least)], past[points.indexOf(most)]];
  if (!best || !dearest || least === most) return null;
  return { best: told(best, points.indexOf(least) + 1), dearest: told(dearest, points.indexOf(most) + 1) };
}

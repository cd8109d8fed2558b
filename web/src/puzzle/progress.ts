/** What has been solved: kept in this browser alone. */

import { keep, kept } from '../keep';
import { NEAR } from '../wire.gen';
import { dayAfter, dayNumber, type Index, pack, type Puzzle, type Which } from './packs';

export type Verdict = 'right' | 'near' | 'wrong';

/** An answer: how good it was, and which option it was. */
export interface Answered {
  verdict: Verdict;
  option: number;
}

type Days = Record<string, Answered>;
type Tried = Record<string, Record<string, Verdict>>;

const GRADES = 7;
const WEEK = 7;
/** Days that are longer ago are forgotten. */
const DAYS_KEPT = 800;
/** In which grade one begins, and by how much the next one is harder or easier. */
const [FIRST, UP, DOWN] = [2, 0.5, 1];

function read<T extends object>(key: string): T {
  try {
    const value: unknown = JSON.parse(kept(key) ?? '{}');
    return (typeof value === 'object' && value ? value : {}) as T;
  } catch {
    return {} as T;
  }
}

export const days = (): Days => read<Days>('puzzle-days');
export const tried = (): Tried => read<Tried>('puzzle-tried');

/** How good an answer is. Points are penalties; where answers are likelihoods, there is no near. */
export function judged({ values, best }: Puzzle, option: number, points: boolean): Verdict {
  if (option === best) return 'right';
  return points && (values[option] ?? 0) - (values[best] ?? 0) < NEAR ? 'near' : 'wrong';
}

export function answer(which: Which, puzzle: Puzzle, answered: Answered, day: string | null): void {
  const all = tried();
  keep('puzzle-tried', JSON.stringify({ ...all, [which.kind]: { ...all[which.kind], [puzzle.id]: answered.verdict } }));
  if (day === null) {
    const level = levelOf(which.kind) + (answered.verdict === 'right' ? UP : -DOWN);
    const levels = read<Record<string, number>>('puzzle-levels');
    keep('puzzle-levels', JSON.stringify({ ...levels, [which.kind]: Math.min(GRADES, Math.max(1, level)) }));
    return;
  }
  const before = Object.entries(days()).filter(([each]) => dayNumber(day) - dayNumber(each) < DAYS_KEPT);
  keep('puzzle-days', JSON.stringify({ ...Object.fromEntries(before), [day]: answered }));
}

const levelOf = (kind: string): number => read<Record<string, number>>('puzzle-levels')[kind] ?? FIRST;

export const solved = (kind: string, all: Tried): number =>
  Object.values(all[kind] ?? {}).filter((verdict) => verdict === 'right').length;

/** The next one of a kind, as hard as suits whoever solved those before; what was tried comes again when nothing is left. */
export async function next(kind: string, index: Index, not: string | null): Promise<Which> {
  const before = tried()[kind] ?? {};
  const level = Math.floor(levelOf(kind));
  const grades = (index[kind]?.sizes ?? []).map((_, i) => i + 1);
  grades.sort((a, b) => Math.abs(a - level) - Math.abs(b - level) || a - b);
  for (const open of [(id: string) => !(id in before), (id: string) => before[id] !== 'right', () => true])
    for (const grade of grades) {
      const number = (await pack(kind, grade)).findIndex(({ id }) => id !== not && open(id));
      if (number >= 0) return { kind, grade, number };
    }
  return { kind, grade: 1, number: 0 };
}

/**
 * How many days in a row were solved up to today; today counts once it is solved, and until then nothing is lost. One
 * missed day a week is forgiven if the next two are solved. A wrong answer ends the row.
 */
export function streak(known: Days, today: string): number {
  const right = (day: string): boolean => known[day]?.verdict === 'right';
  const forgiven = new Set<number>();
  let day = known[today] ? today : dayAfter(today, -1);
  let count = 0;
  for (;;) {
    const week = Math.floor(dayNumber(day) / WEEK);
    if (right(day)) count++;
    else if (!known[day] && !forgiven.has(week) && right(dayAfter(day)) && right(dayAfter(day, 2))) forgiven.add(week);
    else return count;
    day = dayAfter(day, -1);
  }
}

export const longest = (known: Days): number => Math.max(0, ...Object.keys(known).map((day) => streak(known, day)));

export type Stain = 'solved' | 'missed' | 'today' | 'to-come';

/** The week of a day from Monday to Sunday. */
export function week(known: Days, today: string): { day: string; stain: Stain }[] {
  const weekday = dayNumber(today) % WEEK;
  return Array.from({ length: WEEK }, (_, i) => {
    const day = dayAfter(today, i - weekday);
    const answered = known[day];
    if (answered) return { day, stain: answered.verdict === 'right' ? 'solved' : 'missed' };
    return { day, stain: i < weekday ? 'missed' : i === weekday ? 'today' : 'to-come' };
  });
}

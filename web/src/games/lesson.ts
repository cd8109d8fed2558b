/** What a game brings along for its introduction: its module `lesson`. */

import type { Component, Snippet } from 'svelte';
import type { Args } from '../texts.svelte';

export interface LessonPart {
  /** Around its table while somebody learns; `calm`: what is spoken of are not the others. */
  Frame: Component<{ calm: boolean; children: Snippet }>;
  /** Where something is on its table that the coach points at, as a selector; null: nowhere. */
  find(point: string): string | null;
  /** What is touched, and must not lie below the coach's words, as selectors. */
  free: readonly string[];
  /** What is to stay in sight while the coach speaks, as selectors. */
  clear: readonly string[];
  /** Over what the coach may stand, as selectors: all of it together. */
  room: readonly string[];
  /** What is there while the learner is doing something, as a selector: what was said gives way to what is touched. */
  begun: string | null;
  /** What the sentences of its coach may name. */
  words(): Args;
}

const parts = import.meta.glob<{ default: LessonPart }>('./*/lesson.ts');
const fileOf = (game: string): string => `./${game}/lesson.ts`;

/** Where it is taught, by doing. */
export const lessonPath = (game: string): string => `/learn/${game}`;

export const taught = (game: string): boolean => fileOf(game) in parts;

export async function lessonPart(game: string): Promise<LessonPart> {
  const found = await parts[fileOf(game)]?.();
  if (!found) throw new Error(game);
  return found.default;
}

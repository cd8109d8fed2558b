/** Screens beside the start page and the tables: a line each. Any other path leads to the start page. */

import type { Component } from 'svelte';

export interface PageEntry {
  /** Fetches it; it gets what stands behind its name in the path. */
  load(): Promise<{ default: Component<{ rest: string[] }> }>;
  /** The catalogues it speaks from, beside those that every screen has. */
  texts: readonly string[];
  /** Whether it needs no server, once it is here: nobody is told of a lost connection. */
  alone?: boolean;
}

/** By the first part of their paths. */
export const PAGES: Readonly<Record<string, PageEntry>> = {
  learn: { load: () => import('./lesson/Lesson.svelte'), texts: ['learn'], alone: true },
  game: { load: () => import('./replay/Replay.svelte'), texts: ['replay', 'menu'], alone: true },
  pad: { load: () => import('./pad/Pad.svelte'), texts: ['pad'], alone: true },
  puzzle: { load: () => import('./puzzle/Puzzle.svelte'), texts: ['puzzle'], alone: true },
  rules: { load: () => import('./learn/Rules.svelte'), texts: ['rules', 'learn'], alone: true },
  statistics: { load: () => import('./statistics/Statistics.svelte'), texts: ['statistics'] },
  words: { load: () => import('./learn/Glossary.svelte'), texts: ['rules'], alone: true },
};

/** The entry of a name that somebody may have typed. */
export const pageNamed = (name: string): PageEntry | null =>
  Object.hasOwn(PAGES, name) ? (PAGES[name] ?? null) : null;

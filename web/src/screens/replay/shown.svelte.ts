/** A game that is shown again: its steps, which of them is shown, and to the parts of its table a table like any other. */

import type { Component, Snippet } from 'svelte';
import type { AtTable } from '../../at-table';
import { type Begun, hasBegun } from '../../games/registry';
import type { ReplayPart } from '../../games/replay';
import { fitted } from '../../log';
import type { GameEvent, Games, GameName, Replay, TableNews } from '../../wire.gen';
import type { Eyes, Source } from './source';
import { led, type Placed, placeOf, stepAt, type Way } from './timeline';

export interface Step extends Placed {
  move: number;
  news: Begun;
  /** What each seat saw for itself alone, where all hands lie open. */
  seats: readonly Games[GameName]['own'][] | null;
  /** The number of the last event before it. */
  since: number;
}

/** How long a step is shown while the game plays by itself. */
const STEP_MS = 800;
export const PACES = [1, 2, 4, 0.5] as const;

/** The steps as a table would have shown them, each with the log as it was then. */
export function stepsOf({ steps }: Replay, part: ReplayPart): Step[] {
  let log: GameEvent[] = [];
  let since = -1;
  const found: Step[] = [];
  for (const { round, move, news: frame, seats } of steps) {
    log = fitted(log, frame).log;
    // Whoever looks on waits for nobody: what lies still does so for a short while.
    const news: TableNews = { ...frame, log, settings: { ...frame.settings, pace: 'fast' } };
    if (!hasBegun(news)) continue;
    found.push({ round, move, part: part.part(news, move), news, seats, since });
    since = Math.max(since, frame.events.at(-1)?.number ?? since);
  }
  return found;
}

type Items = Component<{ news: TableNews; children?: Snippet | undefined }>;

interface Made {
  source: Source;
  part: ReplayPart;
  /** The seat behind which one sits where all hands lie open. */
  you: number;
  /** What stands in its menu. */
  Items: Items;
  linkTo: (path: string) => string;
}

export class Shown implements AtTable {
  readonly source: Source;
  readonly part: ReplayPart;
  /** The second of the clock when it ended, if that is known. */
  readonly ended: number | null;
  /** The seat behind which one sits where all hands lie open. */
  readonly you: number;
  steps: Step[] = $state.raw([]);
  eyes: Eyes = $state('open');
  at = $state(0);
  playing = $state(false);
  pace: (typeof PACES)[number] = $state(1);
  live = $state.raw(false);

  readonly received = performance.now();
  readonly asks = false;
  readonly memory = null;
  readonly preparing = [];
  readonly sending = null;
  readonly report = null;
  readonly aside = {};
  readonly review = null;
  readonly frame: { Items: Items };

  readonly linkTo: (path: string) => string;

  constructor(made: Made, replay: Replay, eyes: Eyes) {
    this.source = made.source;
    this.part = made.part;
    this.you = made.you;
    this.frame = { Items: made.Items };
    this.linkTo = made.linkTo;
    this.ended = replay.ended;
    this.show(replay, eyes);
    // Waits longer where there is more to see.
    $effect(() => {
      if (!this.playing) return;
      if (this.over) {
        this.playing = false;
        return;
      }
      const ms = (STEP_MS + this.part.stays(this.step.news)) / this.pace;
      const timer = setTimeout(() => this.go('on'), ms);
      return () => clearTimeout(timer);
    });
  }

  get step(): Step {
    return this.steps[this.at] as Step;
  }
  get shown(): TableNews {
    return this.step.news;
  }
  get over(): boolean {
    return this.at >= this.steps.length - 1;
  }

  /** Through other eyes, at the same place. */
  show(replay: Replay, eyes: Eyes): void {
    const steps = stepsOf(replay, this.part);
    if (!steps.length) throw new Error('no steps');
    this.live = false;
    this.at = Math.min(this.at, steps.length - 1);
    this.steps = steps;
    this.eyes = eyes;
  }

  /** To any step; by one of them, what happens there is seen to happen. */
  to(at: number): void {
    const next = Math.max(0, Math.min(this.steps.length - 1, at));
    if (next === this.at) return;
    this.live = next === this.at + 1;
    this.at = next;
  }
  go(way: Way): void {
    this.to(led(this.steps, this.at, way));
  }
  jump(round: number, move: number): void {
    this.to(stepAt(this.steps, placeOf({ round, move })));
  }
  play(): void {
    if (!this.playing && this.over) this.to(0);
    this.playing = !this.playing;
  }

  /** Where it is, and what has just happened. */
  get where(): string {
    return this.part.where(this.step.news, this.step.move);
  }
  get told(): string[] {
    return this.part.told(this.step.news, this.step.since);
  }

  // What a table may ask: nothing here

  move(): Promise<boolean> {
    return Promise.resolve(false);
  }
  act(): Promise<boolean> {
    return Promise.resolve(false);
  }
  explain(): Promise<void> {
    return Promise.resolve();
  }
  record(): Promise<string | null> {
    return this.source.record().catch(() => null);
  }
}

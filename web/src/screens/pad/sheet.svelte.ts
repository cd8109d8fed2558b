/** The sheet of a score pad: who plays, the rounds so far, and the one that is being written down. Kept at every tap. */

import { GAME_FACTS, type OptionValue } from '../../facts.gen';
import type { PadGame, PadOptions, Remark } from '../../games/pad';
import { keep, kept } from '../../keep';
import type { GameName } from '../../wire.gen';
import { optionsOf, valueOf } from '../options';
import { usualSettings } from '../table-settings';
import { gameOf } from '../../games/registry';

interface Kept {
  names: string[];
  options: Record<string, OptionValue>;
  rounds: unknown[];
  draft: unknown;
  covered: boolean;
}

const LONGEST = 24;
const MOST_UNDONE = 100;

function read(text: string | null): Partial<Kept> {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

const isName = (name: unknown): name is string => typeof name === 'string' && name.length > 0 && name.length <= LONGEST;

export class Sheet<E> {
  readonly game: GameName;
  readonly pad: PadGame<E>;
  /** Empty before the first round is begun. */
  names = $state.raw<readonly string[]>([]);
  options = $state.raw<PadOptions>({});
  rounds = $state.raw<readonly E[]>([]);
  /** The round that is written down now: a new one, or one that is corrected. */
  draft = $state.raw<E>() as E;
  /** Which round that is. */
  at = $state(0);
  /** What others have is not shown until the end. */
  covered = $state(false);
  /** Drafts before the last taps. */
  #before = $state.raw<readonly E[]>([]);
  /** The new round, while an older one is corrected. */
  #waiting: E | null = null;

  constructor(game: GameName, pad: PadGame<E>) {
    this.game = game;
    this.pad = pad;
    const { names = [], options = {}, rounds = [], draft, covered } = read(kept(`pad.${game}`));
    const [least, most] = GAME_FACTS[game].players;
    const people = Array.isArray(names) && names.every(isName) && names.length >= least && names.length <= most;
    const whole = people && Array.isArray(rounds) && rounds.every((round) => pad.fits(round, names.length));
    this.names = whole ? names : [];
    this.options = whole && typeof options === 'object' ? options : {};
    this.rounds = whole ? (rounds as E[]) : [];
    this.covered = covered ?? pad.cover !== null;
    this.at = this.rounds.length;
    const fits = draft !== undefined && draft !== null && pad.fits(draft, this.names.length);
    this.draft = fits ? draft : pad.blank(this.names.length);
  }

  /** All rounds as they would be, the one that is written down among them. */
  readonly written = $derived<readonly E[]>([
    ...this.rounds.slice(0, this.at),
    this.draft,
    ...this.rounds.slice(this.at + 1),
  ]);
  /** Points of the rounds that are entered. */
  readonly points = $derived(this.rounds.map((_, at) => this.pad.points(this.rounds, at, this.options)));
  readonly drafted = $derived.by(() => this.pad.points(this.written, this.at, this.options));
  readonly totals = $derived(
    this.names.map((_, seat) => this.points.reduce((sum, round) => sum + (round[seat] ?? 0), 0)),
  );
  readonly best = $derived.by(() =>
    GAME_FACTS[this.game].fewestWin ? Math.min(...this.totals) : Math.max(...this.totals),
  );
  /** All that cannot be; if everything can, what is missing or in doubt. A correction must also fit to later rounds. */
  readonly remarks = $derived.by<Remark[]>(() => {
    const of = (at: number): Remark[] => this.pad.remarks(this.written, at, this.options, this.names);
    const later = this.rounds.flatMap((_, round) =>
      round > this.at ? of(round).flatMap((remark) => (remark.kind === 'wrong' ? [{ ...remark, round }] : [])) : [],
    );
    const all = [...of(this.at), ...later];
    const wrong = all.filter(({ kind }) => kind === 'wrong');
    return wrong.length ? wrong : all;
  });
  /** As many rounds as the rules say. */
  readonly length = $derived.by(() => {
    const entry = gameOf(this.game);
    const rounds = GAME_FACTS[this.game].options.find(({ name }) => name === 'rounds');
    if (!entry || !rounds) return Infinity;
    const settings = { ...usualSettings(entry), players: this.names.length, options: { ...this.options } };
    return Number(valueOf(rounds, settings));
  });
  readonly correcting = $derived(this.at < this.rounds.length);
  /** Another round is played after the last one. */
  more = $state(false);
  readonly over = $derived(this.rounds.length >= this.length && !this.more);
  readonly canUndo = $derived(this.#before.length > 0);

  begin(names: readonly string[]): void {
    this.names = names;
    this.rounds = [];
    this.#write(this.pad.blank(names.length), 0);
  }

  /** Another evening: the names are offered again. */
  tear(): void {
    keep(`pad.${this.game}.names`, JSON.stringify(this.names));
    this.begin([]);
  }

  /** Those who played last time. */
  lastNames(): string[] {
    const { names } = read(`{"names": ${kept(`pad.${this.game}.names`) ?? '[]'}}`);
    return Array.isArray(names) ? names.filter(isName) : [];
  }

  change(draft: E): void {
    this.#before = [...this.#before, this.draft].slice(-MOST_UNDONE);
    this.draft = draft;
    this.#keep();
  }

  undo(): void {
    this.draft = this.#before.at(-1) ?? this.draft;
    this.#before = this.#before.slice(0, -1);
    this.#keep();
  }

  /** The round is right as it stands. */
  enter(): void {
    this.rounds = this.written;
    this.more = false;
    this.#write(this.#waiting ?? this.pad.blank(this.names.length), this.rounds.length);
  }

  correct(at: number): void {
    const round = this.rounds[at];
    if (round === undefined) return;
    const waiting = this.correcting ? this.#waiting : this.draft;
    this.#write(round, at);
    this.#waiting = waiting;
  }

  /** The round stays as it was. */
  leave(): void {
    this.#write(this.#waiting ?? this.pad.blank(this.names.length), this.rounds.length);
  }

  set(name: string, value: OptionValue): void {
    this.options = { ...this.options, [name]: value };
    this.#keep();
  }

  valueOf(name: string): OptionValue {
    const entry = gameOf(this.game);
    const facts = entry && optionsOf(usualSettings(entry)).find((option) => option.name === name);
    return this.options[name] ?? facts?.default ?? false;
  }

  cover(covered: boolean): void {
    this.covered = covered;
    this.#keep();
  }

  #write(draft: E, at: number): void {
    this.#waiting = null;
    this.#before = [];
    this.draft = draft;
    this.at = at;
    this.#keep();
  }

  #keep(): void {
    const { names, options, rounds, covered } = this;
    const draft = this.correcting ? this.#waiting : this.draft;
    keep(`pad.${this.game}`, names.length ? JSON.stringify({ names, options, rounds, draft, covered }) : null);
  }
}

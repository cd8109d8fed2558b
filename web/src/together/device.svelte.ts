/** A device that several people share at a table: who is shown, and when it is covered and handed on. */

import { kept } from '../keep';
import { settle } from '../motion';
import { route } from '../route.svelte';
import { session } from '../session.svelte';
import { talk } from '../talk.svelte';
import { toasts } from '../toasts.svelte';
import type { TableFrame } from '../wire.gen';
import { Companion, type Facts } from './companion';
import { Deals } from './deals';
import { peopleAt, type Sharer } from './people';

/** So long one sees what one's move has done, before the device is to be handed on. */
const LINGER_MS = 1_200;

export class Device {
  readonly table: string;
  people = $state.raw<Sharer[]>([]);
  facts = $state.raw<Facts | null>(null);
  /** Who is shown; null: it is covered. */
  shown = $state<number | null>(null);
  #companions: Companion[];
  #timer = 0;
  readonly #deals = new Deals();

  constructor(table: string) {
    this.table = table;
    const people = peopleAt(table);
    session.admits = (news) => this.#admits(news);
    this.people = people.map((person) => ({ ...person, seat: undefined }));
    this.#companions = people.map(
      ({ secret }, i) =>
        new Companion(() => ({ secret: secret ?? kept('secret') ?? '' }), table, {
          heard: (facts, you) => this.#heard(facts, you, i),
        }),
    );
  }

  /** Those who play here, as far as is known. */
  readonly playing = $derived(this.people.filter(({ seat }) => seat !== null));

  /** Who is on turn, if they share this device. */
  readonly next = $derived.by(() => {
    const { turn } = this.facts ?? {};
    const found = this.people.findIndex(({ seat }) => typeof seat === 'number' && seat === turn);
    return found < 0 ? null : found;
  });

  /** Whether there is something to hide. */
  get #secret(): boolean {
    return this.facts?.stage !== 'gathering' && this.playing.length > 1;
  }

  /** Cards that nobody was alone with yet are covered before anything of them is drawn, whoever is on turn. */
  #admits(news: TableFrame): boolean {
    if (news.table !== this.table) return true;
    const known = this.#deals.admits(news);
    if (known || this.playing.length < 2) return true;
    // Those who share the device may not have heard of it yet.
    const { stage, turn, seats } = news;
    this.facts = { stage, turn, seats };
    this.cover();
    return false;
  }

  #heard(facts: Facts, you: number | null, i: number): void {
    this.facts = facts;
    if (this.people[i]?.seat !== you)
      this.people = this.people.map((person, at) => (at === i ? { ...person, seat: you } : person));
    this.#agree();
    if (!this.#secret) {
      // Nobody has cards yet, or nobody else is here to see them.
      if (this.shown === null)
        this.#let(
          Math.max(
            0,
            this.people.findIndex(({ seat }) => seat !== null),
          ),
        );
      return;
    }
    const on = facts.stage === 'playing' && this.next !== null && this.shown !== null && this.next !== this.shown;
    if (!on) {
      clearTimeout(this.#timer);
      this.#timer = 0;
    } else this.#timer ||= setTimeout(() => this.cover(), LINGER_MS);
  }

  /** They sit together: whoever is shown says for all of them that it goes on, is over or begins again. */
  #agree(): void {
    const { facts, people, shown } = this;
    const seat = shown === null ? null : people[shown]?.seat;
    const says = facts && typeof seat === 'number' ? facts.seats[seat] : null;
    if (!facts || !says) return;
    for (const [i, { seat: other }] of people.entries()) {
      const theirs = typeof other !== 'number' || other === seat ? null : facts.seats[other];
      if (!theirs) continue;
      if (facts.stage === 'between' && says.nodded && !theirs.nodded) void this.#companions[i]?.act({ do: 'nod' });
      if (!says.ends || theirs.ends) continue;
      void this.#companions[i]?.act(facts.stage === 'over' ? { do: 'rematch' } : { do: 'end', agree: true });
    }
  }

  /** Nothing of whoever was shown is left on the page; the next one is being let in, but sees nothing yet. */
  cover(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.shown = null;
    session.share(this.people[this.next ?? 0]?.secret ?? null);
    settle();
    toasts.list = [];
    talk.draft = '';
    talk.fresh = [];
    route.close();
  }

  /** That person is alone with the device, and says so. */
  show(i: number): void {
    this.#deals.open();
    this.#let(i);
  }

  #let(i: number): void {
    session.share(this.people[i]?.secret ?? null);
    this.shown = i;
  }

  /** The browser is whose it was. */
  close(): void {
    clearTimeout(this.#timer);
    for (const companion of this.#companions) companion.close();
    session.admits = null;
    session.share(null);
  }
}

/** Who we are, what we look at, and what the server told us last. Everything on the screen is drawn from here. */

import type { AtTable } from './at-table';
import { keep, kept } from './keep';
import { fitted } from './log';
import { Once } from './once.svelte';
import { codeFromLink, route } from './route.svelte';
import {
  type Answered,
  Connection,
  type Greeting,
  type Link,
  type Listener,
  LostError,
  type News,
  type Question,
  RefusedError,
} from './socket';
import { large, say, texts } from './texts.svelte';
import { toasts } from './toasts.svelte';
import type {
  AnyCommand,
  GameEvent,
  InPreparation,
  MyTable,
  OpenTable,
  Probed,
  Refused,
  TableSettings,
  TableFrame,
  TableNews,
  Welcome,
} from './wire.gen';

class Session implements Listener, AtTable {
  link = $state<Link>('connecting');
  me = $state.raw<{ person: string; name: string } | null>(null);
  /** Tables where we had a chair when the server greeted us. */
  tables = $state.raw<MyTable[]>([]);
  /** The newest news of each table that was looked at since. */
  seen = $state.raw<TableNews[]>([]);
  /** When the server greeted us, by the clock of `performance.now()`. */
  welcomedAt = 0;
  lobby = $state.raw<OpenTable[] | null>(null);
  /** Levels of bots that cannot play yet. */
  preparing = $state.raw<InPreparation[]>([]);
  news = $state.raw<TableNews | null>(null);
  /** When `news` came, on the clock of performance.now(); its counts of seconds run from there. */
  received = $state(0);
  /** Why the table of the address cannot be shown. */
  trouble = $state.raw<Refused | null>(null);

  #connection = new Connection(`${location.origin.replace(/^http/, 'ws')}/ws`, this);
  #code = codeFromLink();
  /** A link would make this browser somebody else, and it is somebody already: that is not done without asking. */
  asked = $state(this.#code !== null && kept('secret') !== null);
  readonly #once = new Once();
  #build: string | null = null;
  /** Where other machines reach the server. */
  #address: string | null = null;
  #watched: string | null = null;
  /** The newest frame of the table, and when it came. */
  #frame: { of: TableFrame; at: number } | null = null;
  /** What we know of its log. Numbers of events can only be compared within one connection. */
  #log: GameEvent[] = [];
  #asking = false;
  #inLobby = false;

  begin(): void {
    if (!this.asked) this.#connection.begin();
  }

  /** Be who the link says, or stay who one is here. */
  become(other: boolean): void {
    if (!other) this.#code = null;
    this.asked = false;
    this.begin();
  }

  // What the connection tells

  greeting(): Greeting {
    if (this.#code) return { code: this.#code };
    const secret = kept('secret');
    return secret ? { secret } : { name: kept('name') };
  }

  welcomed(welcome: Welcome): void {
    // Another build is running there now: its page fits it best.
    if (this.#build !== null && this.#build !== welcome.build) return location.reload();
    this.#build = welcome.build;
    this.#code = null;
    this.#address = welcome.address;
    this.#log = [];
    this.preparing = [];
    if (welcome.secret) keep('secret', welcome.secret);
    this.me = { person: welcome.person, name: welcome.name };
    const name = kept('name');
    if (welcome.name) keep('name', welcome.name);
    else if (name) void this.rename(name); // the server has forgotten us, we have not
    this.tables = welcome.tables;
    this.seen = [];
    this.welcomedAt = performance.now();
    if (this.#watched) void this.#look(this.#watched);
    if (this.#inLobby) this.#connection.ask({ type: 'lobby', on: true }).catch(() => undefined);
  }

  rejected(refused: Refused): boolean {
    if (this.#code) {
      this.#code = null;
      void this.#complain(refused);
      return true;
    }
    if (refused.reason === 'refused-name' && kept('name')) {
      keep('name', null);
      return true;
    }
    this.trouble = refused;
    return false;
  }

  heard(news: News | Refused): void {
    if (news.type === 'lobby') {
      this.lobby = news.tables;
    } else if (news.type === 'preparation') {
      this.preparing = news.levels;
    } else if (news.type === 'refused') {
      // Turned out: the table may not be looked at any more.
      if (this.news?.you === null) {
        this.trouble = news;
        this.#forget();
      } else void this.#complain(news);
    } else if (news.table === this.#watched) {
      this.#frame = { of: news, at: performance.now() };
      const { log, whole } = fitted(this.#log, news);
      this.#log = log;
      // What is missing was missed, or is open again: the table is shown when it is there.
      if (whole) this.#show();
      else void this.#askForLog();
    }
  }

  #show(): void {
    if (!this.#frame) return;
    const { of: frame, at } = this.#frame;
    const news = { ...frame, log: fitted(this.#log, frame).log };
    this.trouble = null;
    this.news = news;
    this.received = at;
    this.seen = [news, ...this.seen.filter(({ table }) => table !== news.table)];
  }

  async #askForLog(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const table = this.#watched;
    try {
      const done = await this.#connection.ask({ type: 'get-log' });
      if (done.type === 'done' && table === this.#watched) this.#log = done.log ?? [];
    } catch (error) {
      if (!(error instanceof RefusedError || error instanceof LostError)) throw error;
    } finally {
      this.#asking = false;
    }
    if (table === this.#watched) this.#show();
  }

  linked(link: Link): void {
    this.link = link;
  }

  check(): Question {
    return { type: 'watch', table: this.#watched };
  }

  // What the screens ask

  /** A path as others can follow it: for them, "localhost" is their own machine. */
  linkTo(path: string): string {
    const here = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
    return new URL(path, (here ? this.#address : null) ?? location.origin).href;
  }

  /** Ask, and tell people politely where it is refused. */
  async try(question: Question): Promise<Answered | null> {
    try {
      return await this.#connection.ask(question);
    } catch (error) {
      if (error instanceof RefusedError) void this.#complain(error.refused);
      else if (!(error instanceof LostError)) throw error;
      return null;
    }
  }

  async act(command: AnyCommand): Promise<boolean> {
    return (await this.try({ type: 'at', command })) !== null;
  }

  async move(move: string): Promise<boolean> {
    if (!this.news) return false;
    const { table, version } = this.news;
    const made = await this.#once.send(`${table} ${version}`, move, () => this.act({ do: 'move', version, move }));
    if (made) toasts.forgetWarnings();
    return made;
  }

  get sending(): string | null {
    return this.#once.sending;
  }

  get shown(): TableNews | null {
    return route.place.screen === 'table' ? this.news : null;
  }

  readonly asks = true;

  get memory(): string | null {
    return this.news?.table ?? null;
  }

  get live(): boolean {
    return this.link === 'open';
  }

  /** Say why a move is not possible. */
  async explain(move: string): Promise<void> {
    const told = await this.try({ type: 'probe', move });
    if (told?.type === 'probed' && !told.legal) void this.#complain(told);
  }

  async create(settings: TableSettings, bots: string | null = null, start = false): Promise<string | null> {
    const done = await this.try({ type: 'create', settings, bots, start });
    if (done?.type !== 'done' || !done.table) return null;
    await this.watch(done.table);
    return done.table;
  }

  /** Look at a table. Going home does not look away: there the game may call us back. */
  async watch(table: string): Promise<void> {
    if (this.#watched === table && this.news?.table === table) return;
    this.#watched = table;
    this.trouble = null;
    if (this.news?.table !== table) this.#forget();
    if (this.link === 'open') await this.#look(table);
  }

  /** Stop looking on. Whoever has a chair goes on looking, wherever on the page. */
  async lookAway(table: string): Promise<void> {
    if (this.#watched !== table || this.news?.you !== null) return;
    this.#watched = null;
    this.#forget();
    if (this.link === 'open') await this.try({ type: 'watch', table: null });
  }

  async visitLobby(on: boolean): Promise<void> {
    this.#inLobby = on;
    if (this.link === 'open') await this.try({ type: 'lobby', on });
  }

  async rename(name: string): Promise<boolean> {
    const done = await this.try({ type: 'rename', name });
    if (done === null || this.me === null) return false;
    keep('name', name);
    this.me = { ...this.me, name };
    return true;
  }

  async newCode(): Promise<string | null> {
    const done = await this.try({ type: 'new-code' });
    return done?.type === 'done' ? done.code : null;
  }

  async record(): Promise<string | null> {
    const done = await this.try({ type: 'get-record' });
    return done?.type === 'done' ? done.record : null;
  }

  async #look(table: string): Promise<void> {
    try {
      await this.#connection.ask({ type: 'watch', table });
    } catch (error) {
      if (error instanceof RefusedError && this.#watched === table) {
        this.trouble = error.refused;
        this.#forget();
      }
    }
  }

  #forget(): void {
    this.news = null;
    this.#frame = null;
    this.#log = [];
  }

  async #complain(refused: Refused | Probed): Promise<void> {
    await texts.learnRefusals().catch(() => null); // mostly they are there
    const key = texts.has(refused.reason) ? refused.reason : 'page-refused';
    toasts.show(large(say(key, refused.args)), { warn: true });
  }
}

export const session = new Session();

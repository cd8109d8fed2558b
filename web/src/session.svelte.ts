/** Who we are, what we look at, and what the server told us last. Everything on the screen is drawn from here. */

import type { Aside, AtTable, TellAside } from './at-table';
import { keep, kept } from './keep';
import { fitted } from './log';
import { Once } from './once.svelte';
import { codeFromLink, passwordFromLink, route } from './route.svelte';
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

/** So long after a table could not be shown just then it is asked for again. */
const AGAIN_MS = 3_000;

class Session implements Listener, AtTable {
  link = $state<Link>('connecting');
  me = $state.raw<{ person: string; name: string } | null>(null);
  /** Tables where we had a chair when the server greeted us. */
  tables = $state.raw<MyTable[]>([]);
  /** The newest news of each table that was looked at since, and when they came. */
  seen = $state.raw<{ news: TableNews; at: number }[]>([]);
  /** When the server greeted us, by the clock of `performance.now()`. */
  welcomedAt = 0;
  lobby = $state.raw<OpenTable[] | null>(null);
  /** Levels of bots that cannot play yet. */
  preparing = $state.raw<InPreparation[]>([]);
  news = $state.raw<TableNews | null>(null);
  /** When `news` came, on the clock of performance.now(); its counts of seconds run from there. */
  received = $state(0);
  aside = $state.raw<Aside>({});
  /** Why the table of the address cannot be shown. */
  trouble = $state.raw<Refused | null>(null);

  /** Why the server does not let us in. */
  shut = $state.raw<Refused | null>(null);
  /** Whether a password was sent that was not right. */
  tried = false;
  /** Whose server it is, what they have to say, and which build runs there. */
  server = $state.raw<Pick<Welcome, 'club' | 'notices' | 'build'> | null>(null);

  /** Whether another build runs there than when this page was loaded. Nothing is lost where people reload it themselves. */
  outdated = $state(false);
  #build: string | null = null;

  #connection = this.#connected();
  #code = codeFromLink();
  #password = passwordFromLink();
  /** The secret of whoever is shown, of those who share this device; null: of whom it belongs to. */
  #guest: string | null = null;
  /** Whether what the table tells now may be on the page; where several people share this device, not at any time. */
  admits: ((news: TableFrame) => boolean) | null = null;
  /** A link would make this browser somebody else, and it is somebody already: that is not done without asking. */
  asked = $state(this.#code !== null && kept('secret') !== null);
  readonly #once = new Once();
  /** Where other machines reach the server. */
  #address: string | null = null;
  #watched: string | null = null;
  /** The newest frame of the table, and when it came. */
  #frame: { of: TableFrame; at: number } | null = null;
  /** What we know of its log. Numbers of events can only be compared within one connection. */
  #log: GameEvent[] = [];
  #asking = false;
  #inLobby = false;
  #again = 0;
  /** Called when the game has begun that is to begin as soon as we have added our number. */
  #begin: (() => void) | null = null;

  #connected(): Connection {
    return new Connection(`${location.origin.replace(/^http/, 'ws')}/ws`, this);
  }

  begin(): void {
    if (!this.asked) this.#connection.begin();
  }

  /** Be who the link says, or stay who one is here. */
  become(other: boolean): void {
    if (!other) this.#code = null;
    this.asked = false;
    this.begin();
  }

  /** Come in with the server's password. */
  knock(password: string): void {
    this.#password = password;
    this.shut = null;
    this.#connection = this.#connected();
    this.begin();
  }

  /** Be another of those who share this device (null: whom it belongs to); nothing is left of whoever was shown before. */
  share(secret: string | null): void {
    if (secret === this.#guest && this.#watched === null && this.news === null) return;
    this.#connection.close();
    this.#guest = secret;
    this.#watched = null;
    this.#forget();
    this.trouble = null;
    this.me = null;
    this.tables = [];
    this.seen = [];
    this.#connection = this.#connected();
    this.#connection.begin();
  }

  // What the connection tells

  greeting(): Greeting {
    if (this.#guest) return { secret: this.#guest };
    if (this.#code) return { code: this.#code };
    const secret = kept('secret');
    const password = this.#password;
    return { ...(secret ? { secret } : { name: kept('name') }), ...(password ? { password } : {}) };
  }

  welcomed(welcome: Welcome): void {
    this.#build ??= welcome.build;
    this.outdated = this.#build !== welcome.build;
    this.server = welcome;
    this.#password = null;
    this.#code = null;
    this.#address = welcome.address;
    this.#log = [];
    this.preparing = [];
    this.me = { person: welcome.person, name: welcome.name };
    if (!this.#guest) this.#keepMyself(welcome);
    this.tables = welcome.tables;
    this.seen = [];
    this.welcomedAt = performance.now();
    if (this.#watched) void this.#look(this.#watched);
    if (this.#inLobby) this.#connection.ask({ type: 'lobby', on: true }).catch(() => undefined);
  }

  #keepMyself(welcome: Welcome): void {
    if (welcome.secret) keep('secret', welcome.secret);
    const name = kept('name');
    if (welcome.name) keep('name', welcome.name);
    else if (name) void this.rename(name); // the server has forgotten us, we have not
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
    if (refused.reason === 'refused-protocol') this.trouble = refused;
    else {
      this.tried = this.#password !== null;
      this.#password = null;
      this.shut = refused;
    }
    return false;
  }

  heard(news: News | Refused): void {
    if (news.type === 'lobby') {
      this.lobby = news.tables;
    } else if (news.type === 'preparation') {
      this.preparing = news.levels;
    } else if (news.type === 'refused') {
      // Turned out: the table may not be looked at any more.
      if (this.news?.you === null || news.reason === 'refused-closed') {
        this.trouble = news;
        this.#forget();
      } else void this.#complain(news);
    } else if (news.type !== 'table') {
      this.aside = { ...this.aside, [news.type]: news satisfies TellAside };
    } else if (news.table === this.#watched) {
      this.#frame = { of: news, at: performance.now() };
      if (news.you !== null && (news.stage === 'gathering' || news.stage === 'over')) void this.#mix(news);
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
    if (this.admits?.(frame) === false) return;
    const news = { ...frame, log: fitted(this.#log, frame).log };
    this.trouble = null;
    this.news = news;
    this.received = at;
    this.seen = [{ news, at }, ...this.seen.filter((other) => other.news.table !== news.table)];
  }

  /** Add a number of our own to the shuffle of the game to come, now that the server has promised its own. */
  async #mix(news: TableFrame): Promise<void> {
    const { mixIn } = await import('./fair/fair');
    await mixIn(news, (command) => this.#connection.ask({ type: 'at', command }));
    const begin = this.#begin;
    this.#begin = null;
    if (begin) await this.act({ do: 'start' }).finally(begin);
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
    const { news, me } = this;
    // Those who share a device have secrets of their own.
    return news && this.#guest ? `${news.table}.${me?.person}` : (news?.table ?? null);
  }

  get live(): boolean {
    return this.link === 'open';
  }

  /** Ask for what was not pressed for: nobody is told where it is refused. */
  ask(question: Question): Promise<Answered | null> {
    return this.#connection.ask(question).catch(() => null);
  }

  async review(): Promise<void> {
    await this.ask({ type: 'review' });
  }

  /** Say why a move is not possible. */
  async explain(move: string): Promise<void> {
    const told = await this.try({ type: 'probe', move });
    if (told?.type === 'probed' && !told.legal) void this.#complain(told);
  }

  async create(settings: TableSettings, bots: string | null = null, start = false): Promise<string | null> {
    const done = await this.try({ type: 'create', settings, bots, start: false });
    if (done?.type !== 'done' || !done.table) return null;
    const begun = start && new Promise<void>((begin) => (this.#begin = begin));
    await this.watch(done.table);
    await begun;
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

  async report(about: number | null, text: string): Promise<boolean> {
    return (await this.try({ type: 'report', about, text })) !== null;
  }

  async rename(name: string): Promise<boolean> {
    const done = await this.try({ type: 'rename', name });
    if (done === null || this.me === null) return false;
    if (!this.#guest) keep('name', name);
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
        clearTimeout(this.#again);
        if (error.refused.reason === 'refused-failed') this.#again = setTimeout(() => this.#lookAgain(table), AGAIN_MS);
      }
    }
  }

  /** The database or another server could not be reached: nobody has to reload the page when they can be again. */
  #lookAgain(table: string): void {
    if (this.#watched === table && this.news === null && this.link === 'open') void this.#look(table);
  }

  #forget(): void {
    this.news = null;
    this.#frame = null;
    this.#log = [];
    this.aside = {};
  }

  async #complain(refused: Refused | Probed): Promise<void> {
    await texts.learnRefusals(this.news?.settings.game).catch(() => null); // mostly they are there
    const key = texts.has(refused.reason) ? refused.reason : 'page-refused';
    // The reason names the game whose rule it is.
    const rule = refused.rule ? { game: refused.reason.split('-')[0] ?? '', number: refused.rule } : null;
    toasts.show(large(say(key, refused.args)), { warn: true, rule });
  }
}

export const session = new Session();

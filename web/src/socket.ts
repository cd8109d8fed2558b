/** The one connection to the server: says hello, asks and hears answers, and comes back by itself when it is lost. */

import { type AnyAnswer, type AnyRequest, type Hello, PROTOCOL, type Refused, type Welcome } from './wire.gen';

/** The server said no; `refused` says why. */
export class RefusedError extends Error {
  constructor(readonly refused: Refused) {
    super(refused.reason);
  }
}

/** The connection went before an answer came: what became of the request, the next view tells. */
export class LostError extends Error {}

export type Link = 'connecting' | 'open' | 'lost';
/** What comes without having been asked for. */
export type News = Exclude<AnyAnswer, { id: unknown }>;
export type Greeting = Omit<Hello, 'type' | 'id' | 'protocol'>;
/** What answers a question; a refusal rejects it, all else is news. */
export type Answered = Exclude<AnyAnswer, News | Refused | Welcome>;
type Ask<T> = T extends { id: number } ? Omit<T, 'id'> : never;
export type Question = Ask<Exclude<AnyRequest, Hello>>;

export interface Listener {
  greeting(): Greeting;
  welcomed(welcome: Welcome): void;
  /** The greeting was refused; true: try another one. */
  rejected(refused: Refused): boolean;
  heard(news: News | Refused): void;
  linked(link: Link): void;
  /** Something harmless to ask, to find out whether the connection still lives. */
  check(): Question;
}

interface Waiting {
  resolve(answer: Answered): void;
  reject(error: Error): void;
  timer: number;
}

const ANSWER_MS = 10_000;
const CHECK_MS = 4_000;
const FIRST_DELAY_MS = 400;
const LONGEST_DELAY_MS = 10_000;

export class Connection {
  #socket: WebSocket | null = null;
  #ready = false;
  #closed = false;
  #waiting = new Map<number, Waiting>();
  #unsent: (() => void)[] = [];
  #next = 1;
  #delay = FIRST_DELAY_MS;
  #retry = 0;
  /** Ends when nothing more is to be tried. */
  readonly #end = new AbortController();

  constructor(
    readonly url: string,
    readonly listener: Listener,
  ) {}

  begin(): void {
    const { signal } = this.#end;
    addEventListener('online', () => this.#wake(), { signal });
    addEventListener('offline', () => this.#drop(), { signal });
    const seen = (): void => {
      if (!document.hidden) this.#wake();
    };
    document.addEventListener('visibilitychange', seen, { signal });
    this.#connect();
  }

  /** Ask something; waits for the connection where there is none yet. */
  ask(question: Question, timeout = ANSWER_MS): Promise<Answered> {
    return new Promise((resolve, reject) => {
      const send = (): void => this.#send(question, { resolve, reject }, timeout);
      if (this.#ready) send();
      else this.#unsent.push(send);
    });
  }

  /** For good: nothing more to try. */
  close(): void {
    this.#closed = true;
    this.#end.abort();
    this.#drop();
  }

  #send(question: Question, waiting: Omit<Waiting, 'timer'>, timeout: number): void {
    const id = this.#next++;
    // No answer is as good as no connection: then a new one is sought.
    const timer = setTimeout(() => this.#drop(), timeout);
    this.#waiting.set(id, { ...waiting, timer });
    this.#socket?.send(JSON.stringify({ ...question, id }));
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#closed) return;
    this.listener.linked('connecting');
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as AnyAnswer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#drop();
    };
  }

  #greet(socket: WebSocket): void {
    const hello: Hello = { type: 'hello', id: 0, protocol: PROTOCOL, ...this.listener.greeting() };
    socket.send(JSON.stringify(hello));
  }

  #hear(answer: AnyAnswer): void {
    if (!('id' in answer)) return this.listener.heard(answer);
    if (answer.type === 'welcome') {
      this.#delay = FIRST_DELAY_MS;
      this.#ready = true;
      this.listener.welcomed(answer);
      this.listener.linked('open');
      for (const send of this.#unsent.splice(0)) send();
      return;
    }
    if (answer.type === 'refused' && (answer.id === null || answer.id === 0)) {
      if (answer.id === 0 && answer.reason === 'refused-failed') {
        this.#drop(); // the server cannot read or write just now: perhaps a little later
      } else if (answer.id === 0 && this.#socket) {
        if (this.listener.rejected(answer)) this.#greet(this.#socket);
        else this.close();
      } else this.listener.heard(answer);
      return;
    }
    const waiting = this.#waiting.get(answer.id ?? -1);
    if (!waiting) return;
    this.#waiting.delete(answer.id ?? -1);
    clearTimeout(waiting.timer);
    if (answer.type === 'refused') waiting.reject(new RefusedError(answer));
    else waiting.resolve(answer);
  }

  /** Back from sleep or from a dead zone: a socket that looks open may long be dead. */
  #wake(): void {
    if (this.#closed) return;
    if (this.#ready) {
      this.ask(this.listener.check(), CHECK_MS).catch(() => undefined);
    } else if (this.#socket?.readyState !== WebSocket.CONNECTING) {
      this.#connect();
    }
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#ready = false;
    socket?.close();
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(new LostError());
    }
    this.#waiting.clear();
    this.listener.linked('lost');
    clearTimeout(this.#retry);
    if (this.#closed) return;
    this.#retry = setTimeout(() => this.#connect(), this.#delay * (0.75 + Math.random() / 2));
    this.#delay = Math.min(this.#delay * 1.8, LONGEST_DELAY_MS);
  }
}

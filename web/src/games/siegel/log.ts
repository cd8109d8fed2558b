/** The log of a round in sentences; a trick's end and what it did to its winner's seals become one. */

import { nameOf } from '../../names';
import { say, texts } from '../../texts.svelte';
import { type Colour, COLOURS, type SiegelEvent, type TableEvent, type TableNews } from '../../wire.gen';
import { cardChip, colourOf, kindChip, sealsChip } from './model';

export interface Line {
  /** Of its last event. */
  number: number;
  text: string;
  heading: boolean;
}

type Event = SiegelEvent | TableEvent;
/** One event of that name. */
type Of<N extends Event['name']> = Extract<Event, { name: N }>;

class Writer {
  lines: Line[] = [];
  #tricks = 0;
  #played = new Map<number, string>();
  #led: string | null = null;
  /** Seals of others that are part of the prediction to come. */
  #taken: Colour[] = [];
  /** The end of a trick whose seal is still to come, and where its line stands. */
  #won: { event: Of<'won'>; at: number } | null = null;

  constructor(readonly news: TableNews<'siegel'>) {}

  write(event: Event): void {
    switch (event.name) {
      case 'dealt':
        this.#add(event, say('siegel-page-round-number', { round: event.args.round }), true);
        return this.#add(event, say('siegel-log-dealt', this.#who(event.args.seat)));
      case 'predicted':
        return this.#predicted(event);
      case 'robbed':
        return this.#robbed(event);
      case 'saboteur':
        return this.#add(event, say('siegel-log-saboteur', this.#who(event.args.seat)));
      case 'played':
        return this.#play(event);
      case 'won':
        return this.#trickWon(event);
      case 'handed-back':
        return this.#settled(event, event.args.kind);
      case 'black':
      case 'forgot':
      case 'spared':
      case 'unmoved':
        return this.#settled(event);
      case 'taken-back':
        return this.#add(event, say(event.args.counts ? 'undo-done' : 'undo-alone', this.#who(event.args.seat)));
      case 'taken-over':
      case 'came-back':
        return this.#add(event, say(`company-${event.name}`, this.#who(event.args.seat)));
      case 'round-over':
        return this.#add(event, say('siegel-log-round-over', { round: event.args.round }));
      case 'game-over': {
        const winners = event.args.winners.map((winner) => nameOf(this.news, winner));
        return this.#add(event, say('siegel-event-game-over', { number: winners.length, winners: winners.join(', ') }));
      }
      // The view shows the hand, and `predicted` counts the seals that were taken.
      case 'hand':
      case 'took':
        return;
      default:
        event satisfies never;
    }
  }

  #who(seat: number): { you: string; player: string } {
    return { you: seat === this.news.you ? 'yes' : 'no', player: nameOf(this.news, seat) };
  }

  #add(event: Event, text: string, heading = false): void {
    this.lines.push({ number: event.number, text, heading });
  }

  #predicted(event: Of<'predicted'>): void {
    const who = this.#who(event.args.seat);
    // Those that were somebody else's have been told.
    const counts = event.args.seals.map((count, i) => count - this.#taken.filter((kind) => kind === COLOURS[i]).length);
    const robbed = this.#taken.length > 0;
    this.#taken = [];
    const seals = COLOURS.map((kind, i) => sealsChip(kind, counts[i] ?? 0)).filter(Boolean);
    if (seals.length) this.#add(event, say('siegel-log-predicted', { ...who, seals: seals.join(', ') }));
    else if (!robbed) this.#add(event, say('siegel-log-predicted-none', who));
  }

  #robbed(event: Of<'robbed'>): void {
    const { seat: taker, victim, white, colour } = event.args;
    this.#taken.push(colour);
    const you = taker === this.news.you ? 'taker' : victim === this.news.you ? 'victim' : 'other';
    const names = { player: nameOf(this.news, taker), victim: nameOf(this.news, victim) };
    const key = white ? 'siegel-log-robbed' : 'siegel-log-robbed-for-nothing';
    this.#add(event, say(key, { you, ...names, colour: kindChip(colour) }));
  }

  #play(event: Of<'played'>): void {
    const { seat, card } = event.args;
    const told = { ...this.#who(seat), card: cardChip(card) };
    if (this.#led === null) {
      this.#headTrick(event);
      this.#led = colourOf(card);
      this.#add(event, say('siegel-log-led', told));
    } else {
      const ruffed = colourOf(card) === 'r' && this.#led !== 'r';
      this.#add(event, say(ruffed ? 'siegel-log-ruffed' : 'siegel-log-played', told));
    }
    this.#played.set(seat, card);
  }

  /** Older tricks lie face down: of them only the end is known. */
  #headTrick(event: Event): void {
    this.#add(event, say('siegel-page-trick-number', { trick: this.#tricks + 1 }), true);
  }

  #trickWon(event: Of<'won'>): void {
    if (this.#led === null) this.#headTrick(event);
    this.#tricks += 1;
    this.#won = { event, at: this.lines.length };
    this.#add(event, this.#wonText(event, 'siegel-log-won'));
  }

  #settled(event: Event, kind = ''): void {
    if (this.#won) {
      // Not always the last one: that a seal was taken back before this one is told after it.
      this.lines.splice(this.#won.at, 1);
      this.#add(event, this.#wonText(this.#won.event, `siegel-log-won-${event.name}`, kind));
    }
    this.#won = null;
    this.#endTrick();
  }

  #wonText({ args: { seat, by } }: Of<'won'>, key: string, kind = ''): string {
    const card = this.#played.get(seat);
    return say(key, {
      ...this.#who(seat),
      card: card ? cardChip(card) : kindChip(by),
      seal: say('siegel-page-a-seal', { kind }),
    });
  }

  #endTrick(): void {
    this.#led = null;
    this.#played.clear();
  }
}

let written: { of: TableNews<'siegel'>; in: string; lines: Line[] } | null = null;

/** Several parts of the page read them, so they are written once for all news. */
export function lines(news: TableNews<'siegel'>): Line[] {
  if (written?.of !== news || written.in !== texts.language) {
    const writer = new Writer(news);
    for (const event of news.log) writer.write(event);
    written = { of: news, in: texts.language, lines: writer.lines };
  }
  return written.lines;
}

/** The log of a round in sentences; a trick's end and what it did to its winner's seals become one. */

import { COLOURS } from '../../art/emblems';
import { nameOf } from '../../names';
import { say, texts } from '../../texts.svelte';
import type { GameEvent, TableNews } from '../../wire.gen';
import { cardChip, colourOf, kindChip, sealsChip } from './model';

export interface Line {
  /** Of its last event. */
  number: number;
  text: string;
  heading: boolean;
}

const SETTLED = ['handed-back', 'black', 'forgot', 'spared', 'unmoved'];

class Writer {
  lines: Line[] = [];
  #tricks = 0;
  #played = new Map<number, string>();
  #led: string | null = null;
  /** The end of a trick whose seal is still to come, and where its line stands. */
  #won: { event: GameEvent; at: number } | null = null;

  constructor(readonly news: TableNews) {}

  write(event: GameEvent): void {
    const { args } = event;
    const seat = Number(args['seat']);
    const who = { you: seat === this.news.you ? 'yes' : 'no', player: nameOf(this.news, seat) };
    if (SETTLED.includes(event.name)) return this.#settled(event);
    switch (event.name) {
      case 'dealt':
        this.#add(event, say('siegel-page-round-number', { round: Number(args['round']) }), true);
        return this.#add(event, say('siegel-log-dealt', who));
      case 'predicted':
        return this.#predicted(event, who);
      case 'robbed':
        return this.#robbed(event);
      case 'saboteur':
        return this.#add(event, say('siegel-log-saboteur', who));
      case 'played':
        return this.#play(event, seat, who);
      case 'won':
        return this.#trickWon(event);
      case 'taken-back':
        return this.#add(event, say('undo-done', who));
      case 'round-over':
        return this.#add(event, say('siegel-log-round-over', { round: Number(args['round']) }));
      case 'game-over': {
        const winners = (args['winners'] as number[]).map((winner) => nameOf(this.news, winner));
        return this.#add(event, say('siegel-event-game-over', { number: winners.length, winners: winners.join(', ') }));
      }
    }
  }

  #add(event: GameEvent, text: string, heading = false): void {
    this.lines.push({ number: event.number, text, heading });
  }

  #predicted(event: GameEvent, who: { you: string; player: string }): void {
    const counts = event.args['seals'] as number[];
    const seals = COLOURS.map((kind, i) => sealsChip(kind, counts[i] ?? 0)).filter(Boolean);
    if (seals.length) this.#add(event, say('siegel-log-predicted', { ...who, seals: seals.join(', ') }));
    else this.#add(event, say('siegel-log-predicted-none', who));
  }

  #robbed(event: GameEvent): void {
    const [taker, victim] = [Number(event.args['seat']), Number(event.args['victim'])];
    const you = taker === this.news.you ? 'taker' : victim === this.news.you ? 'victim' : 'other';
    const key = event.args['white'] ? 'siegel-log-robbed' : 'siegel-log-robbed-for-nothing';
    const colour = kindChip(String(event.args['colour']));
    this.#add(event, say(key, { you, player: nameOf(this.news, taker), victim: nameOf(this.news, victim), colour }));
  }

  #play(event: GameEvent, seat: number, who: { you: string; player: string }): void {
    const card = String(event.args['card']);
    const told = { ...who, card: cardChip(card) };
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
  #headTrick(event: GameEvent): void {
    this.#add(event, say('siegel-page-trick-number', { trick: this.#tricks + 1 }), true);
  }

  #trickWon(event: GameEvent): void {
    if (this.#led === null) this.#headTrick(event);
    this.#tricks += 1;
    this.#won = { event, at: this.lines.length };
    this.#add(event, this.#wonText(event, 'siegel-log-won'));
  }

  #settled(event: GameEvent): void {
    if (this.#won) {
      // Not always the last one: that a seal was taken back before this one is told after it.
      this.lines.splice(this.#won.at, 1);
      this.#add(event, this.#wonText(this.#won.event, `siegel-log-won-${event.name}`, String(event.args['kind'])));
    }
    this.#won = null;
    this.#endTrick();
  }

  #wonText(event: GameEvent, key: string, kind = ''): string {
    const seat = Number(event.args['seat']);
    const card = this.#played.get(seat);
    return say(key, {
      you: seat === this.news.you ? 'yes' : 'no',
      player: nameOf(this.news, seat),
      card: card ? cardChip(card) : kindChip(String(event.args['by'])),
      seal: say('siegel-page-a-seal', { kind }),
    });
  }

  #endTrick(): void {
    this.#led = null;
    this.#played.clear();
  }
}

let written: { of: TableNews; in: string; lines: Line[] } | null = null;

/** Several parts of the page read them, so they are written once for all news. */
export function lines(news: TableNews): Line[] {
  if (written?.of !== news || written.in !== texts.language) {
    const writer = new Writer(news);
    for (const event of news.log) writer.write(event);
    written = { of: news, in: texts.language, lines: writer.lines };
  }
  return written.lines;
}

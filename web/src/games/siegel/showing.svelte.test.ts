import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { base, view as table } from '../../../gallery/siegel';
import { event, played, trick } from '../../../gallery/pieces';
import { settings } from '../../settings.svelte';
import type { Pace, SiegelEvent, SiegelNews } from '../../wire.gen';
import type { Begun } from '../registry';
import { Showing } from './showing.svelte';
import { type Event, steps } from './steps';

const LANDS_MS = 320;
const AWAY_MS = 50;

/** Peter, Frank and Sabine have played; Katrin (seat 0) is on turn. */
const before: Begun<'siegel'> = { ...base, view: table, turn: 0, events: [{ ...played(3, 'r2'), number: 10 }] };
const numbered = (...events: SiegelEvent[]): Event[] => events.map((each, i) => ({ ...each, number: 11 + i }));
function then(
  events: Event[],
  more: Partial<SiegelNews>,
  turn: number,
  news: Partial<typeof base> = {},
): typeof before {
  const known = [...before.events, ...events];
  return {
    ...before,
    ...news,
    version: before.version + events.length,
    events: known,
    turn,
    view: { ...table, ...more },
  };
}
const wins = event('won', { seat: 3, by: 'r', led: 'b' });
const gives = event('handed-back', { seat: 3, kind: 'r' });
const tricks = [...table.tricks, trick(1, 3, 'b', 'r', 'r', 'b7 b10 r2 b5')];
const rest = table.hand.filter((card) => card !== 'b5');
const taken = { trick: [], winning: null, tricks, cards: [], hand: rest, counts: [8, 8, 8, 8], leader: 3, turn: 3 };
/** Katrin lays the last card, Sabine wins. */
const won = then(numbered(played(0, 'b5'), wins, gives), taken, 3);

describe('news of a card', () => {
  test('are two steps: the card goes out, and who wins, what it costs and whose turn it is come when it has landed', () => {
    const [out, landed, ...more] = steps(before, won, numbered(played(0, 'b5'), wins, gives));
    expect(more).toEqual([]);
    expect(out?.flies).toBe(true);
    expect(out?.news.view).toMatchObject({
      trick: ['b7', 'b10', 'r2', 'b5'],
      winning: 3,
      tricks: table.tricks,
      cards: [],
    });
    expect(out?.news.view.hand).toEqual(rest);
    expect(out?.news.turn).toBe(0);
    expect(out?.news.events.map(({ name }) => name)).toEqual(['played', 'played']);
    expect(landed?.news).toBe(won);
  });

  test('that end the game tell so when the last trick has been seen', () => {
    const over = event('round-over', { round: 2, scores: [0, 2, 0, 3] });
    const fresh = numbered(played(0, 'b5'), wins, gives, over, event('game-over', { winners: [0] }));
    const end = { ...then(fresh, { ...taken, counts: [0, 0, 0, 0] }, 3, { stage: 'over' }), log: fresh };
    const [out, landed, last, ...more] = steps(before, end, fresh);
    const names = (step: typeof out): string[] | undefined => step?.news.log.map(({ name }) => name);
    expect(more).toEqual([]);
    expect([names(out), names(landed)]).toEqual([['played'], ['played', 'won', 'handed-back']]);
    expect(landed?.news.view.tricks).toHaveLength(7);
    expect(last?.news).toBe(end);
  });

  test('that tell of several cards show each, and the trick between them', () => {
    const fresh = numbered(played(0, 'b5'), wins, gives, played(3, 'g1'), played(0, 'g11'));
    const news = then(fresh, { ...taken, trick: ['g1', 'g11'], turn: 1 }, 1);
    const shown = steps(before, news, fresh).map(({ news: { turn, view } }) => [turn, view.trick, view.tricks.length]);
    expect(shown).toEqual([
      [0, ['b7', 'b10', 'r2', 'b5'], 6],
      [3, [], 7],
      [3, ['g1'], 7],
      [0, ['g1', 'g11'], 7],
      [1, ['g1', 'g11'], 7],
    ]);
  });
});

describe('a trick that was won', () => {
  let end: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    settings.motion = 'on';
  });
  afterEach(() => end());

  function begin(
    live = true,
    rests = false,
  ): { showing: Showing; show: (news: typeof before) => void; left: number[] } {
    let news = $state.raw(before);
    const left: number[] = [];
    let showing!: Showing;
    end = $effect.root(() => {
      showing = new Showing(
        () => news,
        () => live,
        () => rests,
        (winner) => left.push(winner),
      );
    });
    const show = (more: typeof before): void => {
      news = more;
      flushSync();
    };
    flushSync();
    return { showing, show, left };
  }
  const led = (pace: Pace) =>
    then(numbered(played(0, 'b5'), wins, gives, played(3, 'g1')), { ...taken, trick: ['g1'] }, 0, {
      settings: { ...base.settings, pace },
    });

  test.each([
    ['slow', 1_600],
    ['normal', 1_100],
    ['fast', 700],
  ] as const)(
    'lies still at pace %s for %i ms after its last card has landed, whatever comes meanwhile',
    (pace, ms) => {
      const { showing, show, left } = begin();
      show({ ...won, settings: { ...base.settings, pace } });
      expect([showing.lies, showing.news.turn, showing.news.view.trick.length]).toEqual([false, 0, 4]);
      vi.advanceTimersByTime(LANDS_MS - 1);
      expect([showing.lies, showing.news.turn]).toEqual([false, 0]);
      vi.advanceTimersByTime(1);
      expect([showing.lies, showing.news.turn]).toEqual([true, 3]);
      show(led(pace));
      vi.advanceTimersByTime(ms - 1);
      expect([showing.lies, left, showing.news.view.trick]).toEqual([true, [], []]);
      vi.advanceTimersByTime(1);
      expect(left).toEqual([3]);
      vi.advanceTimersByTime(AWAY_MS);
      expect([showing.lies, showing.news.view.trick]).toEqual([false, ['g1']]);
    },
  );

  test('stays where a game is only shown again, until something else is', () => {
    const { showing, show } = begin(false, true);
    show(won);
    vi.advanceTimersByTime(60_000);
    expect([showing.lies, showing.news]).toEqual([true, won]);
    show({ ...won, stage: 'between' });
    expect(showing.lies).toBe(false);
    show(before);
    expect(showing.lies).toBe(false);
  });

  test('goes at once when somebody goes on, or plays', () => {
    const { showing, show, left } = begin();
    show(won);
    vi.advanceTimersByTime(LANDS_MS);
    show(led('normal'));
    showing.skip();
    expect([showing.lies, left, showing.news.view.trick]).toEqual([false, [], ['g1']]);
  });

  test('lies longer at the end of a round, and not at all for who comes later or takes back', () => {
    const { showing, show } = begin();
    show(then(numbered(played(0, 'b5'), wins, gives), { ...taken, counts: [0, 0, 0, 0] }, 3, { stage: 'between' }));
    vi.advanceTimersByTime(LANDS_MS + 2_000);
    expect([showing.lies, showing.news.stage]).toEqual([true, 'between']);
    vi.advanceTimersByTime(1_000);
    expect(showing.lies).toBe(false);
    end();
    const late = begin();
    const missed = { ...gives, number: 40 };
    late.show({ ...won, log: [...won.log, { ...wins, number: 39 }, missed], events: [missed] });
    expect([late.showing.lies, late.showing.news.turn]).toEqual([false, 3]);
  });

  test('is not waited for where news do not come as they happen', () => {
    const { showing, show, left } = begin(false);
    show(won);
    expect([showing.lies, showing.news.turn, showing.news]).toEqual([false, 3, won]);
    show(led('slow'));
    expect([showing.lies, left, showing.news.view.trick]).toEqual([false, [], ['g1']]);
    show(before);
    expect(showing.news).toBe(before);
  });

  test('is seen without motion too', () => {
    settings.motion = 'off';
    const { showing, show } = begin();
    show(won);
    expect([showing.lies, showing.news.turn]).toEqual([true, 3]);
    vi.advanceTimersByTime(1_100 + AWAY_MS);
    expect(showing.lies).toBe(false);
  });
});

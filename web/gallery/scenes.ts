/** Every state of the page without a server: `npm run dev`, then /gallery.html?scene=… */

import { tick } from 'svelte';
import { desk } from '../src/parts/media';
import { route } from '../src/route.svelte';
import { session } from '../src/session.svelte';
import { talk } from '../src/talk.svelte';
import { say } from '../src/texts.svelte';
import { toasts } from '../src/toasts.svelte';
import type { Mark } from '../src/games/saboteur/marks.svelte';
import type {
  FinishedGame,
  MyTable,
  OpenTable,
  SaboteurNews,
  SiegelNews,
  Statistics,
  TableNews,
} from '../src/wire.gen';
import { bot, seat, takes } from './pieces';
import { again, type Again } from './replay';
import saboteur from './saboteur.gen.json';
import { base, five, four, gameEnd, give, long, predict, predictView, roundEnd, roundOne, three, view } from './siegel';
import { STATISTICS } from './statistics';

export interface Scene {
  screen?: 'home' | 'new' | 'statistics' | 'cover';
  /** What stands behind the name of the screen in the path. */
  rest?: string[];
  /** A game that is shown again. */
  again?: Again;
  news?: TableNews;
  /** Tables where we sit, for the home page. */
  tables?: MyTable[];
  lobby?: OpenTable[];
  games?: FinishedGame[];
  statistics?: Statistics;
  /** What has been taken so far, as a move is written. */
  draft?: string;
  /** The drawer or dialogue that lies open. */
  panel?: string;
  /** What this browser remembers. */
  kept?: Record<string, string>;
  /** What is done once the scene stands. */
  then?: () => unknown;
}

/** News with another view. */
const seen = (news: TableNews, more: Partial<SiegelNews>): TableNews => ({
  ...news,
  view: { ...(news.view as SiegelNews), ...more },
});
const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();
/** With a finger, which may slip. */
const touch = (selector: string): unknown =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new PointerEvent('click', { detail: 1, bubbles: true, pointerType: 'touch' }));

/** Stays, however long somebody looks at it. */
const message = (key: string): unknown => (toasts.list = [{ id: 0, text: say(key), warn: false, rule: null }]);

const mine = (my_turn: boolean): MyTable => ({
  table: 'gallery',
  game: 'siegel',
  stage: 'playing',
  my_turn,
  names: ['Peter', 'Frank', 'Sabine'],
  bots: 0,
  round: 2,
  settings: base.settings,
  idle: 1_260,
});
const others: MyTable[] = [
  {
    ...mine(false),
    table: 'b',
    game: 'saboteur',
    round: 1,
    names: ['Edda', 'Falk', 'Greta', 'Hugo'],
    bots: 4,
    idle: 90_000,
    settings: { ...base.settings, game: 'saboteur', players: 5 },
  },
  { ...mine(false), table: 'c', names: ['Mareike', 'Bas', 'Edda'], bots: 1, idle: 7_400 },
  { ...mine(false), table: 'd', stage: 'gathering', names: [], round: 0, idle: 900_000 },
];
const finished: FinishedGame[] = [
  {
    id: 'game-1',
    table: 'e',
    game: 'siegel',
    names: ['Katrin', 'Peter', 'Frank', 'Sabine'],
    bots: [null, null, null, null],
    you: 0,
    scores: [
      [2, 5, 3, 4],
      [0, 4, 2, 6],
      [2, 5, 3, 4],
      [2, 2, 8, 4],
    ],
    early: false,
    counts: true,
    ago: 4_000,
  },
  {
    id: 'game-2',
    table: 'f',
    game: 'saboteur',
    names: ['Katrin', 'Edda', 'Falk', 'Greta'],
    bots: [null, 'improver', 'improver', 'improver'],
    you: 0,
    scores: [[2, 0, 3, 1]],
    early: true,
    counts: true,
    ago: 90_000,
  },
  {
    id: 'game-3',
    table: 'g',
    game: 'siegel',
    names: ['Katrin', 'Edda', 'Falk', 'Greta'],
    bots: [null, 'master', 'master', 'master'],
    you: 0,
    scores: [
      [9, 2, 1, 3],
      [10, 0, 4, 5],
    ],
    early: false,
    counts: false,
    ago: 400_000,
  },
];
const open: Pick<OpenTable, 'table' | 'players' | 'free' | 'names' | 'stage'>[] = [
  { table: 'a', players: 4, free: 1, names: ['Mareike', 'Ben', 'Tom'], stage: 'gathering' },
  { table: 'b', players: 5, free: 3, names: ['Anna', 'Falk'], stage: 'gathering' },
  { table: 'c', players: 3, free: 0, names: ['Joost', 'Mieke', 'Edda'], stage: 'playing' },
];
const LOBBY: OpenTable[] = open.map((table) => ({ ...table, game: 'siegel', onlookers: true }));

const gathering: TableNews = {
  ...base,
  stage: 'gathering',
  view: null,
  log: [],
  turn: null,
  seats: [
    seat('Katrin', { host: true }),
    seat('Peter'),
    bot('Frank', 'apprentice'),
    seat('', { person: false, present: false }),
  ],
  settings: { ...base.settings, options: { by_hand: true, rounds: 2 }, public: true },
};

const offer = predictView.prediction as NonNullable<SiegelNews['prediction']>;
const saboteurTaken = seen(predict, {
  prediction: {
    ...offer,
    saboteur: false,
    offers: offer.offers.map((each) => ({
      ...each,
      middle: { r: 4, y: each.middle, g: each.middle, b: 1, v: 3 }[each.kind],
      others: each.others.map((held, i) => (i === 3 ? 0 : held)),
    })),
  },
  saboteur: 3,
  predictions: [null, null, takes('r g b b'), null],
  seals: [{}, {}, { r: 1, g: 1, b: 2 }, {}],
  middle: { ...predictView.middle, r: 4, b: 1, v: 3 },
});
const firstToPredict = seen(predict, {
  dealer: 3,
  predictions: [null, null, null, null],
  seals: [{}, {}, {}, {}],
  middle: { r: 5, y: 3, g: 3, b: 3, v: 3, w: 4, k: 6 },
  prediction: {
    ...offer,
    offers: offer.offers.map((each) => ({ ...each, middle: each.kind === 'r' ? 5 : 3, others: [0, 0, 0, 0] })),
  },
});
const noWhite = seen(predict, { prediction: { ...offer, whites: 0 }, middle: { ...predictView.middle, w: 0 } });
const watching = { hand: [], cards: [] };

/** Moments of real games; `python -m tools.scenes` makes them. */
const played = saboteur as unknown as Record<
  | 'saboteur-3'
  | 'saboteur-5'
  | 'saboteur-10'
  | 'saboteur-broken'
  | 'saboteur-known'
  | 'saboteur-missed'
  | 'saboteur-pick'
  | 'saboteur-reached',
  TableNews
>;
const PLAYED = Object.entries(played);
/** A bot digs for whoever knows all the goals. */
const treasure: TableNews = {
  ...played['saboteur-broken'],
  seats: played['saboteur-broken'].seats.map((each, i) => (i === 0 ? { ...each, bot: 'apprentice' } : each)),
  view: { ...(played['saboteur-broken'].view as SaboteurNews), known: ['NW', 'NE', 'gold'] },
};

/** What we suspect of the others in a round. */
const marked = (round: number, marks: Record<number, Mark>): Record<string, string> => ({
  'marks.gallery': JSON.stringify({ round, marks }),
});
const MARKED = marked(1, { 1: 'digger', 2: 'saboteur', 3: 'sure', 4: 'digger' });
/** We have seen the round being dug that is over now, and are told how it ended. */
const DUG = { ...MARKED, 'digging.gallery': '1' };
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** As soon as it is there. */
async function pressed(selector: string): Promise<void> {
  while (!document.querySelector(selector)) await pause(20);
  press(selector);
}

const MARKS_2 = { 1: 'digger', 2: 'saboteur', 3: 'sure' } as const;
/** Whom to break? All but one of the others can be chosen. */
const breaking: TableNews = {
  ...played['saboteur-5'],
  view: {
    ...(played['saboteur-5'].view as SaboteurNews),
    hand: ['break:lamp', ...(played['saboteur-5'].view as SaboteurNews).hand.slice(1)],
    breaks: [{ card: 'break:lamp', tool: 'lamp', seats: [3, 1, 4] }],
  },
};
/** The mark of the third of the others is being chosen. */
const note = (): void => press('.miner:nth-child(4) .hit');

/** A round begins, and our role is turned over for us. */
const UNTOLD = { 'role-told': '' };
const beginning = (role: 'digger' | 'saboteur'): TableNews => ({
  ...played['saboteur-known'],
  view: { ...(played['saboteur-known'].view as SaboteurNews), role },
});

/** The treasure lies open. */
async function found(): Promise<void> {
  await pressed('.treasure');
  await tick();
}

/** Three dwarves have been turned over, and time stands still. */
async function who(): Promise<void> {
  await pressed('.treasure');
  await pressed('.found .go');
  for (let i = 0; i < 3; i++) {
    await pressed('.who');
    await tick();
  }
  await pause(200);
  for (let timer = Number(setTimeout(() => null)); timer; timer--) clearTimeout(timer);
}

/** A card that is meant for somebody is taken up, and somebody chosen. */
async function aim(): Promise<void> {
  for (const card of document.querySelectorAll<HTMLElement>('.hand button')) {
    card.click();
    await tick();
    if (document.querySelector('.miner.aimed')) break;
  }
  touch('.miner.aimed .hit');
}

/** Two tools of Frank's can be repaired with the chosen card: which one? */
const doubly: TableNews = {
  ...played['saboteur-5'],
  view: {
    ...(played['saboteur-5'].view as SaboteurNews),
    hand: ['fix:pick+lamp', ...(played['saboteur-5'].view as SaboteurNews).hand.slice(1)],
    fixes: (['pick', 'lamp'] as const).map((tool) => ({ card: 'fix:pick+lamp', tool, seats: [2] })),
  },
};

/** A map can be played, and a tool be broken, one's own included. */
const mapped: TableNews = {
  ...played['saboteur-5'],
  view: {
    ...(played['saboteur-5'].view as SaboteurNews),
    hand: ['map', 'break:lamp', ...(played['saboteur-5'].view as SaboteurNews).hand.slice(2)],
    maps: [
      [8, 2],
      [8, 0],
      [8, -2],
    ],
    breaks: [{ card: 'break:lamp', tool: 'lamp', seats: [0, 1, 3, 4] }],
  },
};

/** The table goes on while we still look at the old mine. */
async function goOn(): Promise<void> {
  await tick();
  session.news = { ...played['saboteur-10'], view: { ...played['saboteur-10'].view, round: 2 } as SaboteurNews };
}

async function whichTool(): Promise<void> {
  press('.hand button');
  await tick();
  touch('.miner.aimed .hit');
}

/** Said at the mine: a phrase for all tables, phrases of the game, and words of one's own. */
const saying: TableNews = {
  ...played['saboteur-5'],
  talk: (
    [
      [1, 'digger', '', null],
      [4, 'looked', '', 'A'],
      [4, 'not-at', '', 'A'],
      [1, 'why', '', 3],
    ] as const
  ).map(([seat, phrase, text, blank], number) => ({
    number,
    who: played['saboteur-5'].seats[seat]?.who ?? '',
    name: played['saboteur-5'].seats[seat]?.name ?? '',
    phrase,
    text,
    blank,
  })),
};

/** What is fetched at leisure has come. */
async function there(what: string): Promise<void> {
  while (!document.querySelector(what)) await new Promise((done) => setTimeout(done, 20));
}

/** Two bubbles hang, and somebody is about to be suspected. */
async function accuse(): Promise<void> {
  for (const line of saying.talk.slice(-2)) talk.bubbles = { ...talk.bubbles, [line.who]: line };
  if (talk.inPlace) route.open('talk');
  else if (!desk.current)
    return; // the drawer is no part of the game's table
  else {
    await there('#tab-talk');
    press('#tab-talk');
  }
  await there('.phr');
  press('.phr button');
  await tick();
  press('.fill button:nth-of-type(3)');
}

/** Die sieben Siegel, in the seventh trick of the second round: four predictions, then fifteen tricks of four cards. */
const AGAIN: Again = again(base, [2, 31], 4, 64, (round, move) => {
  const [card, tricks] = [(move - 4) % 4, Math.floor((move - 4) / 4)];
  if (move < 4) return { ...view, round, phase: 'predict', trick: [], tricks: [] };
  const trick = view.tricks[0] as (typeof view.tricks)[number];
  return { ...view, round, trick: view.trick.slice(0, card), tricks: Array.from({ length: tricks }, () => trick) };
});
const MINE_AGAIN: Again = again(played['saboteur-5'], [2, 24], 3, 52, (round) => ({
  ...(played['saboteur-5'].view as SaboteurNews),
  round,
}));

export const SCENES: Record<string, Scene> = {
  home: { screen: 'home', tables: [mine(true)], lobby: LOBBY },
  'home-many': { screen: 'home', tables: [mine(true), ...others], games: finished, lobby: LOBBY },
  'home-calm': { screen: 'home', tables: [mine(false)], lobby: LOBBY },
  'home-empty': { screen: 'home', lobby: [] },
  statistics: { screen: 'statistics', rest: ['siegel'], statistics: STATISTICS },
  'statistics-saboteur': { screen: 'statistics', rest: ['saboteur'], statistics: STATISTICS },
  'statistics-none': { screen: 'statistics', statistics: { games: [], more: false } },
  'statistics-forget': { screen: 'statistics', rest: ['siegel'], statistics: STATISTICS, panel: 'forget' },
  settings: { screen: 'home', lobby: LOBBY, panel: 'settings' },
  help: { screen: 'home', lobby: LOBBY, panel: 'help-siegel' },
  new: { screen: 'new' },
  cover: { screen: 'cover' },
  'new-chair': { screen: 'new', panel: 'chair' },
  gathering: { news: gathering },
  'gathering-guest': { news: { ...gathering, you: 1, host: false } },
  link: { news: base, panel: 'invite' },

  'predict-first': { news: firstToPredict },
  predict: { news: predict, draft: 'r y g' },
  'predict-over': { news: predict, draft: 'r y y y g g v' },
  'predict-from': { news: predict, draft: 'r y g', then: () => press('.col:has([data-kind=b]) .more') },
  'predict-robbed': { news: predict, draft: 'r y g b@2 b@3' },
  'predict-no-white': { news: noWhite, draft: 'r' },
  'predict-saboteur': { news: saboteurTaken, draft: 'r r y' },
  'predict-sure': { news: predict, draft: 'r y g', then: () => press('button.sab') },
  'predict-wait': {
    news: {
      ...seen(predict, { turn: 3, prediction: null, predictions: [null, null, takes('r g b b'), null] }),
      turn: 3,
    },
  },

  lead: { news: seen(base, { trick: [], winning: null, leader: 0, cards: view.hand, counts: [9, 9, 9, 9] }) },
  follow: { news: base },
  'cannot-follow': {
    news: seen(base, { hand: view.hand.filter((card) => !card.startsWith('b')), cards: [...view.hand].slice(0, 5) }),
  },
  fifteen: { news: roundOne },
  few: { news: seen(base, { hand: ['r4', 'b5', 'b12', 'v8'], counts: [4, 3, 3, 3] }) },
  waiting: { news: { ...seen(base, { turn: 2, trick: ['b7'], winning: 1, cards: [] }), turn: 2 } },
  won: { news: { ...seen(give, { hand_backs: [] }), turn: 3 } },
  give: { news: give },
  'by-hand': { news: seen(give, { hand_backs: ['-b', '-r', '-w', '-'] }) },
  saboteur: { news: seen(base, { saboteur: 0, seals: [{}, ...view.seals.slice(1)] }) },
  three: { news: three },
  five: { news: five },
  long: { news: long },

  away: {
    news: { ...base, seats: four.map((each, i) => (i === 1 ? { ...each, present: false, takeover_in: 42 } : each)) },
  },
  'bot-for': {
    news: { ...base, seats: four.map((each, i) => (i === 3 ? { ...each, present: false, bot: 'apprentice' } : each)) },
  },
  'bot-for-me': { news: { ...base, seats: four.map((each, i) => (i === 0 ? { ...each, bot: 'apprentice' } : each)) } },
  talk: {
    news: {
      ...base,
      talk: [
        { number: 0, who: 'Peter', name: 'Peter', phrase: 'hello', text: '', blank: null },
        {
          number: 1,
          who: 'Sabine',
          name: 'Sabine',
          phrase: null,
          text: 'Die Zwei hättest du wohl nicht erwartet!',
          blank: null,
        },
      ],
    },
  },
  paused: { news: { ...base, paused: true, paused_by: 1 } },
  'end-asked': { news: { ...base, seats: four.map((each, i) => ({ ...each, ends: i === 1 })) } },
  onlooker: { news: { ...seen(base, watching), you: null, host: false } },
  'onlooker-five': { news: { ...seen(five, watching), you: null, host: false } },
  clock: { news: { ...base, clock: 12 } },
  'round-end-bot': {
    news: { ...roundEnd, seats: roundEnd.seats.map((each, i) => (i === 0 ? { ...each, bot: 'apprentice' } : each)) },
  },
  'clock-other': { news: { ...seen(base, { turn: 2, trick: ['b7'], winning: 1, cards: [] }), turn: 2, clock: 9 } },
  menu: { news: base, panel: 'menu' },
  sheet: { news: roundOne, panel: 'sheet' },
  'last-trick': { news: base, panel: 'last-trick' },
  middle: { news: base, panel: 'middle' },
  refusal: { news: base, then: () => press('.hand button.no') },
  raised: { news: base, then: () => touch('.hand button.yes') },
  lost: { news: base, then: () => (session.link = 'lost') },

  'round-end': { news: roundEnd },
  'round-tricks': { news: roundEnd, panel: 'tricks' },
  'game-end': {
    news: seen(gameEnd, {
      winners: [0],
      scores: [
        [8, 5, 3, 4],
        [0, 4, 6, 6],
        [2, 5, 3, 4],
        [2, 5, 3, 4],
      ],
    }),
  },
  'game-end-tie': { news: gameEnd },
  'game-end-other': {
    news: seen(gameEnd, {
      winners: [2],
      scores: [
        [8, 5, 0, 4],
        [0, 4, 0, 6],
        [2, 5, 0, 4],
        [2, 5, 3, 4],
      ],
    }),
  },
  'ended-early': {
    news: { ...seen(gameEnd, { phase: 'play', cards: [], winners: [], accounts: [] }), ended_early: true },
  },
  toast: { news: base, then: () => message('page-copied') },
  ...Object.fromEntries(PLAYED.map(([name, news]) => [name, { news }])),
  'saboteur-10': { news: played['saboteur-10'], kept: marked(1, { 1: 'digger', 3: 'saboteur' }) },
  'saboteur-gathering': {
    news: {
      ...gathering,
      seats: [...gathering.seats, seat('Mareike', { present: false })],
      settings: { ...played['saboteur-5'].settings, public: true },
    },
  },
  'saboteur-bot-for-me': { news: treasure },
  'saboteur-paused': { news: { ...played['saboteur-5'], paused: true, paused_by: 2 } },
  'saboteur-paused-bot': { news: { ...treasure, paused: true } },
  'saboteur-which-tool': { news: doubly, then: whichTool },
  'saboteur-log': { news: played['saboteur-5'], panel: 'sheet' },
  'saboteur-clock': { news: { ...played['saboteur-broken'], clock: 12 } },
  'saboteur-toast': { news: played['saboteur-5'], then: () => message('saboteur-page-discard-which') },
  'saboteur-log-end': { news: played['saboteur-reached'], panel: 'sheet' },
  'saboteur-sure': { news: played['saboteur-3'], then: aim },
  'saboteur-role': { news: beginning('digger'), kept: UNTOLD },
  'saboteur-role-saboteur': { news: beginning('saboteur'), kept: UNTOLD },
  'saboteur-role-covered': { news: beginning('saboteur'), kept: { ...UNTOLD, 'role-covered': 'on' } },
  'saboteur-marks': { news: played['saboteur-10'], kept: { 'marks-offered': '' } },
  'saboteur-marks-5': { news: played['saboteur-5'], kept: marked(2, MARKS_2), then: note },
  'saboteur-marks-break': { news: breaking, kept: marked(2, MARKS_2), then: aim },
  'saboteur-treasure': { news: played['saboteur-reached'], kept: DUG, then: found },
  'saboteur-treasure-left': { news: played['saboteur-missed'], kept: DUG, then: found },
  'saboteur-who': { news: played['saboteur-reached'], kept: DUG, then: who },
  'saboteur-who-10': { news: played['saboteur-missed'], kept: DUG, then: who },
  'saboteur-guessed': {
    news: played['saboteur-pick'],
    kept: marked(2, { 1: 'digger', 2: 'sure', 3: 'digger', 4: 'digger' }),
  },
  'saboteur-mine': { news: played['saboteur-missed'], panel: 'mine' },
  'saboteur-begun': { news: played['saboteur-missed'], panel: 'mine', then: goOn },
  'saboteur-help': { news: played['saboteur-5'], panel: 'help-saboteur' },
  'saboteur-accuse': { news: saying, then: accuse },
  'saboteur-accuse-ten': {
    news: played['saboteur-10'],
    then: () => {
      const { who, name } = played['saboteur-10'].seats[7] ?? { who: '', name: '' };
      talk.bubbles = { [who ?? '']: { number: 0, who: who ?? '', name, phrase: 'suspect', text: '', blank: 1 } };
    },
  },
  'saboteur-map': { news: mapped },
  replay: { again: AGAIN },
  'saboteur-replay': { again: MINE_AGAIN },
  'saboteur-place': { news: played['saboteur-5'], then: () => press('.hand li:last-child button') },
};

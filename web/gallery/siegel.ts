/** Hand-made news of Die sieben Siegel: what a table looks like in each phase. */

import type { SiegelEvent, SiegelNews, TableNews } from '../src/wire.gen';
import { bot, event, played, seat, takes, trick, won } from './pieces';

/** Katrin (seat 0, you), Peter, Frank, Sabine. */
export const four = [seat('Katrin', { host: true }), seat('Peter'), bot('Frank'), seat('Sabine')];

export const view: SiegelNews = {
  phase: 'play',
  round: 2,
  rounds: 4,
  dealer: 0,
  turn: 0,
  highest: 12,
  hand: ['r4', 'y3', 'y11', 'g11', 'g12', 'b5', 'b12', 'v3', 'v8'],
  counts: [9, 8, 8, 8],
  seals: [{ y: 1, g: 2, b: 2 }, { r: 1, y: 1, b: 1, k: 1 }, {}, { r: 2, v: 1, w: 1 }],
  middle: { r: 2, y: 1, g: 1, v: 2, w: 3, k: 5 },
  saboteur: 2,
  predictions: [takes('r y g g b b v'), takes('r y y b'), null, takes('r r g v b')],
  leader: 1,
  trick: ['b7', 'b10', 'r2'],
  winning: 3,
  tricks: [
    trick(1, 1, 'v', 'v', 'k'),
    trick(1, 0, 'v', 'v', 'v'),
    trick(0, 3, 'g', 'g', 'g'),
    trick(3, 2, 'v', 'v', ''),
    trick(2, 0, 'r', 'r', 'r'),
    trick(0, 1, 'y', 'y', 'y', 'y2 y12 y1 y9'),
  ],
  scores: [[2, 5, 3, 4]],
  saboteurs: [1],
  accounts: [],
  winners: [],
  cards: ['b5', 'b12'],
  hand_backs: [],
  prediction: null,
  past: [],
};

const log: SiegelEvent[] = [
  event('dealt', { seat: 0, round: 2 }),
  event('predicted', { seat: 1, seals: [1, 2, 0, 1, 0] }),
  event('saboteur', { seat: 2 }),
  event('predicted', { seat: 3, seals: [2, 0, 1, 1, 1] }),
  event('robbed', { seat: 0, colour: 'b', victim: 3, white: true }),
  event('predicted', { seat: 0, seals: [1, 1, 2, 2, 1] }),
  ...won(1, 'v', 'v', 'black'),
  ...won(0, 'v', 'v', 'handed-back', 'v'),
  ...won(3, 'g', 'g', 'handed-back', 'g'),
  ...won(2, 'v', 'v', 'unmoved'),
  ...won(0, 'r', 'r', 'handed-back', 'r'),
  played(0, 'y2'),
  played(1, 'y12'),
  played(2, 'y1'),
  played(3, 'y9'),
  ...won(1, 'y', 'y', 'handed-back', 'y'),
  played(1, 'b7'),
  played(2, 'b10'),
  played(3, 'r2'),
];

export const base: TableNews<'siegel'> = {
  type: 'table',
  table: 'gallery',
  version: 40,
  settings: {
    game: 'siegel',
    players: 4,
    options: {},
    pace: 'normal',
    clock: null,
    grace: 60,
    public: false,
    onlookers: true,
    free_text: null,
    bot_talk: true,
    hints: null,
  },
  stage: 'playing',
  paused: false,
  paused_by: null,
  ended_early: false,
  seats: four,
  you: 0,
  host: true,
  onlookers: 2,
  onlooker_names: ['Jule'],
  turn: 0,
  clock: null,
  next_round_in: null,
  view,
  log,
  events: [],
  free_text: true,
  talk: [],
  can_undo: false,
  no_undo: null,
  counts: true,
  undo: null,
  nudges: [],
  removal: null,
  hints: false,
  fair: { commitment: '4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0', mixed: [0, 2] },
};

export const predictView: SiegelNews = {
  ...view,
  phase: 'predict',
  round: 3,
  dealer: 1,
  hand: ['r9', 'r4', 'r1', 'y12', 'y11', 'y3', 'g12', 'g6', 'g2', 'b12', 'b8', 'b5', 'v10', 'v8', 'v3'],
  counts: [15, 15, 15, 15],
  seals: [{}, {}, { r: 1, g: 1, b: 2 }, { r: 3, b: 1, v: 2 }],
  middle: { r: 1, y: 3, g: 2, v: 1, w: 4, k: 6 },
  saboteur: null,
  predictions: [null, null, takes('r g b b'), takes('r r r b v v')],
  trick: [],
  winning: null,
  tricks: [],
  scores: [
    [7, 0, 5, 2],
    [0, 4, 2, 6],
  ],
  saboteurs: [null, 0],
  cards: [],
  prediction: {
    offers: [
      { kind: 'r', middle: 1, others: [0, 0, 1, 3] },
      { kind: 'y', middle: 3, others: [0, 0, 0, 0] },
      { kind: 'g', middle: 2, others: [0, 0, 1, 0] },
      { kind: 'b', middle: 0, others: [0, 0, 2, 1] },
      { kind: 'v', middle: 1, others: [0, 0, 0, 2] },
    ],
    whites: 4,
    white_needed: true,
    saboteur: true,
    price: 4,
  },
};
export const predictLog = [
  event('dealt', { seat: 1, round: 3 }),
  event('predicted', { seat: 2, seals: [1, 0, 1, 2, 0] }),
  event('predicted', { seat: 3, seals: [3, 0, 0, 1, 2] }),
];
export const predict: TableNews<'siegel'> = { ...base, view: predictView, log: predictLog };

export const give: TableNews<'siegel'> = {
  ...base,
  view: {
    ...view,
    phase: 'hand_back',
    hand: ['y11', 'g12', 'v8', 'v3'],
    counts: [4, 4, 4, 4],
    seals: [{ r: 1, b: 2, w: 1 }, { r: 1, b: 1, k: 1 }, {}, { r: 2, w: 1 }],
    middle: { r: 1, y: 3, g: 3, v: 3, w: 2, k: 5 },
    trick: [],
    winning: null,
    tricks: [
      ...view.tricks,
      trick(1, 1, 'y', 'y', 'y'),
      trick(1, 1, 'v', 'v', ''),
      trick(1, 3, 'v', 'v', 'v'),
      trick(3, 3, 'v', 'v', 'k'),
      trick(3, 0, 'b', 'r', null, 'b9 r4 b3 b10'),
    ],
    cards: [],
    hand_backs: ['-b', '-r', '-w'],
  },
};

const fiveSeats = [
  seat('Katrin', { host: true }),
  seat('Peter', { present: false, takeover_in: 42 }),
  bot('Frank'),
  seat('Jonas'),
  seat('Sabine'),
];
export const five: TableNews<'siegel'> = {
  ...base,
  settings: { ...base.settings, players: 5 },
  seats: fiveSeats,
  view: {
    ...view,
    rounds: 5,
    counts: [9, 8, 8, 8, 8],
    seals: [{ y: 1, g: 2, b: 2 }, { r: 1, y: 1, b: 1, k: 1 }, {}, { r: 1, v: 1 }, { r: 2, v: 1, w: 1 }],
    predictions: [takes('r y g g b b v'), takes('r y y b'), null, takes('r v'), takes('r r g v b')],
    tricks: view.tricks.map((each) => (each.winner === 3 ? { ...each, winner: 4 } : each)),
    trick: ['b7', 'b10', 'b14', 'r2'],
    winning: 4,
    scores: [[2, 5, 3, 2, 4]],
  },
};

export const three: TableNews<'siegel'> = {
  ...base,
  settings: { ...base.settings, players: 3 },
  seats: [seat('Katrin', { host: true }), seat('Peter'), bot('Frank', 'apprentice')],
  log: log
    .filter(({ name, args }) => name !== 'saboteur' && !(name === 'played' && args.seat === 2))
    .map((each) =>
      'seat' in each.args && each.args.seat === 3
        ? ({ ...each, args: { ...each.args, seat: 2 } } as SiegelEvent)
        : each,
    ),
  view: {
    ...view,
    rounds: 6,
    highest: 9,
    hand: ['r4', 'y3', 'y9', 'g7', 'g8', 'g1', 'b5', 'b9', 'v3', 'v8', 'v1'],
    counts: [11, 10, 10],
    seals: [
      { y: 1, g: 2, b: 2 },
      { r: 1, y: 1, b: 1, k: 1 },
      { r: 2, v: 1, w: 1 },
    ],
    predictions: [takes('r y g g b b v'), takes('r y y b'), takes('r r g v b')],
    saboteur: null,
    tricks: view.tricks.map((each) => (each.winner === 3 ? { ...each, winner: 2 } : each)),
    trick: ['b7', 'r2'],
    winning: 2,
    scores: [[2, 5, 3]],
    cards: ['b5', 'b9'],
  },
};

export const roundEnd: TableNews<'siegel'> = {
  ...base,
  stage: 'between',
  turn: null,
  next_round_in: 38,
  seats: [seat('Katrin', { host: true }), seat('Peter'), bot('Frank'), seat('Sabine', { nodded: true })],
  view: {
    ...view,
    phase: 'deal',
    round: 3,
    hand: [],
    counts: [0, 0, 0, 0],
    trick: [],
    winning: null,
    cards: [],
    saboteur: 0,
    seals: [{}, { y: 1, k: 1 }, { k: 1 }, { w: 1 }],
    predictions: [null, takes('r y y b'), takes('r r g v'), takes('r v')],
    tricks: Array.from({ length: 15 }, (_, i) =>
      trick(i % 4, (i * 3) % 4, 'b', i % 5 ? 'b' : 'r', i % 4 ? 'b' : 'k', 'b3 b10 b9 r4'),
    ),
    scores: [
      [7, 0, 5, 2],
      [0, 4, 2, 6],
      [2, 5, 3, 4],
    ],
    saboteurs: [2, 3, 0],
    accounts: [
      {
        points: 2,
        parts: [
          { name: 'saboteur', number: 1, points: 4 },
          { name: 'blacks-of-others', number: 2, points: -2 },
        ],
      },
      {
        points: 5,
        parts: [
          { name: 'yellow', number: 1, points: 2 },
          { name: 'black', number: 1, points: 3 },
        ],
      },
      { points: 3, parts: [{ name: 'black', number: 1, points: 3 }] },
      { points: 4, parts: [{ name: 'white', number: 1, points: 4 }] },
    ],
  },
};

const endView = roundEnd.view as SiegelNews;
export const gameEnd: TableNews<'siegel'> = {
  ...roundEnd,
  stage: 'over',
  next_round_in: null,
  view: {
    ...endView,
    phase: 'over',
    round: 4,
    scores: [
      [8, 5, 0, 4],
      [0, 4, 6, 6],
      [2, 5, 3, 4],
      [2, 5, 3, 4],
    ],
    saboteurs: [2, 3, null, 0],
    winners: [0, 2],
    past: [
      {
        predicted: ['r', 'g', 'b'],
        won: 5,
        back: ['r', 'b'],
        account: {
          points: 8,
          parts: [
            { name: 'green', number: 1, points: 2 },
            { name: 'black', number: 2, points: 6 },
          ],
        },
      },
      { predicted: ['r', 'y', 'b', 'b'], won: 4, back: ['r', 'y', 'b', 'b'], account: { points: 0, parts: [] } },
      { predicted: ['b'], won: 2, back: [], account: { points: 2, parts: [{ name: 'blue', number: 1, points: 2 }] } },
      { predicted: [], won: 0, back: [], account: endView.accounts[0] as SiegelNews['accounts'][number] },
    ],
  },
};

/** The first trick of a round: all fifteen cards are still in the hand. */
export const roundOne: TableNews<'siegel'> = {
  ...base,
  view: {
    ...view,
    round: 3,
    hand: predictView.hand,
    counts: [15, 14, 14, 14],
    seals: [
      { r: 1, y: 2, g: 1, b: 1, v: 1 },
      { y: 1, g: 1, v: 2 },
      { r: 1, g: 1, b: 1, w: 1 },
      { r: 3, b: 1, v: 2 },
    ],
    middle: { r: 0, y: 0, g: 0, b: 0, v: 0, w: 3, k: 6 },
    predictions: [takes('r y y g b@2 v'), takes('y g v v'), takes('r g b b'), takes('r r r b v')],
    saboteur: null,
    tricks: [],
    trick: ['v12', 'v4', 'v6'],
    winning: 1,
    scores: predictView.scores,
    saboteurs: predictView.saboteurs,
    cards: ['v10', 'v8', 'v3'],
  },
  log: [
    ...predictLog,
    event('robbed', { seat: 0, colour: 'b', victim: 2, white: true }),
    event('predicted', { seat: 0, seals: [1, 2, 1, 1, 1] }),
    event('predicted', { seat: 1, seals: [0, 1, 1, 0, 2] }),
    played(1, 'v12'),
    played(2, 'v4'),
    played(3, 'v6'),
  ],
};

/** Long names and as many seals as there can be. */
export const long: TableNews<'siegel'> = {
  ...five,
  seats: [
    seat('Wilhelmina-Alexandrine B', { host: true }),
    seat('Maximilian von Hohenburg', { present: false, takeover_in: 42 }),
    bot('Großmeisterin Philippina', 'master'),
    seat('Jan-Willem Wolkenstein', { bot: 'apprentice', present: false }),
    seat('Sabine Müller-Lüdenscheid'),
  ],
  view: {
    ...(five.view as SiegelNews),
    seals: [{ r: 3, y: 2, g: 2, b: 2, v: 1 }, { r: 1, y: 1, b: 1, v: 2, w: 2, k: 3 }, {}, { r: 1, v: 1 }, { g: 1 }],
    predictions: [takes('r r r y y g g b b v'), takes('r y b v v g g'), null, takes('r v'), takes('g g g')],
  },
};

// Made by tools/wire_types.py; change src/kartentisch/server/wire.py or a game's wire.py instead.

export const PROTOCOL = 1;

export const MAX_FRAME = 16384;

export interface AccountNews {
  points: number;
  parts: PartNews[];
}

/** A command for the table that this socket watches. */
export interface At {
  type: "at";
  id: number;
  command: Configure | Sit | Stand | Fill | Clear | Shuffle | Start | Move | Nod | Pause | End | Replace | TakeBack | Rematch;
}

/** Host, while gathering: free a chair that a bot or an absent person holds. */
export interface Clear {
  do: "clear";
  seat: number;
}

/** Host, while gathering: other settings. Chairs beyond the number of players must be free. */
export interface Configure {
  do: "configure";
  settings: Settings;
}

/**
 * A new table, which the socket then watches. The creator is its host and sits down.
 *
 * `bots`: a level for every other chair; with `start` the game begins at once.
 */
export interface Create {
  type: "create";
  id: number;
  settings: Settings;
  bots?: string | null;
  start?: boolean;
}

/** The request was carried out and, for commands, is on disk. `table`, `code`, `record`: what was asked for. */
export interface Done {
  type: "done";
  id: number;
  table: string | null;
  code: string | null;
  record: string | null;
}

/** Agree (or no longer) to end the game early; it ends when all people seated and present agree. */
export interface End {
  do: "end";
  agree: boolean;
}

/** Host, while gathering: a bot on that chair (None: on every free one). */
export interface Fill {
  do: "fill";
  level: string;
  seat?: number | null;
}

/** For animation: what happened with the last moves; `number` counts all events of the table. */
export interface GameEvent {
  number: number;
  name: string;
  args: Record<string, unknown>;
}

/** The record of the finished game at the table watched. */
export interface GetRecord {
  type: "get-record";
  id: number;
}

/**
 * The first frame. Nothing known: a new person, whose secret comes with `Welcome` and is to be kept.
 *
 * `secret`: who I was. `code`: a one-time code from another device of mine (`NewCode`); `bot`: I am a program.
 */
export interface Hello {
  type: "hello";
  id: number;
  protocol: number;
  name?: string | null;
  secret?: string | null;
  code?: string | null;
  bot?: boolean;
}

/** Begin or stop to be told of open tables. */
export interface Lobby {
  type: "lobby";
  id: number;
  on?: boolean;
}

/** All open tables; sent again whenever they change. */
export interface LobbyNews {
  type: "lobby";
  tables: OpenTable[];
}

/** A move in the words of a record, made at that version of the game. */
export interface Move {
  do: "move";
  version: number;
  move: string;
}

/** A table where this person has a chair. */
export interface MyTable {
  table: string;
  game: string;
  stage: string;
  my_turn: boolean;
  names: string[];
}

/** Ask for a one-time code with which another device becomes the same person (valid for five minutes). */
export interface NewCode {
  type: "new-code";
  id: number;
}

/** Seen the end of the round; the next one begins when everybody has, or after a short time. */
export interface Nod {
  do: "nod";
}

/** What of one colour can be had for a prediction: the middle's seals first, then from others while whites last. */
export interface OfferNews {
  kind: string;
  middle: number;
  /** Per seat how many seals of this colour it holds; all zero where nothing may be taken from others. */
  others: number[];
}

export interface OpenTable {
  table: string;
  game: string;
  players: number;
  free: number;
  names: string[];
  stage: string;
  onlookers: boolean;
}

export interface PartNews {
  name: string;
  number: number;
  points: number;
}

/** Anybody seated stops the clocks, bots and deadlines, or lets them go on. */
export interface Pause {
  do: "pause";
  on: boolean;
}

/** What the seat on turn may take. Seals are taken in the order of `offers`. */
export interface PredictionNews {
  offers: OfferNews[];
  whites: number;
  white_needed: boolean;
  saboteur: boolean;
  price: number;
}

/** May I make this move, and if not, why not? Answered from my view alone; changes nothing. */
export interface Probe {
  type: "probe";
  id: number;
  move: string;
}

/** What became of a `Probe`. */
export interface Probed {
  type: "probed";
  id: number;
  legal: boolean;
  reason: string;
  rule: string;
  args: Record<string, string | number>;
}

/**
 * The request was refused; nothing has changed. `reason` is the whole key of its sentence in the catalogues:
 *
 * ``refused-<why>``, for illegal moves ``<game>-illegal-<why>`` with the number of the rule, for settings
 * ``illegal-<why>``.
 * `id` None: no answer to a request, for example turned out as an onlooker.
 */
export interface Refused {
  type: "refused";
  id: number | null;
  reason: string;
  args: Record<string, string | number>;
  rule: string;
}

/** After the game: the same people and settings at the same table, a new game once all people present agree. */
export interface Rematch {
  do: "rematch";
}

export interface Rename {
  type: "rename";
  id: number;
  name: string;
}

/** Host, during a game: a bot for somebody absent, at once. */
export interface Replace {
  do: "replace";
  seat: number;
  level?: string;
}

/** A chair. Free: neither person nor bot. `bot` with `person`: the bot looks after that person's chair. */
export interface SeatNews {
  name: string;
  person: boolean;
  bot: string | null;
  present: boolean;
  host: boolean;
  nodded: boolean;
  /** Agrees to end the game, or after it to a rematch. */
  ends: boolean;
  /** Seconds until a bot takes over, when the person has gone. */
  takeover_in: number | null;
  /** The person is a program that has logged in as a bot. */
  program: boolean;
}

/** How a table is set; the host may change it until the game starts. */
export interface Settings {
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  pace: "fast" | "normal" | "slow";
  /** Seconds for a decision; None: no clock. */
  clock: number | null;
  /** Seconds after which a bot takes over for somebody who has gone. */
  grace: number;
  public: boolean;
  onlookers: boolean;
}

/** Host, while gathering: everybody gets a chair by lot. */
export interface Shuffle {
  do: "shuffle";
}

/** What only one seat sees; for an onlooker all of it is empty. */
export interface SiegelMine {
  hand: string[];
  /** The hand cards that may be played now. */
  cards: string[];
  /** The moves to choose from when a seal is to be handed back. */
  hand_backs: string[];
  prediction: PredictionNews | null;
}

/** What everybody sees alike, onlookers too. */
export interface SiegelShared {
  /** deal, predict, play, hand_back or over; after a round it is deal (or over), and all the rest shows the round. */
  phase: string;
  round: number;
  rounds: number;
  dealer: number;
  turn: number | null;
  highest: number;
  counts: number[];
  seals: (Record<string, number>)[];
  middle: Record<string, number>;
  saboteur: number | null;
  predictions: (TakeNews[] | null)[];
  leader: number;
  trick: string[];
  /** The seat whose card lies in front in the trick on the table. */
  winning: number | null;
  tricks: TrickNews[];
  scores: number[][];
  saboteurs: (number | null)[];
  accounts: AccountNews[];
  winners: number[];
}

/** Take a free chair (None: any), or change to another while gathering. */
export interface Sit {
  do: "sit";
  seat?: number | null;
}

/** While gathering: get up. During a game: leave for good; a bot takes over at once. */
export interface Stand {
  do: "stand";
}

/** Host: begin; every chair must be taken. */
export interface Start {
  do: "start";
}

/** Everything to draw a table; the newest one replaces all before it. */
export interface TableNews {
  type: "table";
  table: string;
  /** Of the game: how many moves and deals have been made. A move names the version it was made at. */
  version: number;
  settings: Settings;
  stage: "between" | "gathering" | "over" | "playing";
  paused: boolean;
  ended_early: boolean;
  seats: SeatNews[];
  /** Your seat; None: you look on. */
  you: number | null;
  host: boolean;
  onlookers: number;
  turn: number | null;
  /** Seconds left for the decision, where there is a clock. */
  clock: number | null;
  next_round_in: number | null;
  /** The game's own view (see the game's part of the protocol); None while gathering. */
  view: GameViews[keyof GameViews] | null;
  /** The log of the round as this seat may know it, in words' keys. */
  log: GameEvent[];
  events: GameEvent[];
}

/** A person whose chair a bot looks after takes it back. */
export interface TakeBack {
  do: "take-back";
}

/** A seal that was taken; `source` None: from the middle. */
export interface TakeNews {
  kind: string;
  source: number | null;
}

/** A won trick; `cards` from the leader on, None once face down. `seal`: what became of the winner's seals. */
export interface TrickNews {
  leader: number;
  cards: string[] | null;
  winner: number;
  led: string;
  by: string;
  seal: string | null;
}

/** Look at a table (None: at none any more): as the seat that is mine there, else as an onlooker. */
export interface Watch {
  type: "watch";
  id: number;
  table: string | null;
}

/** Who you are. `secret` is only sent when it is new to this client. */
export interface Welcome {
  type: "welcome";
  id: number;
  protocol: number;
  build: string;
  person: string;
  name: string;
  secret: string | null;
  bot: boolean;
  tables: MyTable[];
}

export type AnyCommand =
  | Clear
  | Configure
  | End
  | Fill
  | Move
  | Nod
  | Pause
  | Rematch
  | Replace
  | Shuffle
  | Sit
  | Stand
  | Start
  | TakeBack;

export type AnyRequest =
  | At
  | Create
  | GetRecord
  | Hello
  | Lobby
  | NewCode
  | Probe
  | Rename
  | Watch;

export type AnyAnswer =
  | Done
  | LobbyNews
  | Probed
  | Refused
  | TableNews
  | Welcome;

export interface SiegelNews extends SiegelShared, SiegelMine {}

export interface GameViews {
  siegel: SiegelNews;
}

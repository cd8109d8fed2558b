// Made by tools/wire_types.py; change src/kartentisch/server/wire/ or a game's wire.py instead.

export const PROTOCOL = 2;

export const MAX_FRAME = 16384;

export const LONGEST_NAME = 24;

export const LONGEST_TALK = 200;

export const LONGEST_REPORT = 500;

/** An answer that costs so much more than the best one is not near. */
export const NEAR = 1.0;

/** Each language in its own words. */
export const OWN_NAME = {"de": "Deutsch", "nl": "Nederlands", "en": "English"} as const;

export type Language = keyof typeof OWN_NAME;

export const STAGES = ["gathering", "playing", "between", "over"] as const;

export type Stage = (typeof STAGES)[number];

export const PACES = ["slow", "normal", "fast"] as const;

export type Pace = (typeof PACES)[number];

export const PHRASE_KEYS = ["hello", "good-luck", "well-played", "thanks", "wow", "oops", "sorry", "thinking", "back-soon", "here-again", "good-game", "bye"] as const;

export type PhraseKey = (typeof PHRASE_KEYS)[number];

export const COLOURS = ["r", "y", "g", "b", "v"] as const;

export type Colour = (typeof COLOURS)[number];

export const KINDS = ["r", "y", "g", "b", "v", "w", "k"] as const;

export type Kind = (typeof KINDS)[number];

export const SEALEDS = ["r", "y", "g", "b", "v", "w", "k", "-", ""] as const;

export type Sealed = (typeof SEALEDS)[number];

export const PART_NAMES = ["red", "yellow", "green", "blue", "violet", "white", "black", "saboteur", "blacks-of-others"] as const;

export type PartName = (typeof PART_NAMES)[number];

export const SIEGEL_PHASES = ["deal", "predict", "play", "hand_back", "over"] as const;

export type SiegelPhase = (typeof SIEGEL_PHASES)[number];

export const ROLE_NAMES = ["digger", "saboteur"] as const;

export type RoleName = (typeof ROLE_NAMES)[number];

export const TOOL_NAMES = ["pick", "lamp", "cart"] as const;

export type ToolName = (typeof TOOL_NAMES)[number];

export const GOAL_NAMES = ["gold", "NE", "NW"] as const;

export type GoalName = (typeof GOAL_NAMES)[number];

export const TILE_KINDS = ["start", "path", "goal"] as const;

export type TileKind = (typeof TILE_KINDS)[number];

export const SABOTEUR_PHASES = ["deal", "turn", "pick", "over"] as const;

export type SaboteurPhase = (typeof SABOTEUR_PHASES)[number];

export interface AccountNews {
  points: number;
  parts: PartNews[];
}

/** Host, at any time: allow hints or forbid them. */
export interface AllowHints {
  do: "allow-hints";
  on: boolean;
}

/**
 * Analyse a finished game, in the background; `on` false: I do not wait for it any more.
 *
 * How far it is comes as news (`AnalysisNews`); the analysis itself is fetched by HTTP.
 */
export interface Analyse {
  type: "analyse";
  id: number;
  game: string;
  on?: boolean;
}

/** A decision of a finished game, beside what else could have been done. */
export interface AnalysedDecision {
  round: number;
  /** Counts the decisions of the round, from 1. */
  move: number;
  seat: number;
  chosen: string;
  /** The same as `chosen` where nothing is measurably better. */
  best: string;
  regret: number;
  error: number;
  /** Whether the regret is large enough to matter, and too large for chance. */
  mistake: boolean;
  /** What was to be expected after it; null without a choice. */
  value: number | null;
  worlds: number;
  /** Up to eight, the best one first; what was done is among them. */
  moves: AnalysedMove[];
  /** How many more there were. */
  more: number;
}

/** A move in the words of a record: the points of this round expected of it, and their standard error. */
export interface AnalysedMove {
  move: string;
  value: number;
  error: number;
}

/** A round of a seat: what it got, and where that comes from. */
export interface AnalysedRound {
  round: number;
  seat: number;
  points: number;
  /** What a master gets with these cards, and the standard error of that. */
  mean: number;
  error: number;
  /** What its own decisions cost, and the standard error of that. */
  own: number;
  own_error: number;
  /** The rest, in points: below 0 is good luck where points are penalties, and bad luck where they are gold. */
  luck: number;
}

/** A finished game, analysed; while that is under way, what was found of it. It is fetched by HTTP. */
export interface Analysis {
  form: number;
  name: string;
  players: string[];
  worlds: number;
  replays: number;
  seed: string;
  decisions: AnalysedDecision[];
  rounds: AnalysedRound[];
  suspicion: Suspected[];
}

/** How far the analysis of a finished game is. `done` equal to `of`: it can be fetched; 0 of 0: it has failed. */
export interface AnalysisNews {
  type: "analysis";
  game: string;
  done: number;
  of: number;
}

/** Agree to somebody's taking back, or not; whoever asked withdraws by not agreeing. */
export interface AnswerUndo {
  do: "answer-undo";
  version: number;
  agree: boolean;
}

/** A command for the table that this socket watches. */
export interface At {
  type: "at";
  id: number;
  command: Configure | Sit | Stand | Fill | Clear | Shuffle | SetPace | SetLevel | Start | Move | Mix | Nod | Pause | End | Replace | Remove | EndRemoval | TakeChairBack | Rematch | Phrase | Talk | FreeText | AllowHints | Hint | Undo | AnswerUndo | Nudge;
}

/** Host, while gathering: free a chair that a bot or an absent person holds. */
export interface Clear {
  do: "clear";
  seat: number;
}

/** Host, while gathering: other settings. Chairs beyond the number of players must be free. */
export interface Configure {
  do: "configure";
  settings: TableSettings;
}

/** A game as statistics count it. `seat` is one's own, `bots` the levels of the others that were bots. */
export interface CountedGame {
  ended: number;
  game: string;
  players: number;
  seat: number;
  points: number;
  place: number;
  bots: string[];
  rounds: CountedRound[];
}

/** A round of a game that counts; `others`: the points of all others together. */
export interface CountedRound {
  points: number;
  others: number;
  order: number;
  role: string;
  counts: Record<string, number>;
}

/**
 * A new table, which the socket then watches. The creator is its host and sits down.
 *
 * `bots`: a level for every other chair; with `start` the game begins at once.
 */
export interface Create {
  type: "create";
  id: number;
  settings: TableSettings;
  bots?: string | null;
  start?: boolean;
}

/** The request was carried out and, for commands, is on disk. All but `id`: what was asked for. */
export interface Done {
  type: "done";
  id: number;
  table: string | null;
  code: string | null;
  record: string | null;
  log: GameEvent[] | null;
  games: FinishedGame[] | null;
  statistics: Statistics | null;
  counted: CountedGame[] | null;
}

/** How many saboteurs and diggers can be among the players: one dwarf is left over, and nobody knows which. */
export interface DwarvesNews {
  /** The least and the most. */
  saboteurs: number[];
  diggers: number[];
}

/**
 * Agree to end the game early, or not: it ends when all people agree whom no bot plays for, here or away.
 *
 * Whoever does not agree any more takes that back; whoever never did says no, and nobody wishes it then.
 */
export interface End {
  do: "end";
  agree: boolean;
}

/** Whoever is to go objects, or the host lets them stay. */
export interface EndRemoval {
  do: "end-removal";
}

/** What my statistics are made from, game by game, the latest first: some of it, after so many games. */
export interface ExportStatistics {
  type: "export-statistics";
  id: number;
  skip?: number;
}

/**
 * All deals of a record follow from the seed that was promised before the game and from what players have added.
 *
 * It is fetched by HTTP, not by the socket.
 */
export interface FairDeals {
  /** How many deals that were. */
  rounds: number;
}

/** What is published of the game that is being played or else is to come, before its first deal (`docs/fair.md`). */
export interface FairNews {
  /** The digest of the seed that decides all its deals; the seed stands in the record of the finished game. */
  commitment: string;
  /** The seats that have added to the shuffle. */
  mixed: number[];
}

/** A card that may be made to fall, and those that would no longer be joined to the start. */
export interface FallNews {
  x: number;
  y: number;
  darkens: [number, number][];
}

/** Host, while gathering: a bot on that chair (None: on every free one). */
export interface Fill {
  do: "fill";
  level: string;
  seat?: number | null;
}

/** A game that is over, with a seat that was mine. */
export interface FinishedGame {
  /** Under which it can be seen again: whoever knows it may do so. None: it ended under an earlier version. */
  id: string | null;
  table: string;
  game: string;
  names: string[];
  /** The level of each seat that a bot had; None for people. */
  bots: (string | null)[];
  you: number;
  /** Of each round that was played to its end, seat by seat. */
  scores: number[][];
  /** Whether it was ended before its last round. */
  early: boolean;
  /** Whether statistics may count it. */
  counts: boolean;
  /** Seconds since it ended. */
  ago: number;
}

/** Delete my statistics: no game that has ended by now will ever count again. The games themselves stay. */
export interface ForgetStatistics {
  type: "forget-statistics";
  id: number;
}

/** Host, at any time: allow free text or forbid it. */
export interface FreeText {
  do: "free-text";
  on: boolean;
}

/** What somebody has done at a game. */
export interface GameStatistics {
  game: string;
  /** By number of players, the fewest first. */
  groups: GroupSums[];
  /** The latest first. */
  latest: PlacedGame[];
}

/** My finished games, the latest first. */
export interface GetGames {
  type: "get-games";
  id: number;
}

/** The events of the round at the table watched, as far as I may look them up. */
export interface GetLog {
  type: "get-log";
  id: number;
}

/** The record of the finished game at the table watched. */
export interface GetRecord {
  type: "get-record";
  id: number;
}

/** My statistics, added up. */
export interface GetStatistics {
  type: "get-statistics";
  id: number;
}

/** A goal; `what` lies there, once everybody may know it. `down`: it still lies face down in the mine. */
export interface GoalNews {
  x: number;
  y: number;
  down: boolean;
  what: GoalName | null;
}

/** All games with so many players. */
export interface GroupSums {
  players: number;
  games: number;
  /** Alone or shared. */
  won: number;
  /** How often one had each place, the first one first. */
  places: number[];
  rounds: RoundSums;
  /** By how many others had acted before in the round. */
  by_order: RoundSums[];
  roles: RoleSums[];
  levels: LevelSums[];
}

/**
 * The first frame. Nothing known: a new person, whose secret comes with `Welcome` and is to be kept.
 *
 * `secret`: who I was. `code`: a one-time code from another device of mine (`NewCode`); `bot`: I am a program.
 * `password`: where the server has one, it is asked of whoever is new.
 */
export interface Hello {
  type: "hello";
  id: number;
  protocol: number;
  name?: string | null;
  secret?: string | null;
  code?: string | null;
  bot?: boolean;
  password?: string | null;
}

/**
 * On one's turn, where hints are allowed: what a master would do. It is told to whoever asks, as news of its own.
 *
 * Everybody sees that one was asked for, and the game does not count in statistics any more.
 */
export interface Hint {
  do: "hint";
  version: number;
}

/** A move in the words of a record, what it is expected to end in (points of the round), and why. */
export interface HintMove {
  move: string;
  /** None: it is the only move. */
  value: number | null;
  /** The standard error of the value. */
  error: number | null;
  why: Sentence | null;
}

/** What a master would do: the best moves, the best one first. It comes to whoever asked, and to nobody else. */
export interface HintNews {
  type: "hint";
  table: string;
  version: number;
  /** Empty: no hint could be found, or it was withdrawn before the decision was made (a pause, no hints any more). */
  moves: HintMove[];
  /** How many other moves there are. */
  more: number;
  /** In how many worlds they were tried. */
  worlds: number;
}

/** A level of bots that cannot play yet. */
export interface InPreparation {
  game: string;
  level: string;
  done: number;
  /** How many of its functions are compiled and how many there are, not all of which it needs; 0 before it begins. */
  of: number;
}

/** Where a hand card may be laid in one of its positions; `card` is the hand card, `tile` how it would lie. */
export interface LayNews {
  card: string;
  tile: string;
  cells: [number, number][];
}

/** The games with at least one bot of that level among the others. */
export interface LevelSums {
  level: string;
  games: number;
  won: number;
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

/** Anybody seated, before a game: a number of one's own that goes into the shuffle of its deals; the last counts. */
export interface Mix {
  do: "mix";
  mix: string;
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
  game: GameName;
  stage: Stage;
  my_turn: boolean;
  /** Of all others with a chair, people and bots. */
  names: string[];
  /** How many of them are bots of the server. */
  bots: number;
  /** The round that is being played or has just ended; 0: the game has not begun. */
  round: number;
  settings: TableSettings;
  /** Seconds since anybody was there; 0: somebody is. */
  idle: number;
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

/** Why there is no `Replay`: the key of a sentence with its arguments, and where in the record, if it is there. */
export interface NotShown {
  reason: string;
  args: Record<string, string | number>;
  rule: string;
  round: number;
  move: number;
}

/** Anybody else seated: nudge the person on turn, once for each decision. */
export interface Nudge {
  do: "nudge";
  version: number;
}

/** What of one colour can be had for a prediction: the middle's seals first, then from others while whites last. */
export interface OfferNews {
  kind: Colour;
  middle: number;
  /** Per seat how many seals of this colour it holds; all zero where nothing may be taken from others. */
  others: number[];
}

export interface OpenTable {
  table: string;
  game: GameName;
  players: number;
  free: number;
  names: string[];
  stage: Stage;
  onlookers: boolean;
}

export interface PartNews {
  name: PartName;
  number: number;
  points: number;
}

/** A finished round of one seat: what it predicted, how many tricks it won, what it handed back and what is due. */
export interface PastNews {
  predicted: Colour[];
  won: number;
  back: Kind[];
  account: AccountNews;
}

/** Anybody seated stops the clocks, bots and deadlines, or lets them go on. */
export interface Pause {
  do: "pause";
  on: boolean;
}

/**
 * Anybody seated: say one of the phrases that everybody reads in their own language.
 *
 * Either one of those for all tables (`PhraseKey`), or one that the game brings along, with what fills its blank.
 */
export interface Phrase {
  do: "phrase";
  phrase: string;
  /** A seat, or one of the words that the phrase allows; None if it has no blank. */
  blank?: number | string | null;
}

/** A game that counts, in short. */
export interface PlacedGame {
  players: number;
  place: number;
  points: number;
  /** Seconds since it ended. */
  ago: number;
}

/** How much gold a round brings, and why so much; to whom is told by `finder`, `picks` and `pickers`. */
export interface PotNews {
  /** How many gold cards are drawn for the diggers; 0 where the treasure was not reached. */
  cards: number;
  /** What decides that: diggers or players, one card each, or the stack, where it holds fewer. */
  by: "" | "diggers" | "players" | "stack";
  /** What each saboteur is due where it was not reached, which depends on how many there are; else 0. */
  due: number;
}

/** What the seat on turn may take. Seals are taken in the order of `offers`. */
export interface PredictionNews {
  offers: OfferNews[];
  whites: number;
  white_needed: boolean;
  saboteur: boolean;
  price: number;
}

/**
 * The levels of bots that are being prepared: tables where one of them is on turn wait for it.
 *
 * Comes after `Welcome` if there are any, and again whenever that changes; the last one is empty.
 */
export interface PreparationNews {
  type: "preparation";
  levels: InPreparation[];
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

/** After the game: the same people and settings at the same table, a new game once all people agree. */
export interface Rematch {
  do: "rematch";
}

/** The host wants that seat's person to go. */
export interface RemovalNews {
  seat: number;
  /** Seconds in which they can object; None: the time stands still, as they are away and the table pauses. */
  goes_in: number | null;
  /** They have objected before, and the host has asked again: now it stands. */
  final: boolean;
}

/** Host: ask that person to go, here or away. After a moment to object they are gone; in a game a bot takes over. */
export interface Remove {
  do: "remove";
  seat: number;
}

export interface Rename {
  type: "rename";
  id: number;
  name: string;
}

/** Host, during a game: another bot for somebody absent, whose grace time has run out. */
export interface Replace {
  do: "replace";
  seat: number;
  level?: string;
}

/** A finished game, or a record from elsewhere, seen again. It is fetched by HTTP, not by the socket. */
export interface Replay<G extends GameName = GameName> {
  /** Of the game; null for a record from elsewhere. */
  id: string | null;
  /** The second of the clock when it ended, if that is known. */
  ended: number | null;
  steps: ReplayStep<G>[];
  /** Whether there is an analysis of it, that can be fetched at once. */
  analysed: boolean;
}

/** A step of a game: after that move of that round (0: the deal; one after the last: the game was ended there). */
export interface ReplayStep<G extends GameName = GameName> {
  round: number;
  move: number;
  /** What the seat was sent then, without what was beside the game. */
  news: TableFrame<G>;
  /** Where all hands are open: for each seat the part of the view that it alone saw; else null. */
  seats: Games[G]['own'][] | null;
}

/** Tell whoever runs the server of somebody at the table watched (a seat), or of something else (None). */
export interface Report {
  type: "report";
  id: number;
  about: number | null;
  text: string;
}

/** Against bots alone: what has my last decision cost? It is told as news (`ReviewNews`). */
export interface Review {
  type: "review";
  id: number;
}

/** What a decision against bots alone has cost, as far as one could know. It comes to whoever asked. */
export interface ReviewNews {
  type: "review";
  table: string;
  /** The version of the table when it was asked for. */
  version: number;
  /** Whether it has cost enough to speak of it; the rest is only worth telling then. */
  matters: boolean;
  played: string;
  best: string;
  cost: number;
  error: number;
  /** Why the best one would have been better. */
  why: Sentence | null;
}

/** The rounds in which one had that role. */
export interface RoleSums {
  role: string;
  rounds: RoundSums;
  /** How often one got so many points: pairs of both, by points. */
  results: number[][];
  /** What else the game counts, by its own names. */
  counts: Record<string, number>;
}

/** A finished round. */
export interface RoundNews {
  reached: boolean;
  roles: RoleName[];
  spare: RoleName;
  /** How many gold cards each seat has picked. */
  picked: number[];
  /** The gold cards that each seat was given as a saboteur. */
  paid: number[][];
  /** All the gold cards that each seat got, once the game is over. */
  gold: number[][] | null;
}

/** Rounds of one person. */
export interface RoundSums {
  points: Spread;
  /**
   * Of each round the own points times the number of the others, minus the points of all others: divided by that
   * number it is how far one was from their mean.
   */
  margin: Spread;
}

/** What only one seat sees; for an onlooker all of it is empty. */
export interface SaboteurOwn {
  role: RoleName | null;
  hand: string[];
  /** What this seat knows to lie at A, B and C. */
  known: (GoalName | null)[];
  /** The gold cards it owns. */
  nuggets: number[];
  /** Those it got in each finished round. */
  gains: number[][];
  /** The gold cards from which it picks now. */
  offer: number[];
  lays: LayNews[];
  breaks: TargetNews[];
  fixes: TargetNews[];
  falls: FallNews[];
  maps: [number, number][];
  /** Whether any hand card may be discarded now. */
  may_pass: boolean;
}

/** What everybody sees alike, onlookers too. */
export interface SaboteurShared {
  /** After a round it is deal (or over), and all the rest shows the round. */
  phase: SaboteurPhase;
  round: number;
  rounds: number;
  first: number;
  turn: number | null;
  tiles: TileNews[];
  goals: GoalNews[];
  /** How many cards each seat holds. */
  counts: number[];
  pile: number;
  discards: number;
  broken: ToolName[][];
  dwarves: DwarvesNews;
  /** What everybody is, once the dwarves have been turned over. */
  roles: RoleName[] | null;
  spare: RoleName | null;
  /** Whether the treasure was reached; None while it is dug for. */
  reached: boolean | null;
  /** Who reached it. */
  finder: number | null;
  /** How many gold cards are left. */
  stack: number;
  /** From how many gold cards is being picked. */
  offered: number;
  /** To whom they go, in order, the seat on turn first. */
  pickers: number[];
  /** Who has picked a gold card after this round, in order. */
  picks: number[];
  /** Why there is that much gold after this round; None while the treasure is dug for. */
  pot: PotNews | null;
  gold_counts: number[];
  /** Everybody's gold, once the game is over. */
  gold: number[][] | null;
  past: RoundNews[];
  winners: number[];
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
  /** For how many decisions of this game a hint was asked for. */
  hints: number;
  /**
   * The person, or the bot on a chair of its own, as this table's talk names them: the same for as long as the table
   * exists, and nowhere else. None: the chair is free.
   */
  who: string | null;
}

/** The key of a sentence with its arguments; `player` and `target` are seats, to be told by their names. */
export interface Sentence {
  key: string;
  args: Record<string, string | number>;
}

/** Host, at any time: the level of all bots that have a chair of their own, from their next move on. */
export interface SetLevel {
  do: "level";
  level: string;
}

/** Host, at any time: how fast bots seem to play, from their next move on. */
export interface SetPace {
  do: "pace";
  pace: Pace;
}

/** Host, while gathering: everybody gets a chair by lot. */
export interface Shuffle {
  do: "shuffle";
}

/** What is drawn for one seat alone; for an onlooker all of it is empty. */
export interface SiegelOwn {
  hand: string[];
  /** The hand cards that may be played now. */
  cards: string[];
  /** The moves to choose from when a seal is to be handed back. */
  hand_backs: string[];
  prediction: PredictionNews | null;
  /** The seat's rounds, once the game is over: they would lengthen every message, and only the end tells of them. */
  past: PastNews[];
}

/** What everybody sees alike, onlookers too. */
export interface SiegelShared {
  /** After a round it is deal (or over), and all the rest shows the round. */
  phase: SiegelPhase;
  round: number;
  rounds: number;
  dealer: number;
  turn: number | null;
  highest: number;
  counts: number[];
  seals: Record<string, number>[];
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

/** Whole numbers added up: their mean and its standard error follow, also those of several spreads together. */
export interface Spread {
  number: number;
  total: number;
  squares: number;
}

/** While gathering: get up. During a game: leave for good; a bot takes over at once. */
export interface Stand {
  do: "stand";
}

/** Host: begin; every chair must be taken. */
export interface Start {
  do: "start";
}

/** What somebody has done: the games that count, up to a limit the latest. */
export interface Statistics {
  games: GameStatistics[];
  /** Some games are not counted yet: ask again. */
  more: boolean;
}

/** Who was suspected when, through the eyes of a seat (null: of an onlooker). */
export interface Suspected {
  eyes: number | null;
  rounds: SuspectedRound[];
}

/** The probability of each seat to have the secret role, before the first move and after each; and who had it. */
export interface SuspectedRound {
  round: number;
  beliefs: number[][];
  pins: SuspicionPin[];
  truth: boolean[];
}

/** A move that changed how much somebody (`seat`) is suspected, by at least 8 percentage points. */
export interface SuspicionPin {
  move: number;
  by: number;
  /** Null where it may hold what these eyes did not see. */
  played: string | null;
  seat: number;
  change: number;
}

/** Everything to draw a table but older events of its log; the newest one replaces all before it. */
export interface TableFrame<G extends GameName = GameName> {
  type: "table";
  table: string;
  /** How many deals, moves and take-backs the table has seen. A move names the version it was made at. */
  version: number;
  settings: TableSettings;
  stage: Stage;
  paused: boolean;
  /** The seat that has paused the game, as far as that is known. */
  paused_by: number | null;
  ended_early: boolean;
  seats: SeatNews[];
  /** Your seat; None: you look on. */
  you: number | null;
  host: boolean;
  onlookers: number;
  /** Of those who look on and have a name, up to thirty. */
  onlooker_names: string[];
  turn: number | null;
  /** Seconds left for the decision, where there is a clock. */
  clock: number | null;
  next_round_in: number | null;
  /** The game's own view (see the game's part of the protocol); None while gathering. */
  view: Games[G]['view'] | null;
  /**
   * The numbers of all events of the round that may be looked up by you now, in order. If you have not got one of
   * them, ask for all (`GetLog`): you have missed something, or what was covered is open again.
   */
  log: number[];
  /**
   * What the last change made happen, as far as you may know it. The same ones come again with whatever else changes
   * at the table.
   */
  events: Games[G]['event'][];
  /** Whether people may talk in their own words here. */
  free_text: boolean;
  /** The last fifty lines. */
  talk: TalkNews[];
  /** Whether you could take back your last decision, or ask for it. */
  can_undo: boolean;
  /** Against bots alone: the key of the sentence why your last decision must stay, if it must. */
  no_undo: string | null;
  /**
   * Whether statistics may count the game: not once you have taken back a decision against bots alone, nor once
   * anybody has asked for a hint.
   */
  counts: boolean;
  undo: UndoNews | null;
  /** Seats that have nudged the person on turn. */
  nudges: number[];
  removal: RemovalNews | null;
  /** Whether hints may be asked for here. */
  hints: boolean;
  /** None where a table of an earlier version is plainly shuffled, and in replays. */
  fair: FairNews | null;
}

/** How a table is set; the host may change it until the game starts. */
export interface TableSettings {
  game: GameName;
  players: number;
  options: Record<string, boolean | number | string>;
  pace: Pace;
  /** Seconds for a decision; None: no clock. */
  clock: number | null;
  /** Seconds after which a bot takes over for somebody who has gone. */
  grace: number;
  public: boolean;
  onlookers: boolean;
  /** Whether people may talk in their own words; None: at private tables only. Phrases are always allowed. */
  free_text: boolean | null;
  /** Whether bots may say something in the game's phrases now and then. */
  bot_talk: boolean;
  /** Whether hints may be asked for; None: in games against bots alone only. */
  hints: boolean | null;
}

/** A person whose chair a bot looks after plays there again. */
export interface TakeChairBack {
  do: "take-back";
}

/** A seal that was taken; `source` None: from the middle. */
export interface TakeNews {
  kind: Colour;
  source: number | null;
}

/** Anybody seated, where free text is on: say something in one's own words. */
export interface Talk {
  do: "talk";
  text: string;
}

/**
 * Something said beside the game: `phrase` is the key of a sentence, else `text` is plain text.
 *
 * A phrase that is not one of those for all tables is the game's.
 */
export interface TalkNews {
  /** Counts everything that was ever said at this table. */
  number: number;
  who: string;
  name: string;
  phrase: string | null;
  text: string;
  /** The seat or the word that fills the blank of the phrase. */
  blank: number | string | null;
}

/** Before whom an action card may be played, and for which tool. */
export interface TargetNews {
  card: string;
  tool: ToolName;
  seats: number[];
}

/** A card that lies open in the mine, as it lies: its open sides, and ``!`` for a dead end. */
export interface TileNews {
  x: number;
  y: number;
  card: string;
  /** Whether it is joined to the start. */
  lit: boolean;
  kind: TileKind;
}

/** A won trick; `cards` from the leader on, None once face down. `seal`: what became of the winner's seals. */
export interface TrickNews {
  leader: number;
  cards: string[] | null;
  winner: number;
  led: Colour;
  by: Colour;
  seal: Sealed | null;
}

/**
 * Ask to take back one's move, the last one of the game, before anybody else has acted. Bots agree.
 *
 * Against bots alone it goes back to one's last decision at once, whatever bots have played since.
 */
export interface Undo {
  do: "undo";
  version: number;
}

/** That seat asks to take back the last move; `waits_for`: who has not agreed yet. */
export interface UndoNews {
  seat: number;
  waits_for: number[];
  lapses_in: number;
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
  /** Where other machines reach this server, if they can: for them, "localhost" is another one. */
  address: string | null;
  /** For each game the levels of bots that may be chosen, from the weakest to the strongest. */
  levels: Record<string, string[]>;
  /** Whose server it is, if they say so. */
  club: string;
  /** What whoever runs the server has to say: "imprint", "privacy"; each is a page of that name. */
  notices: string[];
}

export type AnyCommand =
  | AllowHints
  | AnswerUndo
  | Clear
  | Configure
  | End
  | EndRemoval
  | Fill
  | FreeText
  | Hint
  | Mix
  | Move
  | Nod
  | Nudge
  | Pause
  | Phrase
  | Rematch
  | Remove
  | Replace
  | SetLevel
  | SetPace
  | Shuffle
  | Sit
  | Stand
  | Start
  | TakeChairBack
  | Talk
  | Undo;

export type AnyRequest =
  | Analyse
  | At
  | Create
  | ExportStatistics
  | ForgetStatistics
  | GetGames
  | GetLog
  | GetRecord
  | GetStatistics
  | Hello
  | Lobby
  | NewCode
  | Probe
  | Rename
  | Report
  | Review
  | Watch;

export type AnyAnswer =
  | AnalysisNews
  | Done
  | HintNews
  | LobbyNews
  | PreparationNews
  | Probed
  | Refused
  | ReviewNews
  | TableFrame
  | Welcome;

export type TableEvent =
  | { number: number; name: "taken-back"; args: { counts: boolean; seat: number } }
  | { number: number; name: "taken-over"; args: { seat: number } }
  | { number: number; name: "came-back"; args: { seat: number } };

export interface SiegelNews extends SiegelShared, SiegelOwn {}

export type SiegelEvent =
  | { number: number; name: "dealt"; args: { round: number; seat: number } }
  | { number: number; name: "hand"; args: { cards: string[]; seat: number } }
  | { number: number; name: "saboteur"; args: { seat: number } }
  | { number: number; name: "took"; args: { colour: Colour; seat: number } }
  | { number: number; name: "robbed"; args: { colour: Colour; seat: number; victim: number; white: boolean } }
  | { number: number; name: "predicted"; args: { seals: number[]; seat: number } }
  | { number: number; name: "played"; args: { card: string; seat: number } }
  | { number: number; name: "won"; args: { by: Colour; led: Colour; seat: number } }
  | { number: number; name: "handed-back"; args: { kind: Kind; seat: number } }
  | { number: number; name: "black"; args: { seat: number } }
  | { number: number; name: "forgot"; args: { seat: number } }
  | { number: number; name: "spared"; args: { seat: number } }
  | { number: number; name: "unmoved"; args: { seat: number } }
  | { number: number; name: "round-over"; args: { round: number; scores: number[] } }
  | { number: number; name: "game-over"; args: { winners: number[] } };

/** Null: that depends on the other settings. */
export interface SiegelOptions {
  by_hand: boolean;
  white_before_black: "may" | "must";
  whites_exhausted: "forbid" | "uncompensated";
  saboteur_base: number;
  open_tricks: boolean;
  designer_long: boolean;
  rounds: number | null;
}

export const SIEGEL_USUAL: SiegelOptions = {"by_hand": false, "white_before_black": "must", "whites_exhausted": "forbid", "saboteur_base": 4, "open_tricks": false, "designer_long": false, "rounds": null};

export const SIEGEL_MATERIAL = {"hand": 15, "colour": 2, "white": 4, "black": 3, "saboteur": 4, "seals_r": 5, "seals_y": 3, "seals_g": 3, "seals_b": 3, "seals_v": 3, "seals_w": 4, "seals_k": 6} as const;

export interface SaboteurNews extends SaboteurShared, SaboteurOwn {}

export type SaboteurEvent =
  | { number: number; name: "dealt"; args: { round: number; seat: number } }
  | { number: number; name: "hand"; args: { cards: string[]; role: RoleName; seat: number } }
  | { number: number; name: "laid"; args: { card: string; cell: [number, number]; seat: number } }
  | { number: number; name: "broke"; args: { seat: number; target: number; tool: ToolName } }
  | { number: number; name: "fixed"; args: { card: string; seat: number; target: number; tool: ToolName } }
  | { number: number; name: "fell"; args: { card: string; cell: [number, number]; darkens: [number, number][]; seat: number } }
  | { number: number; name: "looked"; args: { cell: [number, number]; seat: number } }
  | { number: number; name: "saw"; args: { cell: [number, number]; seat: number; what: GoalName } }
  | { number: number; name: "passed"; args: { seat: number } }
  | { number: number; name: "discarded"; args: { card: string; seat: number } }
  | { number: number; name: "turned"; args: { card: string; cell: [number, number]; what: GoalName } }
  | { number: number; name: "drew"; args: { seat: number } }
  | { number: number; name: "drawn"; args: { card: string; seat: number } }
  | { number: number; name: "digging-over"; args: { goals: GoalName[]; reached: boolean; roles: RoleName[]; spare: RoleName } }
  | { number: number; name: "picked"; args: { seat: number } }
  | { number: number; name: "gold"; args: { seat: number; value: number } }
  | { number: number; name: "offer"; args: { number: number; seat: number } }
  | { number: number; name: "offered"; args: { cards: number[]; seat: number } }
  | { number: number; name: "paid"; args: { cards: number[]; seat: number } }
  | { number: number; name: "round-over"; args: { round: number } }
  | { number: number; name: "game-over"; args: { totals: number[]; winners: number[] } };

/** Null: that depends on the other settings. */
export interface SaboteurOptions {
  break_own_tool: boolean;
  gold_cards: "diggers" | "players";
  rounds: number;
}

export const SABOTEUR_USUAL: SaboteurOptions = {"break_own_tool": true, "gold_cards": "diggers", "rounds": 3};

export const SABOTEUR_MATERIAL = {"gold_1": 16, "gold_2": 8, "gold_3": 4, "pay_1": 4, "pay_2": 3, "pay_3": 3, "pay_4": 2, "saboteurs_3": 1, "saboteurs_4": 1, "saboteurs_5": 2, "saboteurs_6": 2, "saboteurs_7": 3, "saboteurs_8": 3, "saboteurs_9": 3, "saboteurs_10": 4, "diggers_3": 3, "diggers_4": 4, "diggers_5": 4, "diggers_6": 5, "diggers_7": 5, "diggers_8": 6, "diggers_9": 7, "diggers_10": 7} as const;

export interface Games {
  siegel: { view: SiegelNews; own: SiegelOwn; event: SiegelEvent | TableEvent };
  saboteur: { view: SaboteurNews; own: SaboteurOwn; event: SaboteurEvent | TableEvent };
}

export type GameName = keyof Games;

export type GameEvent = Games[GameName]['event'];

/** A table as it is drawn: its frame, with the events of the log in place of their numbers. */
export type TableNews<G extends GameName = GameName> = Omit<TableFrame<G>, 'log'> & { log: Games[G]['event'][] };

// K-S1 .. K-T3, K-V1 .. K-X2: the course of a game of Kingdomino, in the plainest words.
import { DOMINOES } from './data.ts';
import type { NaiveGame, NaiveResult } from './game.ts';
import type { Direction } from './grid.ts';
import {
  type NaiveKingdom,
  type NaiveKingdomScore,
  naiveKingdom,
  naiveLay,
  naivePlacements,
  naiveScore,
} from './kingdom.ts';
import { naiveRanking } from './ranking.ts';

interface Settings {
  seats: number;
  size: number;
  lineLength: number;
  lines: number;
  games: number;
  middleKingdom: boolean;
  harmony: boolean;
  dynasty: boolean;
  balancedOpening: boolean;
}

/** A domino of a line and the seat whose king stands on it. */
interface Claim {
  domino: number;
  seat: number | null;
}

export interface NaiveKingdominoState {
  settings: Settings;
  finished: NaiveKingdomScore[][];
  kingdoms: NaiveKingdom[];
  waitingFor: 'kings' | 'line' | 'king' | 'opening pick' | 'place' | 'pick' | 'over';
  /** Version 1 of the record: all kings are drawn in one go, before the first line. */
  kingsFirst: boolean;
  /** Seats whose kings are still in the hand, where nobody sees them. */
  hand: number[];
  /** Seats whose kings are drawn and wait to be put on a domino, the next one first. */
  drawn: number[];
  seen: number[];
  linesDealt: number;
  /** Claimed dominoes still to be placed, in ascending number. */
  older: Claim[];
  /** The line kings move to; empty when there is none. */
  newer: Claim[];
  /** The seat that has just placed and now picks. */
  picking: number;
}

export const naiveKingdomino: NaiveGame<NaiveKingdominoState> = {
  start: options => newGame(settingsOf(options), [], false),
  toAct(state) {
    switch (state.waitingFor) {
      case 'kings':
      case 'king':
      case 'line':
        return 'chance';
      case 'opening pick':
        return state.drawn[0]!;
      case 'place':
        return state.older[0]!.seat!;
      case 'pick':
        return state.picking;
      case 'over':
        return 'over';
    }
  },
  moves(state) {
    if (state.waitingFor === 'place') return placeMoves(state);
    if (state.waitingFor !== 'pick' && state.waitingFor !== 'opening pick') return [];
    return state.newer.filter(claim => claim.seat === null).map(claim => `pick:${claim.domino}`);
  },
  isChance(state, move) {
    if (state.waitingFor === 'kings') return isKings(state.settings, move);
    if (state.waitingFor === 'king') return state.hand.some(seat => move === `king:${seat}`);
    if (state.waitingFor !== 'line') return false;
    if (isLine(state, move)) return true;
    const nothingHappened = state.linesDealt === 0 && state.finished.length === 0 && !state.kingsFirst;
    if (nothingHappened) return isKings(state.settings, move);
    return false;
  },
  play(before, move) {
    const state = structuredClone(before);
    const [kind, rest] = move.split(':') as [string, string];
    switch (kind) {
      case 'kings':
        return playKings(state, rest);
      case 'king':
        return playKing(state, Number(rest));
      case 'line':
        return playLine(state, rest);
      case 'pick':
        return playPick(state, Number(rest));
      case 'place':
        return playPlace(state, rest);
      case 'discard':
        return playDiscard(state);
      default:
        throw new Error(`no such move: ${move}`);
    }
  },
  result: resultOf,
};

function settingsOf(options: Readonly<Record<string, unknown>>): Settings {
  const seats = options.players as number;
  const mighty = options.mightyDuel === true;
  const dynasty = options.dynasty === true;
  const kings = seats === 3 ? 3 : 4;
  return {
    seats,
    size: mighty ? 7 : 5,
    lineLength: options.lineOfFour === true ? 4 : kings,
    lines: seats === 2 && !mighty ? 6 : 12,
    games: dynasty ? 3 : 1,
    middleKingdom: options.middleKingdom === true,
    harmony: options.harmony === true,
    dynasty,
    balancedOpening: seats === 2 && options.balancedOpening === true,
  };
}

function newGame(
  settings: Settings,
  finished: NaiveKingdomScore[][],
  kingsFirst: boolean,
): NaiveKingdominoState {
  const kingdoms: NaiveKingdom[] = [];
  const hand: number[] = [];
  for (let seat = 0; seat < settings.seats; seat++) {
    kingdoms.push(naiveKingdom([]));
    hand.push(seat);
    if (settings.seats === 2) hand.push(seat);
  }
  return {
    settings,
    finished,
    kingdoms,
    waitingFor: kingsFirst ? 'kings' : 'line',
    kingsFirst,
    hand,
    drawn: [],
    seen: [],
    linesDealt: 0,
    older: [],
    newer: [],
    picking: 0,
  };
}

function isKings(settings: Settings, move: string): boolean {
  const orders: Record<number, string[]> = {
    2: ['0,0,1,1', '0,1,0,1', '0,1,1,0', '1,0,0,1', '1,0,1,0', '1,1,0,0'],
    3: ['0,1,2', '0,2,1', '1,0,2', '1,2,0', '2,0,1', '2,1,0'],
  };
  if (settings.balancedOpening) return move === 'kings:0,1,1,0' || move === 'kings:1,0,0,1';
  if (settings.seats < 4) return orders[settings.seats]!.some(order => move === `kings:${order}`);
  return /^kings:[0-3],[0-3],[0-3],[0-3]$/.test(move) && new Set(numbersOf(move.slice(6))).size === 4;
}

function isLine(state: NaiveKingdominoState, move: string): boolean {
  const numbers = numbersOf(move.slice('line:'.length));
  return (
    move === `line:${numbers.join(',')}` &&
    numbers.length === state.settings.lineLength &&
    numbers.every((number, i) => i === 0 || numbers[i - 1]! < number) &&
    numbers.every(number => DOMINOES.some(domino => domino.number === number)) &&
    numbers.every(number => !state.seen.includes(number))
  );
}

function placeMoves(state: NaiveKingdominoState): string[] {
  const { domino, seat } = state.older[0]!;
  const placements = naivePlacements(state.kingdoms[seat!]!, domino, state.settings.size);
  if (placements.length === 0) return [`discard:${domino}`];
  return placements.map(({ x, y, to }) => `place:${domino}@${x},${y},${to}`);
}

function playKings(state: NaiveKingdominoState, text: string): NaiveKingdominoState {
  state.kingsFirst = true;
  state.hand = [];
  state.drawn = numbersOf(text);
  state.waitingFor = 'line';
  return state;
}

/** K-S3: one king is drawn. K-X2: in the balanced opening the first king settles the others: A B B A. */
function playKing(state: NaiveKingdominoState, seat: number): NaiveKingdominoState {
  state.hand.splice(state.hand.indexOf(seat), 1);
  state.drawn.push(seat);
  if (state.settings.balancedOpening) {
    state.hand = [];
    state.drawn = [seat, 1 - seat, 1 - seat, seat];
  }
  state.waitingFor = 'opening pick';
  return state;
}

function playLine(state: NaiveKingdominoState, text: string): NaiveKingdominoState {
  const numbers = numbersOf(text);
  state.newer = numbers.map(domino => ({ domino, seat: null }));
  state.seen.push(...numbers);
  state.linesDealt += 1;
  state.waitingFor = state.linesDealt > 1 ? 'place' : state.kingsFirst ? 'opening pick' : 'king';
  return state;
}

function playPick(state: NaiveKingdominoState, domino: number): NaiveKingdominoState {
  const claim = state.newer.find(candidate => candidate.domino === domino)!;
  if (state.waitingFor === 'opening pick') {
    claim.seat = state.drawn.shift()!;
    if (state.drawn.length > 0) return state;
    state.waitingFor = 'king';
    if (state.hand.length > 0) return state;
  } else {
    claim.seat = state.picking;
    state.waitingFor = 'place';
    if (state.older.length > 0) return state;
  }
  return moveOn(state);
}

/** K-T2, K-T3: all kings stand on the newer line; it becomes the older one. An unclaimed domino leaves (K-X1). */
function moveOn(state: NaiveKingdominoState): NaiveKingdominoState {
  state.older = state.newer.filter(claim => claim.seat !== null);
  state.newer = [];
  state.waitingFor = state.linesDealt < state.settings.lines ? 'line' : 'place';
  return state;
}

function playPlace(state: NaiveKingdominoState, text: string): NaiveKingdominoState {
  const [domino, where] = text.split('@') as [string, string];
  const [x, y, to] = where.split(',') as [string, string, Direction];
  const kingdom = state.kingdoms[state.older[0]!.seat!]!;
  naiveLay(kingdom, { domino: Number(domino), x: Number(x), y: Number(y), to });
  return placed(state);
}

function playDiscard(state: NaiveKingdominoState): NaiveKingdominoState {
  state.kingdoms[state.older[0]!.seat!]!.discards += 1;
  return placed(state);
}

function placed(state: NaiveKingdominoState): NaiveKingdominoState {
  const claim = state.older.shift()!;
  if (state.newer.length > 0) {
    state.picking = claim.seat!;
    state.waitingFor = 'pick';
    return state;
  }
  if (state.older.length > 0) return state;
  if (state.finished.length + 1 < state.settings.games) {
    return newGame(state.settings, [...state.finished, scoresOf(state)], state.kingsFirst);
  }
  state.waitingFor = 'over';
  return state;
}

function scoresOf(state: NaiveKingdominoState): NaiveKingdomScore[] {
  return state.kingdoms.map(kingdom => naiveScore(kingdom, state.settings));
}

function resultOf(state: NaiveKingdominoState): NaiveResult {
  const games = [...state.finished, scoresOf(state)];
  const scores = state.kingdoms.map((_, seat) => sumOf(games.map(game => game[seat]!)));
  const ranking = naiveRanking(scores.map(score => [score.total, score.largestArea, score.crowns]));
  return state.settings.dynasty ? { scores, ranking, games } : { scores, ranking };
}

function sumOf(scores: NaiveKingdomScore[]): NaiveKingdomScore {
  const sum = { areas: 0, middleKingdom: 0, harmony: 0, total: 0, largestArea: 0, crowns: 0 };
  for (const score of scores) {
    sum.areas += score.areas;
    sum.middleKingdom += score.middleKingdom;
    sum.harmony += score.harmony;
    sum.total += score.total;
    sum.largestArea += score.largestArea;
    sum.crowns += score.crowns;
  }
  return sum;
}

function numbersOf(text: string): number[] {
  return text.split(',').map(Number);
}

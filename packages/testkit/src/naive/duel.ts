// D-R1 .. D-R9, D-S3, D-S5, D-S6, D-E1 .. D-E3: the course of a game of Duel, in the plainest words.
import { DUEL } from './data.ts';
import { applyDraw, drawMoves, fillsOfPass } from './duel-draws.ts';
import { allCells, COATS, isFull, mayCast, type NaiveDuelPlayer, newPlayer, scoreOf } from './duel-player.ts';
import type { NaiveGame, NaiveResult } from './game.ts';
import { keyOf } from './grid.ts';
import { naiveRanking } from './ranking.ts';

interface LightningChoice {
  seat: number;
  spell: 'banner' | 'dignitary';
}

export interface NaiveDuelState {
  /** The table's choice of the first player A, or null when it is drawn. */
  firstSeat: number | null;
  step: 'first' | 'roll' | 'A takes' | 'B takes' | 'A draws' | 'B draws' | 'lightning' | 'over';
  /** The seat that is player A this round. */
  a: number;
  players: NaiveDuelPlayer[];
  /** The face each die shows. */
  faces: number[];
  /** By seat: the dice taken this round. */
  dice: number[][];
  /** By seat: the coats that will fill a box at the end of this round. */
  fills: string[][];
  /** By seat: drew this round. */
  drew: boolean[];
  choices: LightningChoice[];
}

export const naiveDuel: NaiveGame<NaiveDuelState> = {
  start: options => ({
    firstSeat: (options.firstSeat as number | null | undefined) ?? null,
    step: 'first',
    a: 0,
    players: [newPlayer(), newPlayer()],
    faces: [],
    dice: [[], []],
    fills: [[], []],
    drew: [false, false],
    choices: [],
  }),
  toAct(state) {
    switch (state.step) {
      case 'first':
      case 'roll':
        return 'chance';
      case 'A takes':
      case 'A draws':
        return state.a;
      case 'B takes':
      case 'B draws':
        return 1 - state.a;
      case 'lightning':
        return state.choices[0]!.seat;
      case 'over':
        return 'over';
    }
  },
  moves: movesOf,
  isChance(state, move) {
    if (state.step === 'roll') return /^roll:[0-5],[0-5],[0-5],[0-5]$/.test(move);
    if (state.step !== 'first') return false;
    return [0, 1].some(seat => move === `first:${seat}` && (state.firstSeat ?? seat) === seat);
  },
  play(before, move) {
    const state = structuredClone(before);
    const [kind, rest] = move.split(':') as [string, string | undefined];
    switch (kind) {
      case 'first':
        return playFirst(state, Number(rest));
      case 'roll':
        return playRoll(state, numbersOf(rest!));
      case 'take':
        return playTake(state, numbersOf(rest!));
      case 'both':
        return playBoth(state, numbersOf(rest!));
      case 'draw':
      case 'pass':
        return playDraw(state, move);
      case 'banner':
      case 'dignitary':
        return playLightning(state, rest!);
      default:
        throw new Error(`no such move: ${move}`);
    }
  },
  result(state): NaiveResult {
    const scores = state.players.map(scoreOf);
    return { scores, ranking: naiveRanking(scores.map(score => [score.total, score.largestDomain])) };
  },
};

function movesOf(state: NaiveDuelState): string[] {
  switch (state.step) {
    case 'first':
    case 'roll':
    case 'over':
      return [];
    case 'A takes':
      return takesOfA(state);
    case 'B takes':
      return pairsOf(freeDice(state)).map(pair => `take:${pair}`);
    case 'A draws':
      return drawMoves(state.players[state.a]!, state.dice[state.a]!, state.faces);
    case 'B draws':
      return drawMoves(state.players[1 - state.a]!, state.dice[1 - state.a]!, state.faces);
    case 'lightning':
      return lightningMoves(state);
  }
}

function takesOfA(state: NaiveDuelState): string[] {
  const single = freeDice(state).map(die => `take:${die}`);
  if (!mayCast(state.players[state.a]!, 'both')) return single;
  return [...single, ...pairsOf(freeDice(state)).map(pair => `both:${pair}`)];
}

function freeDice(state: NaiveDuelState): number[] {
  return [0, 1, 2, 3].filter(die => !state.dice.flat().includes(die));
}

/** "low,high" for every two of these dice. */
function pairsOf(dice: number[]): string[] {
  return dice.flatMap(low => dice.filter(high => low < high).map(high => `${low},${high}`));
}

function lightningMoves(state: NaiveDuelState): string[] {
  const { seat, spell } = state.choices[0]!;
  if (spell === 'banner') return COATS.map(coat => `banner:${coat}`);
  const covered = allCells().filter(cell => state.players[seat]!.map.has(keyOf(cell)));
  return covered.map(cell => `dignitary:${keyOf(cell)}`);
}

function playFirst(state: NaiveDuelState, seat: number): NaiveDuelState {
  state.a = seat;
  state.step = 'roll';
  return state;
}

function playRoll(state: NaiveDuelState, faces: number[]): NaiveDuelState {
  state.faces = faces;
  state.dice = [[], []];
  state.fills = [[], []];
  state.drew = [false, false];
  state.step = 'A takes';
  return state;
}

/** D-R3: A's one die, or B's two after which A gets the last. */
function playTake(state: NaiveDuelState, dice: number[]): NaiveDuelState {
  if (state.step === 'A takes') {
    state.dice[state.a]!.push(...dice);
    state.step = 'B takes';
    return state;
  }
  state.dice[1 - state.a]!.push(...dice);
  state.dice[state.a]!.push(...freeDice(state));
  state.step = 'A draws';
  return state;
}

/** D-S3 */
function playBoth(state: NaiveDuelState, dice: number[]): NaiveDuelState {
  state.players[state.a]!.used.push('both');
  state.dice[state.a]!.push(...dice);
  state.dice[1 - state.a]!.push(...freeDice(state));
  state.step = 'A draws';
  return state;
}

function playDraw(state: NaiveDuelState, move: string): NaiveDuelState {
  const seat = state.step === 'A draws' ? state.a : 1 - state.a;
  const player = state.players[seat]!;
  state.drew[seat] = !move.startsWith('pass');
  state.fills[seat] = state.drew[seat]
    ? applyDraw(player, move, state.faces)
    : fillsOfPass(player, move, state.dice[seat]!, state.faces);
  if (state.step === 'A draws') {
    state.step = 'B draws';
    return state;
  }
  fillBoxes(state, state.a);
  fillBoxes(state, 1 - state.a);
  return afterBoxes(state);
}

/** D-R7, D-R8: an owned spell's line is complete for its owner and struck out for the opponent. */
function fillBoxes(state: NaiveDuelState, seat: number): void {
  const player = state.players[seat]!;
  for (const coat of state.fills[seat]!) {
    const line = DUEL.spellbook.find(candidate => candidate.coat === coat)!;
    if (state.players.some(anyone => anyone.owns.includes(line.spell))) continue;
    player.boxes[coat] = player.boxes[coat]! + 1;
    if (player.boxes[coat] === line.boxes) player.owns.push(line.spell);
  }
}

/** Lightning still to be decided, A's before B's and banner before dignitary; then the next round or the end. */
function afterBoxes(state: NaiveDuelState): NaiveDuelState {
  state.choices = [];
  for (const seat of [state.a, 1 - state.a]) {
    const player = state.players[seat]!;
    if (mayCast(player, 'banner')) state.choices.push({ seat, spell: 'banner' });
    if (!mayCast(player, 'dignitary')) continue;
    if (player.map.size > 0) state.choices.push({ seat, spell: 'dignitary' });
    else player.used.push('dignitary');
  }
  if (state.choices.length > 0) {
    state.step = 'lightning';
    return state;
  }
  return endRound(state);
}

function playLightning(state: NaiveDuelState, rest: string): NaiveDuelState {
  const { seat, spell } = state.choices.shift()!;
  const player = state.players[seat]!;
  player.used.push(spell);
  if (spell === 'banner') player.banner = rest;
  else player.map.get(rest)!.crosses += 1;
  return state.choices.length > 0 ? state : endRound(state);
}

function endRound(state: NaiveDuelState): NaiveDuelState {
  const neitherDrew = !state.drew.includes(true);
  if (neitherDrew || state.players.some(isFull)) {
    state.step = 'over';
    return state;
  }
  state.a = 1 - state.a;
  state.step = 'roll';
  return state;
}

function numbersOf(text: string): number[] {
  return text.split(',').map(Number);
}

/**
 * What must not compile. `npm run check:types` reads this file: a line below `@ts-expect-error` that compiles after all is
 * an error.
 */

import {
  type AnyGame,
  GAMES,
  type GameId,
  type GameOf,
  gameById,
  type MoveOf,
  type StateOf,
} from './games.ts';
import { type Outcome, type Points, readMove } from './kernel/game.ts';
import type { Refusal } from './kernel/result.ts';
import type { KingdomScore } from './kingdomino/scoring.ts';
import { actionOf, moveOf } from './numbering.ts';
import { formatPosition, positionToJson, type ReadPosition } from './position.ts';
import { type Fault, type GameRecord, writeRecord } from './record.ts';

declare const ours: StateOf<'kingdomino'>;
declare const theirs: StateOf<'duel'>;
declare const any: AnyGame;
declare const points: KingdomScore;

export function states(): void {
  // @ts-expect-error a state is no text
  any.play('not a state', { kind: 'pick', domino: 1 });
  // @ts-expect-error nor just any object
  any.toAct({});
  // @ts-expect-error nor nothing
  any.toAct(undefined);
  // @ts-expect-error nor one of the other game
  GAMES.kingdomino.toAct(theirs);
  // @ts-expect-error by its name either
  gameById('duel').countMoves(ours);
  // @ts-expect-error a position is written by its own game
  formatPosition(GAMES.duel, ours);
  // @ts-expect-error and a record
  writeRecord(GAMES.kingdomino, theirs, []);
}

export function moves(): void {
  // @ts-expect-error there is no such kind of move
  any.format({ kind: 'nonsense' });
  // @ts-expect-error a move is no text
  any.check(ours, 'pick:17');
  // @ts-expect-error a domino is a number
  GAMES.kingdomino.play(ours, { kind: 'pick', domino: '17' });
  // @ts-expect-error a move of the other game
  GAMES.kingdomino.play(ours, { kind: 'take', dice: [0] });
  // @ts-expect-error there is no such direction
  GAMES.kingdomino.format({ kind: 'place', domino: 17, placement: { x: 1, y: 0, to: 'X' } });
  // @ts-expect-error there is no such coat
  GAMES.duel.format({ kind: 'banner', coat: 'lion' });
  // @ts-expect-error numbers are for moves of their own game
  actionOf(GAMES.duel, theirs, { kind: 'pick', domino: 17 });
}

export function options(): void {
  // @ts-expect-error nobody plays with five
  GAMES.kingdomino.writeOptions({ ...ours.options, players: 5 });
  GAMES.kingdomino.start({ players: 3, harmony: true });
  GAMES.duel.start({ players: 2 });
  // @ts-expect-error how many play must be said
  GAMES.kingdomino.start({ harmony: true });
  // @ts-expect-error there is no such variant
  GAMES.kingdomino.start({ players: 2, harmonie: true });
  // @ts-expect-error Duel has no variants
  GAMES.duel.start({ players: 2, harmony: true });
  // @ts-expect-error there is no such game
  gameById('chess');
}

export function scores(): void {
  // @ts-expect-error crosses are counted in Duel
  void points.crosses;
  // @ts-expect-error no part has any name one likes
  void points.bonus;
  // @ts-expect-error a sum is a number
  const wrong: Points = { total: '30' };
  // @ts-expect-error maps are not counted as kingdoms are
  const outcome: Outcome<KingdomScore> = GAMES.duel.outcome(theirs);
  void [wrong, outcome];
}

export function refusals(fault: Fault): void {
  const checked = GAMES.kingdomino.check(ours, { kind: 'pick', domino: 17 });
  // @ts-expect-error misspelt
  if (!checked.ok && checked.error.code === 'no-mach') return;
  // @ts-expect-error a code of the other game
  if (!checked.ok && checked.error.code === 'die-gone') return;
  const read = readMove(GAMES.duel, theirs, 'take:0');
  // @ts-expect-error the same for texts
  if (!read.ok && read.error.code === 'must-place') return;
  // @ts-expect-error options are refused as options
  if (!GAMES.duel.readOptions({}).ok && fault.code === 'bad-option') return;
  // @ts-expect-error a refusal of other codes
  const other: Refusal<'no-match'> = fault;
  void other;
}

/** In code for either game, a state and a move belong to the same one. */
export function either<G extends GameId>(game: GameOf<G>, state: StateOf<G>, move: MoveOf<G>): void {
  // @ts-expect-error of Kingdomino, whatever the game is
  game.toAct(ours);
  // @ts-expect-error of Duel, whatever the game is
  game.play(state, { kind: 'take', dice: [0] });
  // @ts-expect-error nor the other way round
  GAMES.kingdomino.play(ours, move);
}

/** And what must compile: types find their way by the id alone. */
export function found(raw: ReadPosition<'kingdomino'>): number[] {
  const { held } = GAMES.kingdomino.play(ours, { kind: 'pick', domino: 17 });
  const json = positionToJson(GAMES.duel, theirs);
  const move = moveOf(raw.game, raw.state, 0);
  const laid = move.ok && move.value.kind === 'place' ? move.value.placement.x : 0;
  const { crosses } = gameById('duel').outcome(theirs).scores[0]!;
  return [held, json.maps.length, laid, crosses];
}

/** A record has the members that docs/record.md names, and a slip of the pen is no member. */
export function recordMembers(record: GameRecord): unknown[] {
  // @ts-expect-error
  return [record.players, record.reslt];
}

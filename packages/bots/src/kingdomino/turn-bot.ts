/**
 * A turn of Kingdomino is two moves, placing and picking, that belong together. Players here decide whole turns; as bots
 * they answer with the first move and, asked again, decide the second with the domino laid.
 */
import type { AnyGame } from '@kingdomino/rules';
import { type Move, type Position, placesOf } from '@kingdomino/rules/kingdomino';
import type { Bot, Candidate, Choice, Thought } from '../bot.ts';
import { DISCARD } from './greedy.ts';

export interface Turn {
  readonly place: number;
  readonly slot: number;
}

export interface ValuedTurn extends Turn {
  readonly value: number;
  readonly scores?: readonly number[];
  readonly winChance?: number;
}

/** What a player thinks of its turns. */
export interface Opinion {
  /** Best first, at least one; more than one only from players that can compare. */
  readonly turns: readonly ValuedTurn[];
  /** Only from players that simulate. */
  readonly simulations?: number;
}

export type TurnPlayer = (position: Position, thought: Thought) => Opinion;

/** `prepare` fetches what the player needs for such a game. */
export function turnBot(
  spec: string,
  player: TurnPlayer,
  prepare?: (position: Position) => Promise<void>,
): Bot {
  return {
    spec,
    ...(prepare && { prepare: (_game, state) => prepare(state as Position) }),
    choose: (game, state, _seat, thought) => chooseMove(game, state as Position, player, thought),
  };
}

function chooseMove(game: AnyGame, position: Position, player: TurnPlayer, thought: Thought): Choice {
  if (game.countMoves(position) === 1) return { move: game.format(game.moveAt(position, 0)) };
  const { turns, simulations } = player(position, thought);
  return {
    move: game.format(moveOf(position, turns[0]!)),
    ...(turns.length > 1 && { candidates: candidates(game, position, turns) }),
    ...(simulations !== undefined && { simulations }),
  };
}

/** The moves behind the turns, each with the best turn it begins. */
function candidates(game: AnyGame, position: Position, turns: readonly ValuedTurn[]): Candidate[] {
  const byMove = new Map<string, Candidate>();
  for (const turn of turns) {
    const move = game.format(moveOf(position, turn));
    if (byMove.has(move)) continue;
    const { value, scores, winChance } = turn;
    byMove.set(move, {
      move,
      value,
      ...(scores && { scores }),
      ...(winChance !== undefined && { winChance }),
    });
  }
  return [...byMove.values()];
}

function moveOf(position: Position, { place, slot }: Turn): Move {
  if (position.phase === 'pick') return { kind: 'pick', domino: position.newerDominoes[slot]! };
  const { held: domino, kingdom } = position;
  return place === DISCARD
    ? { kind: 'discard', domino }
    : { kind: 'place', domino, placement: kingdom.placement(place) };
}

/** Slots of the newer line that can still be picked. */
export function freeSlots(position: Position): number[] {
  const slots = Array.from({ length: position.hasNewer ? position.setup.lineLength : 0 }, (_, slot) => slot);
  return slots.filter(slot => position.newerOwners[slot] === -1);
}

/** Every place for the domino to be laid now; none if it must be discarded or if it is time to pick. */
export function legalPlaces(position: Position): number[] {
  if (position.phase !== 'place') return [];
  const places = placesOf(position);
  return Array.from({ length: position.kingdom.findPlaces(position.held, places) }, (_, index) =>
    places.at(index),
  );
}

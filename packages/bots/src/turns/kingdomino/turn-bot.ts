/**
 * A turn of Kingdomino is two moves, placing and picking, that belong together. Players here decide whole turns; as bots
 * they think about the pick again once the domino is laid.
 */
import { kingdomino, type Move, type Position } from '@kingdomino/rules/kingdomino';
import type { Bot, Candidate, Thought } from '../../bot.ts';
import { chooseTurn, type DecidedMove } from '../whole-turn.ts';
import { DISCARD, type Turn, type ValuedTurn } from './turn.ts';

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
): Bot<'kingdomino'> {
  const rules = {
    decide: (position: Position, thought: Thought) => decideMove(position, player, thought),
    goOn: laying(),
  };
  return {
    spec,
    ...(prepare && { prepare: (_game, state) => prepare(state) }),
    choose: (game, state, seat, thought) => chooseTurn(game, state, seat, thought, rules),
  };
}

/** The position with the domino laid, where there is something to pick. One serves all turns of a game. */
function laying(): (position: Position, move: Move) => Position | undefined {
  let after: Position | undefined;
  return (position, move) => {
    if (position.phase !== 'place' || !position.hasNewer) return undefined;
    if (after?.options === position.options) after.copyFrom(position);
    else after = position.copy();
    if (move.kind === 'place') after.place(after.kingdom.placeNumber(move.placement));
    else after.discard();
    return after;
  };
}

function decideMove(position: Position, player: TurnPlayer, thought: Thought): DecidedMove<Move> {
  if (kingdomino.countMoves(position) === 1) return { move: kingdomino.moveAt(position, 0) };
  const { turns, simulations } = player(position, thought);
  return {
    move: moveOf(position, turns[0]!),
    ...(turns.length > 1 && { candidates: candidates(position, turns) }),
    ...(simulations !== undefined && { simulations }),
  };
}

/** The moves behind the turns, each with the best turn it begins. */
function candidates(position: Position, turns: readonly ValuedTurn[]): Candidate<Move>[] {
  const byMove = new Map<string, Candidate<Move>>();
  for (const turn of turns) {
    const move = moveOf(position, turn);
    const text = kingdomino.format(move);
    if (byMove.has(text)) continue;
    const { value, scores, winChance } = turn;
    byMove.set(text, {
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

/** Players that count points, perhaps with noise. */
import { duel, type Move, type Position } from '@kingdomino/rules/duel';
import type { Bot, Candidate, Thought } from '../../bot.ts';
import { winChance } from '../../evaluation/duel/win-chance.ts';
import { normal } from '../../evaluation/normal.ts';
import { chooseTurn, type DecidedMove } from '../../turns/whole-turn.ts';
import { type EvaluatedMove, PointsEvaluator } from './points-evaluator.ts';

export interface Character {
  /** Draws of a sort to look at more closely. */
  readonly width: number;
  /** The standard deviation, in points, of the noise on each move. */
  readonly valueNoise: number;
  /** How much it minds what the other player gets: 1 is as much as its own. */
  readonly opponentWeight: number;
}

/** What a character decides by points alone. */
export function pointsDecision({ width, valueNoise, opponentWeight }: Character) {
  return (state: Position, { random }: Thought): DecidedMove<Move> => {
    const evaluated = pointsEvaluator()
      .evaluate(state, width)
      .map(each => ({
        ...each,
        value: each.own - opponentWeight * each.other + valueNoise * normal(random) + TIE * random.unit(),
      }));
    evaluated.sort((one, other) => other.value - one.value);
    return decisionOf(state, evaluated);
  };
}

let shared: PointsEvaluator | undefined;

/** Made when first needed, and only once. */
function pointsEvaluator(): PointsEvaluator {
  shared ??= new PointsEvaluator();
  return shared;
}

/** A turn goes on as long as the same seat acts: a draw, then the choices that lightning leaves to it. */
export function duelBot(
  spec: string,
  decide: (position: Position, thought: Thought) => DecidedMove<Move>,
  prepare?: () => Promise<void>,
): Bot<'duel'> {
  const rules = { decide, goOn: (before: Position, move: Move) => duel.play(before, move) };
  return {
    spec,
    ...(prepare && { prepare }),
    choose: (game, state, seat, thought) => chooseTurn(game, state, seat, thought, rules),
  };
}

/** Less than any difference that matters: decides between equal moves. */
const TIE = 1e-6;
const MOST_CANDIDATES = 10;

/** The first of them, and the first few as candidates, with their chances to win where these are not told. */
export function decisionOf(
  position: Position,
  evaluated: readonly (EvaluatedMove & { value: number; win?: number })[],
): DecidedMove<Move> {
  const candidates = evaluated
    .slice(0, MOST_CANDIDATES)
    .map(({ move, own, other, value, win }): Candidate<Move> => {
      const scores = position.seat === 0 ? [own, other] : [other, own];
      return { move, value, scores, winChance: win ?? winChance(own - other, position) };
    });
  return { move: evaluated[0]!.move, candidates };
}

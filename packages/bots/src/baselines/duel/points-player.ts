/** Bots that judge their moves and take the best, or what looks best to somebody who sees less clearly. */
import { duel, type Move, type Position } from '@kingdomino/rules/duel';
import type { Bot, Candidate, Thought } from '../../bot.ts';
import { winChance } from '../../evaluation/duel/win-chance.ts';
import { normal } from '../../evaluation/normal.ts';
import { chooseTurn, type DecidedMove } from '../../turns/whole-turn.ts';
import { Judge, type Judged } from './points-evaluator.ts';

export interface Character {
  /** Draws of a sort to look at more closely. */
  readonly width: number;
  /** By how many points it misjudges a move, as a rule. */
  readonly blur: number;
  /** How much it minds what the other player gets: 1 is as much as its own. */
  readonly envy: number;
}

/** What a character decides by points alone. */
export function pointsDecision({ width, blur, envy }: Character) {
  return (state: Position, { random }: Thought): DecidedMove<Move> => {
    const judged = pointCounter()
      .judge(state, width)
      .map(each => ({
        ...each,
        value: each.own - envy * each.other + blur * normal(random) + TIE * random.unit(),
      }));
    judged.sort((one, other) => other.value - one.value);
    return decisionOf(state, judged);
  };
}

let counter: Judge | undefined;

/** Made when first needed, and only once. */
function pointCounter(): Judge {
  counter ??= new Judge();
  return counter;
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
  judged: readonly (Judged & { value: number; win?: number })[],
): DecidedMove<Move> {
  const candidates = judged
    .slice(0, MOST_CANDIDATES)
    .map(({ move, own, other, value, win }): Candidate<Move> => {
      const scores = position.seat === 0 ? [own, other] : [other, own];
      return { move, value, scores, winChance: win ?? winChance(own - other, position) };
    });
  return { move: judged[0]!.move, candidates };
}

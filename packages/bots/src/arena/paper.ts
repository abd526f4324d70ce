/**
 * Scores and wins as in Gedda, Lagerkvist, Butler, "Monte Carlo Methods for the Game Kingdomino" (2018), whose bonuses
 * differ from the rules on unfinished kingdoms, and where only a strictly highest score wins.
 */
import type { Outcome } from '@kingdomino/rules';
import type { Kingdom, KingdomScore, Position, SWITCHES } from '@kingdomino/rules/kingdomino';

const MOST_DISTANT = 2;
const FULL_KINGDOM = 24;

/** What the paper's games are played with. */
export const PAPER_OPTIONS = { players: 4, middleKingdom: true, harmony: true } as const satisfies Partial<
  Record<keyof typeof SWITCHES, boolean>
> & { players: number };

/**
 * Points and places as the paper counts them.
 *
 * @param position a game of Kingdomino that is over
 * @example
 * const { ranking } = paperOutcome(position);
 */
export function paperOutcome(position: Position): Outcome<KingdomScore> {
  const scores = position.scores().map((score, seat) => paperScore(score, position.kingdoms[seat]!));
  const totals = [...new Set(scores.map(({ total }) => total))].sort((one, other) => other - one);
  const seats = scores.map((_, seat) => seat);
  return { scores, ranking: totals.map(total => seats.filter(seat => scores[seat]!.total === total)) };
}

function paperScore(score: KingdomScore, kingdom: Kingdom): KingdomScore {
  const squares = kingdom.squares();
  const isNear = squares.every(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) <= MOST_DISTANT);
  const middleKingdom = isNear ? 10 : 0;
  const harmony = squares.length === FULL_KINGDOM ? 5 : 0;
  return { ...score, middleKingdom, harmony, total: score.areas + middleKingdom + harmony };
}

/** In which rounds a net of Kingdomino is trained. */
import type { KingdomSize } from '@kingdomino/rules/kingdomino';
import type { TrainingPlan } from '../../training/rounds.ts';
import type { KingdominoSelfPlay } from './share.ts';

export interface KingdominoTraining {
  readonly size: KingdomSize;
  readonly games: number;
  /** How far the outcome of a game counts against the net's own expectations, from 1 to 0. */
  readonly trust: number;
  /** How fast it learns at first. */
  readonly rate?: number | undefined;
  /** It knows nothing yet, and so learns from greedy games at first: its own would be no better than random. */
  readonly isNew: boolean;
}

const GAMES_OF_A_ROUND = 1000;
const GREEDY_ROUNDS = 0.06;
const GREEDY_SHARE = 0.25;
const FIRST_RATE = 1e-3;
const RESUME_RATE = 5e-4;
const LAST_RATE = 2e-5;

export function kingdominoPlan(training: KingdominoTraining): TrainingPlan<KingdominoSelfPlay> {
  const { size, games, trust, isNew } = training;
  const { rate = isNew ? FIRST_RATE : RESUME_RATE } = training;
  const count = Math.ceil(games / GAMES_OF_A_ROUND);
  return {
    batch: 64,
    memory: 3,
    rounds: Array.from({ length: count }, (_, round) => {
      const isGreedy = isNew && round < Math.max(1, GREEDY_ROUNDS * count);
      return {
        games: Math.min(GAMES_OF_A_ROUND, games - round * GAMES_OF_A_ROUND),
        selfPlay: isGreedy
          ? { size, greedyShare: 1, trust: 'outcome alone' }
          : { size, greedyShare: GREEDY_SHARE, trust },
        passes: 1,
        rate: rate * (LAST_RATE / rate) ** (round / Math.max(1, count - 1)),
      };
    }),
  };
}

/**
 * How every net here is trained: a round of self-play with the net as it is, then some passes over what the last rounds
 * brought. The result depends on the plan and its seed alone, not on who plays the shares of a round, or how many at once.
 */
import type { Random } from '@kingdomino/rules';
import type { Net } from '../net/net.ts';
import { joinSamples, type SampleData } from './samples.ts';
import { Trainer } from './trainer.ts';

export interface TrainingRound<SelfPlay> {
  readonly games: number;
  /** How the games of this round are played: different for each game. */
  readonly selfPlay: SelfPlay;
  /** How often the samples are gone through. */
  readonly passes: number;
  /** How fast the net learns. */
  readonly rate: number;
}

export interface TrainingPlan<SelfPlay> {
  /** Samples in a step of the optimiser. */
  readonly batch: number;
  /** How many rounds of self-play are remembered. */
  readonly memory: number;
  readonly rounds: readonly TrainingRound<SelfPlay>[];
}

/** A part of a round's games, as plain data, so that several threads can play at once. */
export interface Share<SelfPlay> {
  readonly weights: Float32Array;
  readonly selfPlay: SelfPlay;
  readonly games: number;
  readonly seed: number;
}

/** What the games of a share brought. */
export interface PlayedShare {
  readonly samples: SampleData;
  /** Points of all seats of all games, and how many seats that is. */
  readonly points: number;
  readonly seats: number;
}

/** What a round came to. */
export interface RoundReport {
  readonly round: number;
  readonly meanPoints: number;
  readonly samples: number;
  /** By pass: the root mean squared error in points. */
  readonly errors: readonly number[];
}

export interface TrainingParts<SelfPlay> {
  /** Its weights are changed in place. */
  readonly net: Net;
  /** Tables from features to what they become when a position is turned or mirrored. */
  readonly symmetries: readonly Uint16Array[];
  readonly random: Random;
  /** Answers in the order of the shares. */
  readonly play: (shares: readonly Share<SelfPlay>[]) => Promise<readonly PlayedShare[]>;
  readonly onRound: (report: RoundReport) => void;
}

const GAMES_OF_A_SHARE = 100;

export async function trainInRounds<SelfPlay>(
  { batch, memory, rounds }: TrainingPlan<SelfPlay>,
  { net, symmetries, random, play, onRound }: TrainingParts<SelfPlay>,
): Promise<void> {
  const trainer = new Trainer(net, symmetries);
  let kept: SampleData[] = [];
  for (const [round, { games, selfPlay, passes, rate }] of rounds.entries()) {
    const played = await play(sharesOf(games, round, { weights: net.weights, selfPlay }));
    kept = [...kept, joinSamples(played.map(({ samples }) => samples))].slice(-memory);
    const samples = joinSamples(kept);
    const errors = Array.from({ length: passes }, () => trainer.fit(samples, { rate, batch }, random));
    const sum = (of: 'points' | 'seats') => played.reduce((total, each) => total + each[of], 0);
    onRound({
      round,
      meanPoints: Number((sum('points') / sum('seats')).toFixed(2)),
      samples: samples.targets.length,
      errors: errors.map(error => Number(error.toFixed(3))),
    });
  }
}

function sharesOf<SelfPlay>(
  games: number,
  round: number,
  common: Pick<Share<SelfPlay>, 'weights' | 'selfPlay'>,
): Share<SelfPlay>[] {
  return Array.from({ length: Math.ceil(games / GAMES_OF_A_SHARE) }, (_, index) => ({
    ...common,
    games: Math.min(GAMES_OF_A_SHARE, games - index * GAMES_OF_A_SHARE),
    seed: 1_000_003 * (round + 1) + index,
  }));
}

/** A share of the self-play, as plain data, so that several threads can work at once. */
import { Random } from '@kingdomino/rules';
import { openNet } from '../../net/fast-net.ts';
import { FEATURES } from '../features.ts';
import { type SampleData, Samples } from './samples.ts';
import { type SelfPlay, SelfPlayer } from './self-play.ts';

export interface Lesson {
  readonly weights: Float32Array;
  readonly settings: SelfPlay;
  readonly games: number;
  readonly seed: number;
}

export interface Homework {
  readonly samples: SampleData;
  /** Points of all seats of all games. */
  readonly points: number;
}

/** More than two seats have positions in the longest game. */
const SAMPLES_PER_GAME = 80;

export function doLesson({ weights, settings, games, seed }: Lesson): Homework {
  const player = new SelfPlayer(openNet(FEATURES, weights), settings, new Random(seed));
  const samples = new Samples(games * SAMPLES_PER_GAME);
  let points = 0;
  for (let game = 0; game < games; game++) {
    player.play(samples);
    for (const { total } of player.position.scores()) points += total;
  }
  return { samples: samples.data(), points };
}

/** A share of the self-play of Duel. */
import { Random } from '@kingdomino/rules';
import { openNet } from '../../net/fast-net.ts';
import type { PlayedShare, Share } from '../../training/rounds.ts';
import { Samples } from '../../training/samples.ts';
import { FEATURES } from '../features.ts';
import { type DuelSelfPlay, SelfPlayer } from './self-play.ts';

export function playShare({ weights, selfPlay, games, seed }: Share<DuelSelfPlay>): PlayedShare {
  const player = new SelfPlayer(openNet(FEATURES, weights), selfPlay, new Random(seed));
  const samples = new Samples();
  let points = 0;
  for (let game = 0; game < games; game++) {
    player.play(samples);
    for (const { total } of player.position.scores()) points += total;
  }
  return { samples: samples.data(), points, seats: 2 * games };
}

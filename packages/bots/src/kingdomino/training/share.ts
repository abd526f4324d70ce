/** A share of the self-play of Kingdomino: a mixture of all the ways to play on kingdoms of one size. */
import { Random } from '@kingdomino/rules';
import type { KingdomSize, Options } from '@kingdomino/rules/kingdomino';
import { openNet } from '../../net/fast-net.ts';
import type { PlayedShare, Share } from '../../training/rounds.ts';
import { Samples } from '../../training/samples.ts';
import { Features } from '../features.ts';
import { Valuer } from '../valuer.ts';
import { SelfPlayer, type Style } from './self-play.ts';

export interface KingdominoSelfPlay {
  readonly size: KingdomSize;
  /** How many of the seats play full greedy instead of with the net. */
  readonly greedyShare: number;
  /** How far the outcome of a game counts against the net's own expectations: see `SelfPlayer`. */
  readonly trust: number | 'outcome alone';
}

export function playShare({ weights, selfPlay, games, seed }: Share<KingdominoSelfPlay>): PlayedShare {
  const { size, greedyShare, trust } = selfPlay;
  const player = new SelfPlayer(new Valuer(size, openNet(new Features(size).blocks.count, weights)));
  const random = new Random(seed);
  const samples = new Samples();
  let points = 0;
  let seats = 0;
  for (let game = 0; game < games; game++) {
    const options = drawOptions(size, random);
    const styles = Array.from(
      { length: options.players },
      (): Style => (random.unit() < greedyShare ? 'greedy' : 'net'),
    );
    const scores = player.play(options, styles, trust, random, (list, target) => {
      samples.add(list, list.length);
      samples.end(target);
    });
    for (const score of scores) points += score;
    seats += scores.length;
  }
  return { samples: samples.data(), points, seats };
}

function drawOptions(size: KingdomSize, random: Random): Options {
  const kind = random.unit();
  const bonus = random.unit();
  return {
    players: size === 7 || kind < 0.3 ? 2 : kind < 0.5 ? 3 : 4,
    mightyDuel: size === 7,
    middleKingdom: bonus < 0.7,
    harmony: bonus < 0.6 || bonus > 0.9,
    dynasty: false,
    lineOfFour: false,
    balancedOpening: false,
  };
}

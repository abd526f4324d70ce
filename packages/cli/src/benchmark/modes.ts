/** The modes that are measured, each with a way to play one random game in it as fast as the rules allow. */
import { type GameId, Random } from '@kingdomino/rules';
import { Playout as DuelPlayout } from '@kingdomino/rules/duel';
import { Playout, readOptions } from '@kingdomino/rules/kingdomino';
import type { Contestant } from './measure.ts';

export interface BenchMode {
  readonly name: string;
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
  /** Games per CPU-second to reach on one core, where there is such a bar. */
  readonly target: number | undefined;
}

export const BENCH_MODES: readonly BenchMode[] = [
  { name: 'kingdomino-2', game: 'kingdomino', options: { players: 2 }, target: 200_000 },
  { name: 'kingdomino-3', game: 'kingdomino', options: { players: 3 }, target: undefined },
  { name: 'kingdomino-4', game: 'kingdomino', options: { players: 4 }, target: 100_000 },
  { name: 'mighty-duel', game: 'kingdomino', options: { players: 2, mightyDuel: true }, target: 40_000 },
  { name: 'duel', game: 'duel', options: { players: 2 }, target: 40_000 },
];

export const WARM_UP = 20_000;
/** Games that are looked at the clock between; enough that looking costs nothing. */
const BATCH = 32;

export function rulesContestant({ game, options }: BenchMode): Contestant {
  return {
    warmUp: WARM_UP,
    batch: BATCH,
    prepare: game === 'duel' ? prepareDuel() : prepareKingdomino(options),
  };
}

function prepareKingdomino(raw: Readonly<Record<string, unknown>>): Contestant['prepare'] {
  const options = readOptions(raw);
  if (!options.ok) throw new Error(options.error.text);
  const playout = new Playout(options.value);
  const { kingdoms } = playout.position;
  return seed => {
    const random = new Random(seed);
    return () => {
      playout.playRandomly(random);
      let points = 0;
      for (let seat = 0; seat < kingdoms.length; seat++) points += kingdoms[seat]!.board.points;
      return points / kingdoms.length;
    };
  };
}

function prepareDuel(): Contestant['prepare'] {
  const playout = new DuelPlayout({ players: 2 });
  return seed => {
    const random = new Random(seed);
    return () => {
      playout.playRandomly(random);
      const [one, other] = playout.position.scores();
      return (one!.total + other!.total) / 2;
    };
  };
}

/** The modes that are measured, each with a way to play one game in it as fast as the rules, or the bots, allow. */
import { GreedyPlayout } from '@kingdomino/bots';
import { type GameId, Random } from '@kingdomino/rules';
import { Playout as DuelPlayout } from '@kingdomino/rules/duel';
import { type Options, Playout, Position, readOptions } from '@kingdomino/rules/kingdomino';
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
  { name: 'mighty-duel', game: 'kingdomino', options: { players: 2, mightyDuel: true }, target: 75_000 },
  { name: 'duel', game: 'duel', options: { players: 2 }, target: 45_000 },
];

/** Playouts of the bots: everybody plays fully greedily. */
export const GREEDY_MODE: BenchMode = {
  name: 'full-greedy-4',
  game: 'kingdomino',
  options: { players: 4, middleKingdom: true, harmony: true },
  target: 850,
};

export const WARM_UP = 20_000;
const GREEDY_WARM_UP = 300;
/** Games that are looked at the clock between; enough that looking costs nothing. */
const BATCH = 32;

export function rulesContestant({ game, options }: BenchMode): Contestant {
  return {
    warmUp: WARM_UP,
    batch: BATCH,
    prepare: game === 'duel' ? prepareDuel() : prepareKingdomino(options),
  };
}

export function greedyContestant({ options: raw }: BenchMode): Contestant {
  const options = validOptions(raw);
  const start = new Position(options);
  const position = start.copy();
  const playout = new GreedyPlayout(start, 'fg');
  const prepare = (seed: number) => {
    const random = new Random(seed);
    return () => {
      position.copyFrom(start);
      const deck = position.unseen();
      random.shuffle(deck);
      playout.finish(position, deck, 0, random);
      return position.scores().reduce((sum, { total }) => sum + total, 0) / options.players;
    };
  };
  return { warmUp: GREEDY_WARM_UP, batch: BATCH, prepare };
}

function validOptions(raw: BenchMode['options']): Options {
  const options = readOptions(raw);
  if (!options.ok) throw new Error(options.error.text);
  return options.value;
}

function prepareKingdomino(raw: BenchMode['options']): Contestant['prepare'] {
  const playout = new Playout(validOptions(raw));
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

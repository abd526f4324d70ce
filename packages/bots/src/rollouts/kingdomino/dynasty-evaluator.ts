/** Rollouts of a Dynasty (K-V1): this game is played to its end, the games to come are drawn from a store of simulated ones. */
import { kingdomino, type Move, type Position } from '@kingdomino/rules/kingdomino';
import { pointsBefore } from '../../evaluation/kingdomino/game-utility.ts';
import type { CandidateTurn, RolloutEvaluator, RolloutResult } from '../rollout-evaluator.ts';

/** Of the deals of the games to come: the same in every thread, whatever it looked at first. */
export const STORE_SEED = 0x0d15ea5e;
/** More games than this are simulated again whenever they are asked for. */
const MOST_STORED = 20_000;

/** By options: whole games, simulated when they are first asked for. Each has an array of points by seat. */
const stores = new Map<string, StoredGames>();

export class DynastyEvaluator implements RolloutEvaluator<'kingdomino'> {
  readonly actor: RolloutEvaluator['actor'];
  readonly seats: number;
  readonly isExact = false;
  readonly enoughDeals: number;
  readonly #game: RolloutEvaluator<'kingdomino'>;
  /** Points of the games that are over, by seat. */
  readonly #before: readonly number[];
  readonly #gamesToCome: number;
  readonly #store: StoredGames | undefined;
  readonly #result: { points: Float64Array; wins: Float64Array };

  /** `open` opens rollouts of the start of a game, to be simulated to its end. */
  constructor(
    game: RolloutEvaluator<'kingdomino'>,
    position: Position,
    open: (start: Position) => RolloutEvaluator<'kingdomino'>,
  ) {
    this.#game = game;
    this.actor = game.actor;
    this.seats = game.seats;
    this.#before = pointsBefore(position);
    this.#gamesToCome = position.setup.games - position.finished.length - 1;
    this.enoughDeals = this.#gamesToCome > 0 ? Number.POSITIVE_INFINITY : game.enoughDeals;
    this.#store = this.#gamesToCome > 0 ? storeFor(position, open) : undefined;
    this.#result = { points: new Float64Array(this.seats), wins: new Float64Array(this.seats) };
  }

  get turns(): readonly CandidateTurn<Move>[] {
    return this.#game.turns;
  }

  find(moves: readonly Move[]): number {
    return this.#game.find(moves);
  }

  simulate(turn: number, deal: number): RolloutResult {
    const { points, wins } = this.#result;
    const game = this.#game.simulate(turn, deal);
    for (let seat = 0; seat < this.seats; seat++) points[seat] = this.#before[seat]! + game.points[seat]!;
    for (let next = 0; next < this.#gamesToCome; next++) {
      const stored = this.#store!.pointsOf(deal * this.#gamesToCome + next);
      for (let seat = 0; seat < this.seats; seat++) points[seat]! += stored[seat]!;
    }
    // who has most in all wins; what would decide a tie is not known beforehand
    const most = points.reduce((one, other) => Math.max(one, other));
    const first = points.reduce((count, each) => count + Number(each === most), 0);
    for (let seat = 0; seat < this.seats; seat++) wins[seat] = points[seat] === most ? 1 / first : 0;
    return this.#result;
  }
}

/**
 * Whole games by number. Every deal of an evaluation has games of its own, so that its results are independent and their spread
 * is their error; and the same ones for all turns, so that turns are compared on equal terms.
 */
class StoredGames {
  readonly #evaluator: RolloutEvaluator<'kingdomino'>;
  readonly #games: (readonly number[])[] = [];

  constructor(evaluator: RolloutEvaluator<'kingdomino'>) {
    this.#evaluator = evaluator;
  }

  /** The points of a game, by seat. */
  pointsOf(game: number): readonly number[] {
    const known = this.#games[game];
    if (known) return known;
    const points = Array.from(this.#evaluator.simulate(0, game).points);
    // no seat is better than another before a game: whatever the simulation may prefer goes round
    const rotated = points.map((_, seat) => points[(seat + game) % points.length]!);
    if (game < MOST_STORED) this.#games[game] = rotated;
    return rotated;
  }
}

function storeFor(
  { options }: Position,
  open: (start: Position) => RolloutEvaluator<'kingdomino'>,
): StoredGames {
  const key = JSON.stringify(options);
  const store = stores.get(key) ?? new StoredGames(open(kingdomino.start(options)));
  stores.set(key, store);
  return store;
}

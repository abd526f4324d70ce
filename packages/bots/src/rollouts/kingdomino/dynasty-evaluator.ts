/** Rollouts of a Dynasty (K-V1): this game is played to its end, the games to come are drawn from a store of simulated ones. */
import { kingdomino, type Move, type Position } from '@kingdomino/rules/kingdomino';
import { pointsBefore } from '../../evaluation/kingdomino/game-utility.ts';
import type { CandidateTurn, RolloutEvaluator, RolloutResult } from '../rollout-evaluator.ts';

/** How many whole games are simulated for the store, and of which deals: the same in every thread, whatever it looked at first. */
const STORED_GAMES = 48;
export const STORE_SEED = 1;

const stores = new Map<string, readonly (readonly number[])[]>();

export class DynastyEvaluator implements RolloutEvaluator<'kingdomino'> {
  readonly actor: RolloutEvaluator['actor'];
  readonly seats: number;
  readonly isExact = false;
  readonly enoughDeals: number;
  readonly #game: RolloutEvaluator<'kingdomino'>;
  /** Points of the games that are over, by seat. */
  readonly #before: readonly number[];
  readonly #gamesToCome: number;
  readonly #store: readonly (readonly number[])[];
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
    this.#store = this.#gamesToCome > 0 ? storeFor(position, open) : [];
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
      const stored = this.#store[(deal * this.#gamesToCome + next) % STORED_GAMES]!;
      for (let seat = 0; seat < this.seats; seat++) points[seat]! += stored[seat]!;
    }
    // who has most in all wins; what would decide a tie is not known beforehand
    const most = points.reduce((one, other) => Math.max(one, other));
    const first = points.reduce((count, each) => count + Number(each === most), 0);
    for (let seat = 0; seat < this.seats; seat++) wins[seat] = points[seat] === most ? 1 / first : 0;
    return this.#result;
  }
}

function storeFor(
  { options }: Position,
  open: (start: Position) => RolloutEvaluator<'kingdomino'>,
): readonly (readonly number[])[] {
  const key = JSON.stringify(options);
  const known = stores.get(key);
  if (known) return known;
  const evaluator = open(kingdomino.start(options));
  const store = Array.from({ length: STORED_GAMES }, (_, deal) =>
    Array.from(evaluator.simulate(0, STORE_SEED + deal).points),
  );
  stores.set(key, store);
  return store;
}

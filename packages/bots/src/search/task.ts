/** What another thread needs to know of a search in order to simulate for it, as plain data. */
import type { GameId } from '@kingdomino/rules';

interface TaskOf<G extends GameId> {
  readonly game: G;
  /** As text. */
  readonly position: string;
  /** Of the deals: with it, equal numbers are equal deals in all threads. */
  readonly seed: number;
}

/** A search of Kingdomino. */
export interface TableTask extends TaskOf<'kingdomino'> {
  /** By seat: how likely it is to play as the net would; who does not plays greedily. */
  readonly likeness: readonly number[];
  /** Turns played in a simulation before the net is asked. */
  readonly depth: number;
}

/** A search of Duel. */
export interface DuelTask extends TaskOf<'duel'> {
  /** The moves that are compared, by their numbers in the kernel. */
  readonly moves: readonly number[];
  /** Draws to look at: for the moves themselves, and after the next rolls. */
  readonly width: number;
  readonly deepWidth: number;
  /** Rounds until the net is asked. */
  readonly depth: number;
}

/** A search of either game. */
export type SharedTask = TableTask | DuelTask;

/** A search as a thread holds it that simulates for it. */
export interface Simulations {
  /** How many numbers are added up for a turn; the first of them counts the simulations. */
  readonly columns: number;
  /** Plays a turn on with a deal and adds what came of it to the numbers of that turn. */
  simulate(turn: number, deal: number, sums: Float64Array): void;
}

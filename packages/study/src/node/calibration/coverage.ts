/** How often the value of a long analysis lies within the error that short ones state: of honest errors 68 % and 95 %. */
import { loadRollouts, openRollouts, type RolloutEvaluator } from '@kingdomino/bots/rollouts';
import { dealerFromText } from '@kingdomino/rules';
import { kingdomino, type Position } from '@kingdomino/rules/kingdomino';
import { Evaluation } from '../../evaluation/evaluation.ts';
import type { Estimate } from '../../evaluation/samples.ts';

export interface CoverageCase {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Moves that are played before, by the net and a dealer; then on to where chance acts, so that no turn has been chosen. */
  readonly moves: number;
}

export const COVERAGE_CASES: readonly CoverageCase[] = [
  { name: 'two seats, before the first game', options: { players: 2, dynasty: true }, moves: 0 },
  { name: 'two seats, in the first game', options: { players: 2, dynasty: true }, moves: 30 },
  { name: 'two seats, in the second game', options: { players: 2, dynasty: true }, moves: 80 },
  { name: 'three seats, before the first game', options: { players: 3, dynasty: true }, moves: 0 },
];

export interface Coverage {
  readonly evaluations: number;
  /** How many have the long run's value within one, and within two stated errors. */
  readonly withinOne: number;
  readonly withinTwo: number;
}

export interface SeatCoverage {
  /** What the long run says. */
  readonly chance: number;
  readonly points: Coverage;
  readonly win: Coverage;
}

/** An evaluation goes on in blocks, so that it may see some deals more than asked for. */
const BEYOND = 8;

/** Of the first seat. Each evaluation has deals of its own; the reference has all of them. */
export async function measureCoverage(
  each: CoverageCase,
  evaluations: number,
  deals: number,
): Promise<SeatCoverage> {
  const position = await positionOf(each);
  const rollouts = openRollouts(kingdomino, position, 1);
  const values = Array.from({ length: evaluations }, (_, index) =>
    firstSeatOf(rollouts, index * (deals + BEYOND), deals),
  );
  const columnOf = (column: 'points' | 'win') => coverageOf(values.map(value => value[column]));
  const chance = values.reduce((sum, { win }) => sum + win.mean, 0) / evaluations;
  return { chance, points: columnOf('points'), win: columnOf('win') };
}

function firstSeatOf(rollouts: RolloutEvaluator<'kingdomino'>, from: number, deals: number) {
  const evaluation = new Evaluation<'kingdomino'>({
    actor: rollouts.actor,
    seats: rollouts.seats,
    isExact: rollouts.isExact,
    enoughDeals: Number.POSITIVE_INFINITY,
    turns: rollouts.turns,
    find: moves => rollouts.find(moves),
    simulate: (turn, deal) => rollouts.simulate(turn, from + deal),
  });
  evaluation.step(deals);
  return evaluation.value().seats[0]!;
}

/** Means of equally many deals: their mean is that of all deals. */
export function coverageOf(estimates: readonly Estimate[]): Coverage {
  const reference = estimates.reduce((sum, { mean }) => sum + mean, 0) / estimates.length;
  const within = (errors: number) =>
    estimates.filter(({ mean, error }) => Math.abs(mean - reference) <= errors * error).length;
  return { evaluations: estimates.length, withinOne: within(1), withinTwo: within(2) };
}

async function positionOf({ options: raw, moves }: CoverageCase): Promise<Position> {
  const options = kingdomino.readOptions(raw);
  if (!options.ok) throw new Error(options.error.text);
  const position = kingdomino.start(options.value);
  await loadRollouts(kingdomino, position);
  const dealer = dealerFromText('coverage');
  for (let played = 0; played < moves || kingdomino.toAct(position) !== 'chance'; ) {
    const turn =
      kingdomino.toAct(position) === 'chance'
        ? [dealer.next(kingdomino, position)]
        : openRollouts(kingdomino, position, 1).turns[0]!.moves;
    for (const move of turn) kingdomino.advance(position, move);
    played += turn.length;
  }
  return position;
}

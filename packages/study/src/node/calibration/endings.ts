/** Positions with the last line dealt: what the evaluator says against every move of everybody tried out. */

import { think } from '@kingdomino/bots';
import { utilityOf } from '@kingdomino/bots/rollouts';
import { listMoves } from '@kingdomino/rules';
import { kingdomino, type Position } from '@kingdomino/rules/kingdomino';
import { analyse } from '../../evaluation/analysis.ts';
import { type Mode, selfPlay } from './self-played.ts';

export interface EndingResult {
  /** The best turn was found: none is worth more, by trying all. */
  readonly isFound: boolean;
  readonly isFoundByBot: boolean;
  /** Of the seats' final points. */
  readonly errors: readonly number[];
  readonly isSolved: boolean;
}

interface Value {
  readonly points: readonly number[];
  readonly wins: readonly number[];
}

/** More positions than this are not tried out. */
const MOST_POSITIONS = 3_000_000;

class TooMany extends Error {}

/** Some positions of a game's last rounds, where trying everything is possible. */
export async function measureEndings(mode: Mode, seed: string): Promise<EndingResult[]> {
  const looks: { state: Position; moves: number }[] = [];
  const record = await selfPlay(mode, seed, ({ state, at }) => {
    if ('kingdoms' in state && state.dealt === state.setup.lines)
      looks.push({ state: state.copy(), moves: at });
  });
  const results: EndingResult[] = [];
  for (const { state, moves } of looks) {
    if (turnsOf(state).length < 2) continue;
    const tried = tryAll(state);
    if (!tried) continue;
    const choice = await think({
      game: 'kingdomino',
      options: mode.options,
      moves: record.moves.slice(0, moves),
      spec: 'grandmaster:400',
      seed: 1,
    });
    if (!choice.ok) throw new Error(choice.error.text);
    results.push(compare(state, tried, [choice.value.move, ...(choice.value.rest ?? [])].join(' ')));
  }
  return results;
}

function compare(state: Position, tried: ReadonlyMap<string, Value>, botTurn: string): EndingResult {
  const evaluation = analyse(kingdomino, state, 1);
  evaluation.step(2000);
  const { turns, seats, isExact } = evaluation.value();
  const most = Math.max(...[...tried.values()].map(value => utilityOf(value, state.seat)));
  const isBest = (text: string) => utilityOf(tried.get(text)!, state.seat) > most - 1e-9;
  const best = turns[0]!.moves.map(move => kingdomino.format(move)).join(' ');
  const found = tried.get(best)!;
  return {
    isFound: isBest(best),
    isFoundByBot: isBest(botTurn),
    errors: seats.map(({ points }, seat) => Math.abs(points.mean - found.points[seat]!)),
    isSolved: isExact,
  };
}

function turnsOf(state: Position): string[] {
  return listMoves(kingdomino, state).flatMap(first => {
    if (state.phase !== 'place' || !state.hasNewer) return [kingdomino.format(first)];
    const next = kingdomino.play(state, first);
    return listMoves(kingdomino, next).map(
      second => `${kingdomino.format(first)} ${kingdomino.format(second)}`,
    );
  });
}

/** Every turn with what it comes to, each seat taking what is best for itself; nothing where there are too many. */
function tryAll(state: Position): ReadonlyMap<string, Value> | undefined {
  const count = { left: MOST_POSITIONS };
  try {
    return new Map(
      turnsOf(state).map(text => {
        const after = state.copy();
        for (const move of text.split(' ')) {
          const parsed = kingdomino.parse(move);
          if (parsed.ok) kingdomino.advance(after, parsed.value);
        }
        return [text, bestOf(after, count)];
      }),
    );
  } catch (problem) {
    if (problem instanceof TooMany) return undefined;
    throw problem;
  }
}

function bestOf(state: Position, count: { left: number }): Value {
  if (count.left-- <= 0) throw new TooMany();
  const actor = kingdomino.toAct(state);
  if (typeof actor !== 'number') {
    const { scores, ranking } = kingdomino.outcome(state);
    const [first] = ranking;
    return {
      points: scores.map(({ total }) => total),
      wins: scores.map((_, seat) => (first!.includes(seat) ? 1 / first!.length : 0)),
    };
  }
  let best: Value | undefined;
  for (const move of listMoves(kingdomino, state)) {
    const value = bestOf(kingdomino.play(state, move), count);
    if (!best || utilityOf(value, actor) > utilityOf(best, actor)) best = value;
  }
  return best!;
}

/** Three minutes of puzzles, from easy to hard: what comes next, what is left, and the best on this device. */
import type { GameId } from '@kingdomino/rules';
import type { Puzzle } from '@kingdomino/study';
import { fieldsOf, StoredValue } from '../app/storage/stored-value.ts';

export const RUN_TIME = 180_000;

/** The first one is easy; each that is solved makes the next one harder. */
const FIRST_RATING = 700;
const STEP = 70;
/** So many of the nearest are as good as the nearest. */
const NEAREST = 5;

interface Wish {
  readonly solved: number;
  /** Of this run. */
  readonly seen: readonly string[];
  readonly random: () => number;
}

/** None comes twice; undefined when all have come. */
export function nextInRun(puzzles: readonly Puzzle[], { solved, seen, random }: Wish): Puzzle | undefined {
  const wanted = FIRST_RATING + STEP * solved;
  const far = ({ rating }: Puzzle) => Math.abs(rating - wanted);
  const near = puzzles
    .filter(({ id }) => !seen.includes(id))
    .sort((one, other) => far(one) - far(other))
    .slice(0, NEAREST);
  return near[Math.floor(random() * near.length)];
}

type Best = Readonly<Record<GameId, number>>;

const bestRuns = new StoredValue<Best>('puzzle-run', [readBest], { kingdomino: 0, duel: 0 });

function readBest(raw: unknown): Best {
  const { kingdomino, duel } = fieldsOf(raw);
  return { kingdomino: countOf(kingdomino), duel: countOf(duel) };
}

function countOf(raw: unknown): number {
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw > 0 ? raw : 0;
}

export function bestRun(game: GameId): number {
  return bestRuns.read()[game];
}

/** Whether it is more than ever before; then it is kept. */
export function keepRun(game: GameId, solved: number): boolean {
  const best = bestRuns.read();
  if (solved <= best[game]) return false;
  bestRuns.write({ ...best, [game]: solved });
  return true;
}

/** "2:05" of milliseconds; what has begun counts. */
export function timeLeftText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

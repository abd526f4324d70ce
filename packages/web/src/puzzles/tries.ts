/**
 * What was tried at each puzzle on this device. Each lies under its own id, so that a first try counts once, in whichever tab;
 * the solver's rating follows from them and is kept nowhere.
 */
import { GAME_IDS, type GameId } from '@kingdomino/rules';
import { signal } from '@preact/signals';
import { keys, onOtherTab, remove } from '../app/storage/storage.ts';
import { fieldsOf, StoredValue } from '../app/storage/stored-value.ts';
import { ratingAfter, type SolverRating } from './solver-rating.ts';

/** What became of a try; `shown`: the solution was asked for. */
export const TRIES = ['right', 'nearly', 'wrong', 'shown'] as const;
export type Try = (typeof TRIES)[number];

export interface Attempt {
  readonly id: string;
  readonly game: GameId;
  /** Of the puzzle, when it was tried. */
  readonly rating: number;
  /** When it was tried first. */
  readonly at: number;
  /** Up to the solution, found or shown. */
  readonly tries: readonly Try[];
}

const FOLDER = 'puzzle.';
const MOST_TRIES = 20;

const changes = signal(0);
onOtherTab(key => {
  if (key === undefined || key.startsWith(FOLDER)) changes.value++;
});

function slot(id: string): StoredValue<Attempt | undefined> {
  return new StoredValue<Attempt | undefined>(FOLDER + id, [raw => readAttempt(id, raw)], undefined);
}

function readAttempt(id: string, raw: unknown): Attempt | undefined {
  const { game, rating, at, tries } = fieldsOf(raw);
  const known = GAME_IDS.find(each => each === game);
  if (!known || typeof rating !== 'number' || typeof at !== 'number' || !isTries(tries)) return undefined;
  return { id, game: known, rating, at, tries };
}

function isTries(raw: unknown): raw is readonly Try[] {
  return (
    Array.isArray(raw) &&
    raw.length > 0 &&
    raw.length <= MOST_TRIES &&
    raw.every(each => (TRIES as readonly unknown[]).includes(each))
  );
}

export function isDone({ tries }: Attempt): boolean {
  return tries.includes('right') || tries.includes('shown');
}

export function isSolved({ tries }: Attempt): boolean {
  return tries.at(-1) === 'right';
}

/** Adds a try, unless it is done already or has very many. */
export function keepTry(attempt: Omit<Attempt, 'tries'>, made: Try): void {
  const kept = slot(attempt.id).read();
  if (kept && (isDone(kept) || kept.tries.length >= MOST_TRIES)) return;
  const { game, rating, at, tries } = kept ?? { ...attempt, tries: [] };
  slot(attempt.id).write({ id: attempt.id, game, rating, at, tries: [...tries, made] });
  changes.value++;
}

/** Whoever draws it is drawn again when it changes. */
export function attemptAt(id: string): Attempt | undefined {
  void changes.value;
  return slot(id).read();
}

/** Newest first. What is damaged is left out. */
export function allAttempts(): readonly Attempt[] {
  void changes.value;
  return keys(FOLDER)
    .map(key => slot(key.slice(FOLDER.length)).read())
    .filter(attempt => attempt !== undefined)
    .sort((one, other) => other.at - one.at);
}

/** Only first tries count. */
export function solverRating(game: GameId): SolverRating {
  const mine = allAttempts().filter(attempt => attempt.game === game);
  return ratingAfter(
    mine.reverse().map(({ rating, tries: [first] }) => ({ rating, isRight: first === 'right' })),
  );
}

export function forgetTries(): void {
  for (const key of keys(FOLDER)) remove(key);
  changes.value++;
}

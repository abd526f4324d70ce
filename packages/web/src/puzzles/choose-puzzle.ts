/** Which puzzle comes next: of the day for everybody, or near one's own rating. */
import type { GameId } from '@kingdomino/rules';
import type { Puzzle } from '@kingdomino/study';
import { fieldsOf, StoredValue } from '../app/storage/stored-value.ts';
import { dayNumber } from './days.ts';
import { THEMES, THEMES_OF, type Theme, themesOf } from './themes.ts';

export const MODES = ['any', '2', '3', '4', 'mighty'] as const;
export const DIFFICULTIES = ['mine', 'easy', 'medium', 'hard'] as const;

/** What somebody wants to practise. */
export interface Filter {
  readonly game: GameId;
  /** Of Kingdomino: how many seats, or the Mighty Duel. */
  readonly mode: (typeof MODES)[number];
  readonly difficulty: (typeof DIFFICULTIES)[number];
  readonly theme: Theme | 'any';
}

const FIRST: Filter = { game: 'kingdomino', mode: 'any', difficulty: 'mine', theme: 'any' };
export const keptFilter = new StoredValue<Filter>('puzzle-filter', [readFilter], FIRST);

function readFilter(raw: unknown): Filter {
  const { game, mode, difficulty, theme } = fieldsOf(raw);
  return {
    game: game === 'duel' ? 'duel' : 'kingdomino',
    mode: MODES.find(each => each === mode) ?? FIRST.mode,
    difficulty: DIFFICULTIES.find(each => each === difficulty) ?? FIRST.difficulty,
    theme: THEMES.find(each => each === theme) ?? FIRST.theme,
  };
}

/** From this rating on a puzzle is not easy, or hard. */
const MEDIUM = 1000;
const HARD = 1500;
/** What only masters find is nothing for everybody. */
const HARDEST_OF_DAY = 1800;
/** So many of the nearest are as good as the nearest. */
const NEAREST = 6;

export function difficultyOf({ rating }: Pick<Puzzle, 'rating'>): Exclude<Filter['difficulty'], 'mine'> {
  if (rating < MEDIUM) return 'easy';
  return rating < HARD ? 'medium' : 'hard';
}

/** Seats, or `mighty`; as a position begins with them. */
export function modeOf({ position }: Pick<Puzzle, 'position'>): Exclude<Filter['mode'], 'any'> {
  const [, players, switches] = /^\w+\/\d+ ?([234]?)([^;]*)/.exec(position)!;
  if (switches!.includes('mightyDuel')) return 'mighty';
  return players === '3' || players === '4' ? players : '2';
}

export function isWanted(puzzle: Puzzle, { game, mode, difficulty, theme }: Filter): boolean {
  const fits = game === 'duel' || mode === 'any' || modeOf(puzzle) === mode;
  // a theme that the other game has is none here
  const isAbout =
    !THEMES_OF[game].some(each => each === theme) || themesOf(puzzle).some(each => each === theme);
  return fits && isAbout && (difficulty === 'mine' || difficultyOf(puzzle) === difficulty);
}

/**
 * By the date alone. All puzzles have their day before one comes again, each time in another order. More puzzles in a later
 * release are another order; what was solved is kept by day, not by puzzle.
 */
export function puzzleOfDay(puzzles: readonly Puzzle[], day: string): Puzzle | undefined {
  const fit = puzzles.filter(({ rating }) => rating <= HARDEST_OF_DAY);
  const some = fit.length > 0 ? fit : puzzles;
  if (some.length === 0) return undefined;
  const number = dayNumber(day);
  const cycle = Math.floor(number / some.length);
  const keyed = some.map(puzzle => ({ puzzle, key: scatter(`${cycle} ${puzzle.id}`) }));
  keyed.sort((one, other) => one.key - other.key || (one.puzzle.id < other.puzzle.id ? -1 : 1));
  return keyed[number - cycle * some.length]!.puzzle;
}

interface Wish {
  readonly filter: Filter;
  /** Of the solver. */
  readonly rating: number;
  /** Tried before, newest first; and what is kept for something else. */
  readonly tried: readonly string[];
  readonly random: () => number;
}

/** None twice until all are tried; then the one tried longest ago. Undefined where none fits the filter. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  { filter, rating, tried, random }: Wish,
): Puzzle | undefined {
  const wanted = puzzles.filter(puzzle => isWanted(puzzle, filter));
  const fresh = wanted.filter(({ id }) => !tried.includes(id));
  if (fresh.length === 0)
    return wanted.sort((one, other) => tried.indexOf(other.id) - tried.indexOf(one.id))[0];
  const far = (puzzle: Puzzle) => Math.abs(puzzle.rating - rating);
  // of what was filtered by its difficulty, any one
  const near =
    filter.difficulty === 'mine'
      ? fresh.sort((one, other) => far(one) - far(other)).slice(0, NEAREST)
      : fresh;
  return near[Math.floor(random() * near.length)];
}

/** A number that looks like chance, the same everywhere (FNV-1a, its bits mixed once more). */
function scatter(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

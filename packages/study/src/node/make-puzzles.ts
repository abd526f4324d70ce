/**
 * Finds puzzles, and goes on where it was left.
 *
 *   npm run make-puzzles -- kingdomino|duel [how many more games, 10] [threads, 1]
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { GameId } from '@kingdomino/rules';
import { openPuzzle, PUZZLES_FORMAT, type Puzzle, type PuzzleFile } from '../puzzles/puzzle.ts';
import { symmetryKey } from '../puzzles/symmetry.ts';
import { isMissed, type Solved } from './puzzles/rating.ts';
import { modeOf } from './puzzles/search-game.ts';
import { searchGames } from './puzzles/search-threads.ts';

/** What was done so far: kept beside the puzzles, so that nothing is looked at twice. */
interface Progress {
  games: number;
  positions: number;
  rejected: Record<string, number>;
  /** By puzzle. */
  solved: Record<string, Solved>;
}

/** The hardest of a game; more of them would look alike. */
const MOST_OF_A_GAME = 3;

const [id = '', countText = '10', jobsText = '1', ...more] = process.argv.slice(2);
const [count, jobs] = [Number(countText), Number(jobsText)];
const isSome = (number: number) => Number.isInteger(number) && number >= 1;
if ((id !== 'kingdomino' && id !== 'duel') || !isSome(count) || !isSome(jobs) || more.length > 0) {
  console.error('usage: npm run make-puzzles -- kingdomino|duel [how many more games, 10] [threads, 1]');
  process.exit(2);
}
await make(id, count, jobs);

async function make(game: GameId, more: number, threads: number): Promise<void> {
  const file = new URL(`../../puzzles/${game}.json`, import.meta.url);
  const beside = new URL(`../../puzzles/${game}-progress.json`, import.meta.url);
  const puzzles: Puzzle[] = [...(read<PuzzleFile>(file)?.puzzles ?? [])];
  const progress = read<Progress>(beside) ?? { games: 0, positions: 0, rejected: {}, solved: {} };
  const known = new Set(puzzles.map(keyOf));
  const games = Array.from({ length: more }, (_, index) => ({ game, number: progress.games + index }));
  for await (const { which, searched } of searchGames(games, threads)) {
    let ofThisGame = 0;
    for (const [reason, times] of Object.entries(searched.rejected)) reject(reason, times);
    for (const { puzzle, key, solved, rating } of searched.rated) {
      const reason = reasonAgainst(solved, key);
      if (reason !== undefined) {
        reject(reason, 1);
        continue;
      }
      known.add(key);
      const name = `${game[0]}${1 + numberOf(puzzles.at(-1))}`;
      puzzles.push({ id: name, ...puzzle, rating });
      progress.solved[name] = solved;
      progress.positions++;
      ofThisGame++;
    }
    progress.games++;
    write(file, { format: PUZZLES_FORMAT, game, puzzles } satisfies PuzzleFile);
    write(beside, progress);
    console.log(
      `game ${progress.games} (${modeOf(which).name}): ${ofThisGame} puzzles, ${puzzles.length} in all`,
    );

    function reasonAgainst(solved: Solved, key: string): string | undefined {
      if (known.has(key)) return 'known';
      if (!isMissed(solved)) return 'nobody misses it';
      return ofThisGame === MOST_OF_A_GAME ? 'enough of this game' : undefined;
    }
  }

  function reject(reason: string, times: number): void {
    progress.rejected[reason] = (progress.rejected[reason] ?? 0) + times;
    progress.positions += times;
  }
}

/** Numbers are never used again, even if a puzzle is taken out. */
function numberOf(puzzle: Puzzle | undefined): number {
  return Number(puzzle?.id.slice(1) ?? 0);
}

function keyOf(puzzle: Puzzle): string {
  const opened = openPuzzle(puzzle);
  if (!opened.ok) throw new Error(opened.error);
  const { game, state } = opened.value;
  return symmetryKey(game, state);
}

function read<Value>(url: URL): Value | undefined {
  try {
    return JSON.parse(readFileSync(url, 'utf8')) as Value;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** One puzzle on a line: later runs change little. Never half written. */
function write(url: URL, value: object): void {
  const part = new URL(`${url.href}.part`);
  writeFileSync(part, `${JSON.stringify(value).replaceAll('},{"id"', '},\n{"id"')}\n`);
  renameSync(part, url);
}

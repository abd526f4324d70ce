/** The puzzles of each game, fetched when somebody wants one. The service worker keeps the files: they are there without a network. */
import type { GameId } from '@kingdomino/rules';
import type { Puzzle, PuzzleFile } from '@kingdomino/study';
import duel from '@kingdomino/study/puzzles/duel.json?url';
import kingdomino from '@kingdomino/study/puzzles/kingdomino.json?url';

export type AllPuzzles = Readonly<Record<GameId, readonly Puzzle[]>>;

const ADDRESSES: Readonly<Record<GameId, string>> = { kingdomino, duel };
const fetched = new Map<GameId, Promise<readonly Puzzle[]>>();

export function loadPuzzles(game: GameId): Promise<readonly Puzzle[]> {
  const known = fetched.get(game);
  if (known) return known;
  const puzzles = fetchPuzzles(ADDRESSES[game]);
  fetched.set(game, puzzles);
  // the next one who asks tries again
  puzzles.catch(() => fetched.delete(game));
  return puzzles;
}

async function fetchPuzzles(address: string): Promise<readonly Puzzle[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return ((await answer.json()) as PuzzleFile).puzzles;
}

/** The first letter of an id says which game it is of. */
export function gameOfPuzzle(id: string): GameId | undefined {
  return id.startsWith('k') ? 'kingdomino' : id.startsWith('d') ? 'duel' : undefined;
}

/** All that is looked for in one game, so that threads can share games between them. */
import type { GameId } from '@kingdomino/rules';
import { MODES, type Mode } from '../calibration/self-played.ts';
import { type FoundPuzzle, findPuzzles } from './finder.ts';
import { ratingFrom, type Solved, solvedBy } from './rating.ts';

/** Which game to search: they are numbered, and each number is always the same game. */
export interface GameNumber {
  readonly game: GameId;
  readonly number: number;
}

export interface RatedPuzzle extends FoundPuzzle {
  readonly solved: Solved;
  readonly rating: number;
}

/** What came of one game, hardest puzzle first. */
export interface SearchedGame {
  readonly rated: readonly RatedPuzzle[];
  readonly rejected: Readonly<Record<string, number>>;
}

/** The modes take turns. */
export function modeOf({ game, number }: GameNumber): Mode {
  const modes = MODES.filter(mode => mode.game === game);
  return modes[number % modes.length]!;
}

export async function searchGame(which: GameNumber): Promise<SearchedGame> {
  const { found, rejected } = await findPuzzles(modeOf(which), `puzzle/${which.game}/${which.number}`);
  const rated: RatedPuzzle[] = [];
  for (const each of found) {
    const solved = await solvedBy(each.puzzle);
    rated.push({ ...each, solved, rating: ratingFrom(solved) });
  }
  return { rated: rated.sort((one, other) => other.rating - one.rating), rejected };
}

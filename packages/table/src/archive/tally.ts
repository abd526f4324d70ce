/** How two players stand against each other, mode by mode. Kept by adding game after game. */
import type { ArchiveMode } from './mode.ts';

export interface Score {
  readonly games: number;
  /** Games in which the player came before the other one. */
  readonly ahead: number;
  readonly behind: number;
}

export interface ModeTally {
  readonly all: Score;
  /** Of all, those that were rated. */
  readonly rated: Score;
}

export type Tally = Readonly<Partial<Record<ArchiveMode, ModeTally>>>;

const NO_SCORE: Score = { games: 0, ahead: 0, behind: 0 };

interface Meeting {
  readonly mode: ArchiveMode;
  readonly isRated: boolean;
  /** 0: the game came to no result, and does not count. */
  readonly place: number;
  readonly otherPlace: number;
}

/** The tally of two players with one more game that both have played. */
export function withMeeting(before: Tally, { mode, isRated, place, otherPlace }: Meeting): Tally {
  if (place === 0 || otherPlace === 0) return before;
  const { all, rated } = before[mode] ?? { all: NO_SCORE, rated: NO_SCORE };
  const add = ({ games, ahead, behind }: Score): Score => ({
    games: games + 1,
    ahead: ahead + (place < otherPlace ? 1 : 0),
    behind: behind + (place > otherPlace ? 1 : 0),
  });
  return { ...before, [mode]: { all: add(all), rated: isRated ? add(rated) : rated } };
}

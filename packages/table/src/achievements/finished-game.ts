/** A finished game as one of its players remembers it, whoever keeps it: a device, or a server for an account. */
import type { BotLevel } from '@kingdomino/protocol';
import type { GameId } from '@kingdomino/rules';
import type { Switch } from '@kingdomino/rules/kingdomino';
import type { Feats } from './feats.ts';

export interface FinishedGame {
  readonly id: string;
  readonly game: GameId;
  readonly switches: readonly Switch[];
  /** When it ended. */
  readonly at: number;
  readonly mine: Finish;
  readonly others: readonly Other[];
}

export interface Finish {
  readonly points: number;
  /** From 1; shared by those who are equal. */
  readonly place: number;
  /** Absent where nobody knows any more. */
  readonly feats?: Feats | undefined;
}

export interface Other extends Finish {
  /** Of a bot. */
  readonly level?: BotLevel | undefined;
}

/** A shared victory is one. */
export const isWon = ({ mine }: FinishedGame): boolean => mine.place === 1;

export const has = ({ switches }: FinishedGame, name: Switch): boolean => switches.includes(name);

/** One kingdom of 5 x 5, whose points can be compared with others. */
export const isPlain = (game: FinishedGame): boolean =>
  game.game === 'kingdomino' && !has(game, 'mightyDuel') && !has(game, 'dynasty');

/** By how many points it was won; 0 where points did not decide. */
export function marginOf({ mine, others }: FinishedGame): number {
  return mine.place === 1 ? Math.max(0, mine.points - Math.max(...others.map(({ points }) => points))) : 0;
}

/** Oldest first. */
export function inOrder<Game extends FinishedGame>(games: readonly Game[]): Game[] {
  return [...games].sort((one, other) => one.at - other.at);
}

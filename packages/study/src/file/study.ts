/** A study: a game record with a tree of branches beside its moves. docs/study.md describes it. */
import type { GameRecord, Refusal } from '@kingdomino/rules';

/** What the `study` of a record says it is. */
export const STUDY_FORMAT = 'kingdomino-study/1';

/** Texts by the number of moves before them, as in `{ "12": "why not north?" }`. */
export type Comments = Readonly<Record<string, string>>;

/** Other moves than those of the line it belongs to, from one of its positions on. */
export interface Branch {
  /** How many moves of the game come before its first, counted from the start. */
  readonly at: number;
  readonly moves: readonly string[];
  readonly name?: string;
  readonly comments?: Comments;
  readonly branches?: readonly Branch[];
  /** Whatever else a writer adds is kept. */
  readonly [extra: string]: unknown;
}

/** What a study has beside the game. */
export interface StudyTree {
  readonly format: typeof STUDY_FORMAT;
  /** A position as text: all lines begin there, and the record has no moves. */
  readonly from?: string;
  readonly name?: string;
  readonly comments?: Comments;
  readonly branches?: readonly Branch[];
  readonly [extra: string]: unknown;
}

/** A record whose readers find the game as it was played, and whose students find the rest. */
export interface Study extends GameRecord {
  readonly study: StudyTree;
}

/** Why something is no study; `where` leads there, such as `study.branches[0].comments`. */
export interface StudyFault extends Refusal<'bad-study'> {
  readonly where: string;
}

/** More than anybody writes, less than what makes a page slow. */
export const LIMITS = { branches: 2000, moves: 50_000, depth: 64, name: 200, comment: 4000 } as const;

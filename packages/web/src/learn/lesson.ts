/** What a lesson is: data. A deal that is scripted, and steps that say one thing each. `lessons.test.ts` plays all of them by the rules. */
import type { GameId } from '@kingdomino/rules';
import type { Spell } from '@kingdomino/rules/duel';
import type { Switch } from '@kingdomino/rules/kingdomino';
import type { MessageKey } from '../app/i18n/language.ts';
import type { SeatSetup } from '../local/local-table.ts';

export type LearnKey = Extract<MessageKey, `learn.${string}`>;

/** Whoever learns. */
export const LEARNER = 0;
export const MOST_STEPS = 12;

/** Where the table stands when a scene begins: a new game, or a position as docs/position.md writes it. */
export interface Scene {
  readonly start: { readonly options: Readonly<Record<string, unknown>> } | { readonly position: string };
  /** What is dealt before the first step. */
  readonly before?: readonly string[];
}

/** What a move must have to be expected: all that is named. */
export interface Wish {
  /** One of these. */
  readonly moves?: readonly string[];
  /** Written like this. */
  readonly like?: RegExp;
  /** So many more points on the board, at least. */
  readonly gain?: number;
}

/** Nothing but to read; any legal move; or some of them. */
export type Expected = 'read' | 'any' | Wish;

/** What the step is about, to be pointed at. */
export type Target =
  | { readonly domino: number }
  | { readonly die: number }
  | {
      readonly part:
        | 'board'
        | 'lines'
        | 'areas'
        | 'discard'
        | 'bonuses'
        | 'dice'
        | 'book'
        | 'castle'
        | 'spell';
    };

export interface LessonStep {
  readonly text: LearnKey;
  readonly expects: Expected;
  /** Said to whoever tries something legal that is not expected. */
  readonly other?: LearnKey;
  /** The same where the move is not even of the form that is expected. */
  readonly unlike?: LearnKey;
  readonly pointsAt?: Target;
  /** The table is set up anew for this step; always for the first. */
  readonly scene?: Scene;
  /** What chance and the others do then, and the learner where there is no choice. */
  readonly after?: readonly string[];
}

export interface Lesson<G extends GameId = GameId> {
  readonly game: G;
  /** What is learned. */
  readonly name: Extract<MessageKey, `game.${GameId}` | `variant.${Switch}` | `spell.${Spell}`>;
  /** The one it is about; texts tell its name and its line in the book. */
  readonly spell?: Spell;
  /** Played with after it. */
  readonly switches?: readonly Switch[];
  readonly seats: readonly SeatSetup[];
  readonly steps: readonly LessonStep[];
}

/** A game that is gone through step by step, as an analysis sees it. */
import type { GameRecord } from '@kingdomino/rules';
import type { ReadonlySignal } from '@preact/signals';
import type { TableView } from '../play/table-source.ts';

export interface StudiedGame {
  readonly step: ReadonlySignal<number>;
  /** The game as it was played, up to the step. */
  readonly played: ReadonlySignal<TableView>;
  /** The turn that is only looked at, if any. */
  readonly previewed: ReadonlySignal<readonly string[] | undefined>;
  preview(turn: readonly string[] | undefined): void;
  go(step: number): void;
  record(): GameRecord;
}

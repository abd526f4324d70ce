/** What talk needs to know of its table: given by the table, and by the shared study of its finished game. */
import type { CommandRefusal, Written } from '@kingdomino/protocol';
import type { Result, Seat } from '@kingdomino/rules';
import type { ReadonlyTable } from '@kingdomino/table';
import type { ReadonlySignal } from '@preact/signals';
import type { UnsentCommand } from '../../connection/open-requests.ts';
import type { TableView } from '../../table-source/table-source.ts';
import type { Heard } from './table-talk.ts';

export interface Talking {
  readonly id: string;
  /** Whoever looks while drawing is drawn again when something happens at the table. */
  readonly table: ReadonlyTable;
  readonly mySeat: Seat | undefined;
  readonly view: ReadonlySignal<Pick<TableView, 'seats'>>;
  readonly heard: ReadonlySignal<Heard | undefined>;
  readonly written: ReadonlySignal<readonly Written[]>;
  /** Whoever is refused is told why. */
  readonly ask: (wish: UnsentCommand) => Promise<Result<undefined, CommandRefusal>>;
}

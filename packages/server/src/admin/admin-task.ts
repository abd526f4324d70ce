/** What a command of the operator is, and what it is given. */

import type { Ports } from '../ports.ts';
import type { Store } from '../storage/store.ts';
import type { TableService } from '../tables/table-service.ts';
import type { Upkeep } from './retention-job.ts';

export interface OperatorParts {
  readonly store: Store;
  readonly service: TableService;
  readonly ports: Ports;
  readonly upkeep: Upkeep;
  /** Ends the player's connections, here and at other processes. */
  readonly onSignOut: (player: string) => void;
}

export interface Task {
  readonly usage: string;
  readonly help: string;
  readonly run: (operator: OperatorParts, argument: string) => Promise<unknown>;
}

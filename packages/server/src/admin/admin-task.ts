/** What a command of the operator is, and what it is given. */

import type { Ports } from '../ports.ts';
import type { Store } from '../storage/store.ts';
import type { TableService } from '../tables/table-service.ts';
import type { RetentionJob } from './retention-job.ts';

export interface AdminParts {
  readonly store: Store;
  readonly service: TableService;
  readonly ports: Ports;
  readonly retentionJob: RetentionJob;
  /** Ends the player's connections, here and at other processes. */
  readonly onSignOut: (player: string) => void;
}

export interface AdminTask {
  readonly usage: string;
  readonly help: string;
  readonly run: (operator: AdminParts, argument: string) => Promise<unknown>;
}

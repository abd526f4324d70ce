/** What a command of the operator is, and what it is given. */

import type { Player } from '@kingdomino/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Ports } from '../ports.ts';
import type { Store } from '../storage/store.ts';
import type { TableService } from '../tables/table-service.ts';
import type { RetentionJob } from './retention-job.ts';

export interface AdminParts {
  readonly store: Store;
  readonly service: TableService;
  readonly ports: Ports;
  readonly retentionJob: RetentionJob;
  readonly logger: Pick<FastifyBaseLogger, 'info'>;
  /** Ends the player's connections, here and at other processes. */
  readonly onSignOut: (player: string) => void;
  /** Connections speak for the player by another name, here and at other processes. */
  readonly onRenamed: (player: Player) => void;
  /** What is stored of these tables has changed under everybody's feet, here and at other processes. */
  readonly onRewritten: (tables: readonly string[]) => void;
}

export interface AdminTask {
  readonly usage: string;
  readonly help: string;
  /** Kept in the operators' log: the first word of the argument is what it is done to. */
  readonly isLogged?: true;
  readonly run: (operator: AdminParts, argument: string) => Promise<unknown>;
}

/** The first word of an argument, and the rest. */
export function firstWord(text: string): readonly [string, string] {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  return [first, rest.join(' ')];
}

/** What passes between the main thread and the storage thread. */
import type { OperationName } from '../store.ts';

export interface Request {
  readonly id: number;
  readonly name: OperationName;
  readonly argument: unknown;
}

/** Not an operation of the contract: it runs beside the commits. */
export interface BackupRequest {
  readonly id: number;
  /** Where to. */
  readonly backup: string;
}

/** Requests that came up together travel together: each message wakes the other thread. */
export type ToWorker = readonly Request[] | BackupRequest | 'close';

export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string; readonly isTemporary: boolean };

export type FromWorker = 'ready' | readonly Reply[];

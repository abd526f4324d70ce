/** What passes between the main thread and the storage thread. */
import type { OperationName } from '../store.ts';

export interface Request {
  readonly id: number;
  readonly name: OperationName;
  readonly argument: unknown;
}

export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

export type FromWorker = 'ready' | readonly Reply[];

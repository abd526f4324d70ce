/** The contract of the store: all operations by name, the same on both databases. One test suite runs on both. */
import type { Kysely } from 'kysely';
import { OPERATIONS } from './operations.ts';
import type { Database } from './schema.ts';

type Operations = typeof OPERATIONS;
export type OperationName = keyof Operations;

/** Each operation is durable when its promise is fulfilled. */
export type Store = {
  readonly [Name in OperationName]: (
    argument: Parameters<Operations[Name]>[1],
  ) => ReturnType<Operations[Name]>;
} & {
  /** True when other processes may write to the same database. */
  readonly isShared: boolean;
  /** Copies a store that is a file while it is used; the copy is whole or not there. */
  readonly backup?: (file: string) => Promise<void>;
  close(): Promise<void>;
};

export function runOperation(db: Kysely<Database>, name: OperationName, argument: unknown): Promise<unknown> {
  const operation = OPERATIONS[name] as (db: Kysely<Database>, argument: unknown) => Promise<unknown>;
  return operation(db, argument);
}

/** The contract's methods, all carried out by one function. */
export function storeFrom(
  run: (name: OperationName, argument: unknown) => Promise<unknown>,
  rest: Pick<Store, 'isShared' | 'close' | 'backup'>,
): Store {
  const names = Object.keys(OPERATIONS) as OperationName[];
  const methods = names.map(name => [name, (argument: unknown) => run(name, argument)]);
  return { ...Object.fromEntries(methods), ...rest } as Store;
}

/** Results of members that were deleted here: their accounts are told when the server can be reached. */
import { fieldsOf, StoredValue } from '../app/storage/stored-value.ts';

export interface Withdrawn {
  readonly id: string;
  readonly by: string;
}

/** Beyond this many, the oldest stay with the account. */
const MOST = 200;

const kept = new StoredValue<readonly Withdrawn[]>('withdrawn', [readAll], []);

function readAll(raw: unknown): Withdrawn[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  return raw.flatMap(each => {
    const { id, by } = fieldsOf(each);
    return typeof id === 'string' && typeof by === 'string' ? [{ id, by }] : [];
  });
}

export function withdraw(one: Withdrawn): void {
  kept.write([...without(one.id), one].slice(-MOST));
}

/** It is here again, or the account knows. */
export function bringBack(id: string): void {
  const others = without(id);
  if (others.length < kept.read().length) kept.write(others);
}

export function withdrawnBy(member: string): string[] {
  return kept
    .read()
    .filter(({ by }) => by === member)
    .map(({ id }) => id);
}

function without(id: string): Withdrawn[] {
  return kept.read().filter(each => each.id !== id);
}

/** Up to when I have read the talk at each of my last tables. */
import { fieldsOf, StoredValue } from '../../app/storage/stored-value.ts';

const MOST_KEPT = 50;

type Marks = Readonly<Record<string, number>>;

const stored = new StoredValue<Marks>('kingdomino.talk-read', [readMarks], {});

export function readUntil(table: string): number {
  return stored.read()[table] ?? 0;
}

export function markReadUntil(table: string, at: number): void {
  const { [table]: _, ...others } = stored.read();
  const kept = Object.entries(others).slice(-MOST_KEPT + 1);
  stored.write(Object.fromEntries([...kept, [table, at]]));
}

function readMarks(raw: unknown): Marks {
  const numbers = Object.entries(fieldsOf(raw)).filter(([, at]) => typeof at === 'number');
  return Object.fromEntries(numbers) as Marks;
}

/** Up to when I have read the talk at each of my last tables. */
import { fieldsOf, StoredValue } from '../../app/storage/stored-value.ts';

const MOST_KEPT = 50;

type Marks = Readonly<Record<string, number>>;

const stored = new StoredValue<Marks>('talk-read', [readMarks], {});
/** Its key was once written with the prefix that every key gets. */
const storedBefore = new StoredValue<Marks>('kingdomino.talk-read', [readMarks], {});

const allMarks = (): Marks => ({ ...storedBefore.read(), ...stored.read() });

export function readUntil(table: string): number {
  return allMarks()[table] ?? 0;
}

export function markReadUntil(table: string, at: number): void {
  const { [table]: _, ...others } = allMarks();
  const kept = Object.entries(others).slice(-MOST_KEPT + 1);
  stored.write(Object.fromEntries([...kept, [table, at]]));
  storedBefore.forget();
}

function readMarks(raw: unknown): Marks {
  const numbers = Object.entries(fieldsOf(raw)).filter(([, at]) => typeof at === 'number');
  return Object.fromEntries(numbers) as Marks;
}

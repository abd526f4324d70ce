/** On which days a puzzle of the day was solved. Each lies under its day and game: no tab writes over what another has. */
import type { GameId } from '@kingdomino/rules';
import { signal } from '@preact/signals';
import { keys, onOtherTab, readText, remove } from '../app/storage/storage.ts';
import { StoredValue } from '../app/storage/stored-value.ts';
import { dayOf, isDay, longestStreak, streakOf } from './days.ts';

const FOLDER = 'puzzle-day.';

/** Counts what was added, here or in another tab. */
const changes = signal(0);
onOtherTab(key => {
  if (key === undefined || key.startsWith(FOLDER)) changes.value++;
});

const readId = (raw: unknown) => (typeof raw === 'string' ? raw : undefined);

function slot(day: string, game: GameId): StoredValue<string | undefined> {
  return new StoredValue<string | undefined>(`${FOLDER}${day}.${game}`, [readId], undefined);
}

export function keepDay(day: string, game: GameId, id: string): void {
  if (slot(day, game).read() !== undefined) return;
  slot(day, game).write(id);
  changes.value++;
}

export interface Streak {
  readonly days: number;
  readonly longest: number;
}

/** Whoever draws it is drawn again when it changes. */
export function streak(now = Date.now()): Streak {
  void changes.value;
  // what is kept in memory only is among the keys, too
  const days = new Set(
    keys(FOLDER)
      .filter(key => readText(key) !== undefined)
      .map(key => key.slice(FOLDER.length).split('.')[0]!)
      .filter(isDay),
  );
  return { days: streakOf(days, dayOf(now)), longest: longestStreak(days) };
}

export function forgetDays(): void {
  for (const key of keys(FOLDER)) remove(key);
  changes.value++;
}

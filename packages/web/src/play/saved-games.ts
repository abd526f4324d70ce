/** Games of this device, kept as the events of their tables. */
import type { TableEvent } from '@kingdomino/protocol';
import { signal } from '@preact/signals';
import { keys, read, remove, write } from '../app/storage.ts';
import { readFirstFormat } from './first-saved-format.ts';
import { SAVED_FORMAT, type SavedGame } from './saved-format.ts';

const FOLDER = 'game.';
/** Finished games beyond this many are forgotten, oldest first. */
const MOST_FINISHED = 30;

export const savedGames = signal<readonly SavedGame[]>(listGames());

export function loadGame(id: string): SavedGame | undefined {
  return readSaved(read(FOLDER + id));
}

export function saveGame(game: SavedGame): void {
  write(FOLDER + game.id, game);
  savedGames.value = [game, ...savedGames.value.filter(({ id }) => id !== game.id)].sort(newestFirst);
}

export function forgetGame(id: string): void {
  remove(FOLDER + id);
  savedGames.value = listGames();
}

/** In any format that was ever written; undefined for anything else. The events are checked when they are played. */
export function readSaved(raw: unknown): SavedGame | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  if (!('format' in raw)) return readFirstFormat(raw);
  const { format, id, events, seed, changedAt } = raw as Partial<Record<keyof SavedGame, unknown>>;
  const isWhole =
    format === SAVED_FORMAT &&
    typeof id === 'string' &&
    typeof seed === 'string' &&
    typeof changedAt === 'number' &&
    Array.isArray(events) &&
    (events[0] as Partial<TableEvent> | undefined)?.type === 'opened';
  return isWhole ? (raw as SavedGame) : undefined;
}

/** Newest first. */
function listGames(): SavedGame[] {
  const games = keys(FOLDER)
    .map(key => readSaved(read(key)))
    .filter(game => game !== undefined)
    .sort(newestFirst);
  for (const game of games.filter(({ isOver }) => isOver).slice(MOST_FINISHED)) remove(FOLDER + game.id);
  return games;
}

function newestFirst(one: SavedGame, other: SavedGame): number {
  return other.changedAt - one.changedAt;
}

/** The saved games of this device, stored as the events of their tables. */
import { signal } from '@preact/signals';
import { keys, onOtherTab, readText, remove, whenFull, writeText } from '../app/storage/storage.ts';
import { readJson, writeJson } from '../app/storage/stored-value.ts';
import { readSaved } from './read-saved.ts';
import type { SavedGame } from './saved-format.ts';

const FOLDER = 'game.';
/** Beyond this many finished games, and this many that nobody went on with, the oldest are forgotten. */
const MOST_OF_A_KIND = 30;

/** The game that was kept last: whatever the clock says and however full it is, that one stays. */
let latest: string | undefined;

export const savedGames = signal<readonly SavedGame[]>(listGames());

export function loadGame(id: string): SavedGame | undefined {
  return readSaved(readJson(FOLDER + id));
}

/** Whether anything lies there, readable or not. */
export function isKept(id: string): boolean {
  return readText(FOLDER + id) !== undefined;
}

export function saveGame(game: SavedGame): void {
  latest = game.id;
  writeJson(FOLDER + game.id, game);
  show(game.id, game);
}

/** Answers with the way to bring it back. */
export function forgetGame(id: string): () => void {
  const text = readText(FOLDER + id);
  remove(FOLDER + id);
  savedGames.value = listGames();
  return () => {
    if (text !== undefined) writeText(FOLDER + id, text);
    savedGames.value = listGames();
  };
}

/** Another tab has changed this game, or perhaps all. */
export function onGameChange(id: string, listener: () => void): () => void {
  return onOtherTab(key => {
    if (key === undefined || key === FOLDER + id) listener();
  });
}

onOtherTab(key => {
  if (key === undefined) savedGames.value = listGames();
  else if (key.startsWith(FOLDER)) show(key.slice(FOLDER.length), readSaved(readJson(key)));
});

/** In its place in the list, or gone from it. */
function show(id: string, game: SavedGame | undefined): void {
  const others = savedGames.value.filter(other => other.id !== id);
  savedGames.value = withoutOldest([...(game ? [game] : []), ...others].sort(newestFirst));
}

// a game that is being played is worth more than the oldest one that is over
whenFull(() => {
  const oldest = savedGames.value.filter(({ isOver, id }) => isOver && id !== latest).at(-1);
  if (oldest) forgetGame(oldest.id);
  return oldest !== undefined;
});

/** Newest first. */
function listGames(): readonly SavedGame[] {
  const games = keys(FOLDER)
    .map(key => readSaved(readJson(key)))
    .filter(game => game !== undefined)
    .sort(newestFirst);
  return withoutOldest(games);
}

function withoutOldest(games: readonly SavedGame[]): readonly SavedGame[] {
  const [over, open] = [true, false].map(isOver => games.filter(game => game.isOver === isOver));
  const old = new Set(
    [...over!.slice(MOST_OF_A_KIND), ...open!.slice(MOST_OF_A_KIND)].filter(({ id }) => id !== latest),
  );
  for (const { id } of old) remove(FOLDER + id);
  return games.filter(game => !old.has(game));
}

function newestFirst(one: SavedGame, other: SavedGame): number {
  return other.changedAt - one.changedAt;
}

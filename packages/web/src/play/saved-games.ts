/** Local games, kept on this device as the entries made so far. */
import type { Level } from '@kingdomino/bots';
import type { Entry, TableConfig } from '@kingdomino/table';
import { signal } from '@preact/signals';
import { keys, read, remove, write } from '../app/storage.ts';
import type { SeatColour } from '../board/colours.ts';

export type SeatSetup = (
  | { readonly kind: 'me' | 'friend'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: Level }
) & {
  /** Absent where none was chosen, and in games kept before there was a choice. */
  readonly colour?: SeatColour | undefined;
};

export interface SavedGame {
  readonly id: string;
  readonly config: TableConfig;
  readonly seats: readonly SeatSetup[];
  readonly entries: readonly Entry[];
  /** Of the dealer, hexadecimal. */
  readonly seed: string;
  readonly changedAt: number;
  readonly isOver: boolean;
}

const FOLDER = 'game.';
/** Finished games beyond this many are forgotten, oldest first. */
const MOST_FINISHED = 30;

export const savedGames = signal<readonly SavedGame[]>(listGames());

export function loadGame(id: string): SavedGame | undefined {
  return read<SavedGame>(FOLDER + id);
}

export function saveGame(game: SavedGame): void {
  write(FOLDER + game.id, game);
  savedGames.value = [game, ...savedGames.value.filter(({ id }) => id !== game.id)];
}

export function forgetGame(id: string): void {
  remove(FOLDER + id);
  savedGames.value = listGames();
}

/** Newest first. */
function listGames(): SavedGame[] {
  const games = keys(FOLDER)
    .map(key => read<SavedGame>(key))
    .filter(game => game !== undefined)
    .sort((one, other) => other.changedAt - one.changedAt);
  for (const game of games.filter(({ isOver }) => isOver).slice(MOST_FINISHED)) remove(FOLDER + game.id);
  return games;
}

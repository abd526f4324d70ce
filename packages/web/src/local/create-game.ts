/** Creates and stores a new game on this device. Apart from `LocalSource`, so that the first screen loads only this. */
import type { SharedDeal } from '@kingdomino/protocol';
import type { GameId } from '@kingdomino/rules';
import { fromHex } from '@kingdomino/rules/hashing';
import type { Table, Terms } from '@kingdomino/table';
import { randomHex } from '../app/random-hex.ts';
import { localTerms, type SeatSetup } from './local-table.ts';
import { openLocalTable } from './open-local-table.ts';
import { SAVED_FORMAT, type SavedGame } from './saved-format.ts';
import { saveGame } from './saved-games.ts';

const SEED_BYTES = 32;

/** A deal that is not drawn for this game alone. */
export interface FixedDeal {
  readonly seed: string;
  readonly sharedDeal: SharedDeal;
}

export function createGame(
  game: GameId,
  options: Terms['options'],
  seats: readonly SeatSetup[],
  fixed?: FixedDeal,
): string {
  const id = randomHex(6);
  const seed = fixed?.seed ?? randomHex(SEED_BYTES);
  const terms = { ...localTerms(game, options, seats), ...(fixed && { sharedDeal: fixed.sharedDeal }) };
  const table = openLocalTable(terms, fromHex(seed)!, Date.now());
  if (!table.ok) throw new Error(`the set-up offers a game that cannot be: ${table.error.text}`);
  saveGame(keptAs({ id, seed }, table.value));
  return id;
}

export function keptAs({ id, seed }: Pick<SavedGame, 'id' | 'seed'>, table: Table): SavedGame {
  return {
    format: SAVED_FORMAT,
    id,
    events: [table.terms, ...table.events.slice(1)],
    seed,
    changedAt: table.changedAt,
    isOver: table.status === 'over',
  };
}

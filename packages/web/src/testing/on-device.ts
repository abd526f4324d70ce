/** What lies on the device before the page is opened. */
import { TABLE_FORMAT } from '@kingdomino/protocol';
import { commitmentTo, type GameId } from '@kingdomino/rules';
import { fromHex } from '@kingdomino/rules/hashing';
import type { Terms } from '@kingdomino/table';
import type { Made } from '../../e2e/support/positions.ts';
import { localTerms, type SeatSetup } from '../local/local-table.ts';
import { SAVED_FORMAT, type SavedGame } from '../local/saved-format.ts';
import { visit } from './visit.ts';

export const ME: SeatSetup = { kind: 'me', name: 'Ann' };
export const FRIEND: SeatSetup = { kind: 'friend', name: 'Bob' };
export const BOT: SeatSetup = { kind: 'bot', level: 'squire' };

const SEED = '5e'.repeat(32);

export function keep(key: string, value: unknown): void {
  localStorage.setItem(`kingdomino.${key}`, JSON.stringify(value));
}

/** Nothing moves, sounds or helps unless a test wants it to. */
export function keepSettings(settings: Readonly<Record<string, unknown>> = {}): void {
  keep('settings', { speed: 'off', undo: 'none', sound: false, hints: false, remarks: false, ...settings });
}

interface Given {
  readonly game: GameId;
  readonly options: Terms['options'];
  readonly seats: readonly SeatSetup[];
  readonly moves?: readonly Made[];
}

/** Opens the table of a game that is kept on the device. */
export function openGame({ game, options, seats, moves = [] }: Given): Promise<void> {
  const opened = { ...localTerms(game, options, seats), commitment: commitmentTo(fromHex(SEED)!) };
  const saved: SavedGame = {
    format: SAVED_FORMAT,
    id: 'kept',
    events: [
      { type: 'opened', at: 1, format: TABLE_FORMAT, ...opened },
      { type: 'started', at: 1, salts: [] },
      ...moves.map(({ by, move }) => ({ type: 'moved', at: 1, by, move }) as const),
    ],
    seed: SEED,
    changedAt: 1,
    isOver: false,
  };
  return openKept({ ...saved });
}

/** In whichever format. */
export function openKept(saved: { readonly id: string; readonly [field: string]: unknown }): Promise<void> {
  keepSettings();
  keep(`game.${saved.id}`, saved);
  return visit(`/play/${saved.id}`);
}

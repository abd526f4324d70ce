/** The setup of the next game; the last choice is remembered. */
import type { GameId } from '@kingdomino/rules';
import { signal } from '@preact/signals';
import { StoredValue } from '../app/storage/stored-value.ts';
import { createGame } from '../local/create-game.ts';
import type { SeatSetup } from '../local/local-table.ts';
import { readChoice } from '../setup/read-choice.ts';
import { type Choice, optionsOf, sensible } from '../setup/variants.ts';

export type Setup = Choice<SeatSetup>;

const ME: SeatSetup = { kind: 'me', name: '' };
const BOT: SeatSetup = { kind: 'bot', level: 'knight' };

const DEFAULT: Setup = { game: 'kingdomino', seats: [ME, BOT], switches: [] };

const read = (raw: unknown) => readChoice(raw, DEFAULT);
const kept = new StoredValue<Setup>('setup', [read, read], DEFAULT);

export const setup = signal<Setup>(sensible(kept.read(), BOT));

export function changeSetup(changes: Partial<Setup>): void {
  setup.value = sensible({ ...setup.value, ...changes }, BOT);
  kept.write(setup.value);
}

/** Starts the game and answers with its address. */
export function startGame(wanted: Setup = setup.value): string {
  const { game, seats } = wanted;
  const named = seats.map(seat => (seat.kind === 'bot' ? seat : { ...seat, name: seat.name.trim() }));
  return `/play/${createGame(game, optionsOf(wanted), named)}`;
}

/** Whoever has just learned it plays against the gentlest bot. */
export function firstGame(game: GameId, switches: Setup['switches'] = []): string {
  return startGame({ game, seats: [ME, { kind: 'bot', level: 'squire' }], switches });
}

/** What one click starts: the game as it was set up last, or me against a bot. */
export function quickSetup(game: GameId): Setup {
  return setup.value.game === game ? setup.value : { ...DEFAULT, game };
}

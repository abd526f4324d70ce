/** What the next game shall be; the last choice is remembered. */
import type { GameId } from '@kingdomino/rules';
import { signal } from '@preact/signals';
import { t } from '../app/language.ts';
import { read, write } from '../app/storage.ts';
import { createGame } from '../play/local-source.ts';
import type { SeatSetup } from '../play/local-table.ts';
import { type Choice, optionsOf, sensible } from '../setup/variants.ts';

export type Setup = Choice<SeatSetup>;

const KEY = 'setup';
const ME: SeatSetup = { kind: 'me', name: '' };
const BOT: SeatSetup = { kind: 'bot', level: 'knight' };

const DEFAULT: Setup = { game: 'kingdomino', seats: [ME, BOT], switches: [] };

export const setup = signal<Setup>(sensible({ ...DEFAULT, ...read<Partial<Setup>>(KEY) }, BOT));

export function changeSetup(changes: Partial<Setup>): void {
  setup.value = sensible({ ...setup.value, ...changes }, BOT);
  write(KEY, setup.value);
}

/** Starts the game and answers with its address. */
export function startGame(wanted: Setup = setup.value): string {
  const { game, seats } = wanted;
  const named = seats.map((seat, index) =>
    seat.kind === 'bot' ? seat : { ...seat, name: seat.name.trim() || defaultName(seat, index) },
  );
  return `/play/${createGame(game, optionsOf(wanted), named)}`;
}

/** One click: me against a bot. */
export function playAtOnce(game: GameId): string {
  const isUsual = setup.value.game === game;
  return startGame(isUsual ? setup.value : { ...DEFAULT, game });
}

export function defaultName(seat: SeatSetup, index: number): string {
  return seat.kind === 'me' ? t('seat.you') : t('seat.friend', { number: index + 1 });
}

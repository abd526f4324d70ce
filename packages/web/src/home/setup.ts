/** What the next game shall be; the last choice is remembered. */
import type { GameId } from '@kingdomino/rules';
import { SWITCH_NAMES, SWITCHES, type Switch } from '@kingdomino/rules/kingdomino';
import { signal } from '@preact/signals';
import { t } from '../app/language.ts';
import { read, write } from '../app/storage.ts';
import { createGame } from '../play/local-source.ts';
import type { SeatSetup } from '../play/saved-games.ts';

export interface Setup {
  readonly game: GameId;
  readonly seats: readonly SeatSetup[];
  readonly switches: readonly Switch[];
}

const KEY = 'setup';
const ME: SeatSetup = { kind: 'me', name: '' };
const BOT: SeatSetup = { kind: 'bot', level: 'knight' };

const DEFAULT: Setup = { game: 'kingdomino', seats: [ME, BOT], switches: [] };

export const setup = signal<Setup>({ ...DEFAULT, ...read<Partial<Setup>>(KEY) });

export function changeSetup(changes: Partial<Setup>): void {
  setup.value = sensible({ ...setup.value, ...changes });
  write(KEY, setup.value);
}

/** Variants that do not suit the number of seats are left out. */
function sensible({ game, seats, switches }: Setup): Setup {
  const fitting = game === 'duel' ? seats.slice(0, 2) : seats;
  const enough = fitting.length < 2 ? [...fitting, BOT] : fitting;
  return { game, seats: enough, switches: switches.filter(name => isFor(name, enough.length)) };
}

export function isFor(name: Switch, seats: number): boolean {
  const only = SWITCHES[name].seats;
  return only === undefined || only === seats;
}

export function switchesFor(seats: number): Switch[] {
  return SWITCH_NAMES.filter(name => isFor(name, seats));
}

/** Starts the game and answers with its address. */
export function startGame({ game, seats, switches }: Setup = setup.value): string {
  const options =
    game === 'duel'
      ? { players: 2 }
      : { players: seats.length, ...Object.fromEntries(switches.map(name => [name, true])) };
  const named = seats.map((seat, index) =>
    seat.kind === 'bot' ? seat : { ...seat, name: seat.name.trim() || defaultName(seat, index) },
  );
  return `/play/${createGame({ game, options, undoAllowed: true }, named)}`;
}

/** One click: me against a bot. */
export function playAtOnce(game: GameId): string {
  const { seats, switches } = setup.value;
  const isUsual = setup.value.game === game;
  return startGame(isUsual ? { game, seats, switches } : { game, seats: [ME, BOT], switches: [] });
}

export function defaultName(seat: SeatSetup, index: number): string {
  return seat.kind === 'me' ? t('seat.you') : t('seat.friend', { number: index + 1 });
}

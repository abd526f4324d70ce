/** The setup of the next game; the last choice is remembered. */
import type { Level } from '@kingdomino/bots';
import type { GameId } from '@kingdomino/rules';
import { signal } from '@preact/signals';
import { readText } from '../app/storage/storage.ts';
import { StoredValue } from '../app/storage/stored-value.ts';
import { createGame } from '../local/create-game.ts';
import type { SeatSetup } from '../local/local-table.ts';
import { readChoice } from '../setup/read-choice.ts';
import { type Choice, optionsOf, sensible } from '../setup/variants.ts';

export type Setup = Choice<SeatSetup>;

const ME: SeatSetup = { kind: 'me', name: '' };
const BOT: SeatSetup = { kind: 'bot', level: 'knight' };

const DEFAULT: Setup = { game: 'kingdomino', seats: [ME, BOT], switches: [] };

const KEY = 'setup';
const read = (raw: unknown) => readChoice(raw, DEFAULT);
const kept = new StoredValue<Setup>(KEY, [read, read], DEFAULT);

export const setup = signal<Setup>(sensible(kept.read(), BOT));

/** As it was when the page was opened, by an earlier choice. */
const earlier = readText(KEY) === undefined ? undefined : setup.peek();

export const isAsLastTime = (): boolean => setup.value === earlier;

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

/** The bot that I play alone against; undefined for any other company. */
export function onlyBot({ seats }: Setup): Level | undefined {
  const others = seats.filter(({ kind }) => kind !== 'me');
  const [only] = others;
  return seats.length === 2 && others.length === 1 && only?.kind === 'bot' ? only.level : undefined;
}

/** Me, by the name and colour I have, against one bot; the variants stay. */
export function againstLevel(level: Level): Pick<Setup, 'seats'> {
  const me = setup.value.seats.find(({ kind }) => kind === 'me') ?? ME;
  return { seats: [me, { kind: 'bot', level }] };
}

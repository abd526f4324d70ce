/** Which game is played with which options: the arguments that several commands share. */
import { type AnyGame, GAME_IDS, type GameId, gameById, type OptionsOf } from '@kingdomino/rules';
import { SWITCH_NAMES, SWITCHES, type Switch } from '@kingdomino/rules/kingdomino';
import type { Arguments, OptionTable } from './arguments.ts';
import { quoted, UsageComplaint } from './complaint.ts';
import { suggestion } from './nearest.ts';

export interface ChosenGame {
  readonly game: AnyGame;
  readonly options: OptionsOf<GameId>;
  readonly seats: number;
}

/** By the name it has on the command line: `middle-kingdom` stands for `middleKingdom`. */
const VARIANTS: Readonly<Record<string, Switch>> = Object.fromEntries(
  SWITCH_NAMES.map(name => [name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`), name]),
);
export const VARIANT_NAMES = Object.keys(VARIANTS);

const USUAL_PLAYERS = 4;

export const GAME_OPTIONS: OptionTable = {
  game: { value: 'NAME', help: 'kingdomino (default) or duel' },
  players: { value: 'N', help: '2, 3 or 4 (default 4, or what the variants ask for); duel is for 2' },
  variants: { value: 'LIST', help: `of kingdomino, with commas: ${listInTwoLines(VARIANT_NAMES)}` },
  'first-seat': { value: 'N', help: 'of duel: the seat that begins, 0 or 1 (drawn if not given)' },
};

/** Seats are as many as the variants ask for, else the usual ones. */
export function readChosenGame(args: Arguments, usualPlayers = USUAL_PLAYERS): ChosenGame {
  const id = args.oneOf('game', GAME_IDS, 'kingdomino');
  const game = gameById(id);
  const options = game.readOptions(id === 'duel' ? duelOptions(args) : kingdominoOptions(args, usualPlayers));
  if (!options.ok) throw new UsageComplaint(`${options.error.text} (${options.error.rule})`);
  return { game, options: options.value, seats: game.seats(game.start(options.value)) };
}

/** The switches that a list such as `harmony,middle-kingdom` turns on. */
export function readVariants(args: Arguments, known: readonly string[] = VARIANT_NAMES): Switch[] {
  return args.list('variants').map(name => {
    if (known.includes(name)) return VARIANTS[name]!;
    throw new UsageComplaint(
      `unknown variant ${quoted(name)}${suggestion(name, known)} (there are: ${known.join(', ')})`,
    );
  });
}

function kingdominoOptions(args: Arguments, usualPlayers: number): Record<string, unknown> {
  if (args.has('first-seat')) throw new UsageComplaint('--first-seat is for duel only');
  const switches = readVariants(args);
  const otherwise = switches.map(name => SWITCHES[name].seats).find(Boolean) ?? usualPlayers;
  const players = args.integer('players', { from: 2, to: 4, otherwise });
  return { players, ...Object.fromEntries(switches.map(name => [name, true])) };
}

function duelOptions(args: Arguments): Record<string, unknown> {
  if (args.list('variants').length > 0)
    throw new UsageComplaint('duel has no variants: leave --variants out');
  const players = args.integer('players', { from: 2, to: 4, otherwise: 2 });
  if (!args.has('first-seat')) return { players };
  return { players, firstSeat: args.integer('first-seat', { from: 0, to: 1, otherwise: 0 }) };
}

function listInTwoLines(names: readonly string[]): string {
  const half = Math.ceil(names.length / 2);
  return `\n${names.slice(0, half).join(',')},\n${names.slice(half).join(',')}`;
}

/** Statistics of my results: for each way to play, and against each bot. */
import { BOT_LEVELS, type BotLevel } from '@kingdomino/protocol';
import type { GameId } from '@kingdomino/rules';
import type { Switch } from '@kingdomino/rules/kingdomino';
import { type GameResult, mySeat, type SeatResult } from './result-format.ts';

export interface Tally {
  readonly games: number;
  /** A shared victory is one. */
  readonly won: number;
  /** Points in a game, on average. */
  readonly mean: number;
  readonly best: number;
}

/** Points of one mode can be compared, those of two cannot. */
export interface Mode {
  readonly game: GameId;
  readonly players: number;
  readonly switches: readonly Switch[];
}

export interface ModeTally extends Mode, Tally {}

export interface BotTally extends Tally {
  readonly game: GameId;
  readonly level: BotLevel;
}

function keyOf(result: GameResult): string {
  return JSON.stringify(modeOf(result));
}

function modeOf({ game, seats, switches }: GameResult): Mode {
  return { game, players: seats.length, switches };
}

/** The ones played most first. */
export function tallyModes(results: readonly GameResult[]): ModeTally[] {
  const mine = results.filter(mySeat);
  const modes = new Map(mine.map(result => [keyOf(result), modeOf(result)]));
  return [...modes]
    .map(([key, mode]) => ({ ...mode, ...tally(mine.filter(result => keyOf(result) === key)) }))
    .sort((one, other) => other.games - one.games);
}

/** By game, the weakest bot first. A game against several bots counts for each of them. */
export function tallyBots(results: readonly GameResult[]): BotTally[] {
  return (['kingdomino', 'duel'] as const).flatMap(game =>
    BOT_LEVELS.flatMap(level => {
      const against = results.filter(
        result => result.game === game && mySeat(result) && result.seats.some(({ who }) => who === level),
      );
      return against.length === 0 ? [] : [{ game, level, ...tally(against) }];
    }),
  );
}

export interface PlayerTally extends Tally {
  readonly name: string;
  readonly game: GameId;
  /** Variants whose points are of another size. */
  readonly switches: readonly Switch[];
}

const OTHER_SIZES: readonly Switch[] = ['mightyDuel', 'dynasty'];

/** Whoever played at a table at home, for each way to play, those who played most first. */
export function tallyPlayers(results: readonly GameResult[]): PlayerTally[] {
  const seats = results
    .filter(({ isFromPad }) => isFromPad)
    .flatMap(({ game, seats: all, switches }) =>
      all.flatMap(seat => {
        const { name } = seat;
        const sizes = switches.filter(each => OTHER_SIZES.includes(each));
        return name ? [{ seat, player: { name, game, switches: sizes } }] : [];
      }),
    );
  const players = new Map(seats.map(({ player }) => [JSON.stringify(player), player]));
  return [...players]
    .map(([key, player]) => ({
      ...player,
      ...sumUp(seats.filter(each => JSON.stringify(each.player) === key).map(({ seat }) => seat)),
    }))
    .sort((one, other) => other.games - one.games || one.name.localeCompare(other.name));
}

/** Names at tables at home, the ones of the newest games first. */
export function padNames(results: readonly GameResult[]): string[] {
  const names = results.flatMap(({ isFromPad, seats }) => (isFromPad ? seats.map(({ name }) => name) : []));
  return [...new Set(names)].filter(name => name !== undefined);
}

/** The most points I had before in the same mode; undefined for my first game of it. */
export function bestBefore(result: GameResult, results: readonly GameResult[]): number | undefined {
  const before = results.filter(
    other => other.id !== result.id && other.at <= result.at && keyOf(other) === keyOf(result),
  );
  const points = before.flatMap(other => mySeat(other)?.points ?? []);
  return points.length === 0 ? undefined : Math.max(...points);
}

function tally(results: readonly GameResult[]): Tally {
  return sumUp(results.flatMap(result => mySeat(result) ?? []));
}

function sumUp(mine: readonly SeatResult[]): Tally {
  const points = mine.map(seat => seat.points);
  return {
    games: mine.length,
    won: mine.filter(({ place }) => place === 1).length,
    mean: points.reduce((sum, one) => sum + one, 0) / mine.length,
    best: Math.max(...points),
  };
}

/** Luck as reviews state it, over many games: fair deals favour nobody, so it must come to nothing on average. */
import { think } from '@kingdomino/bots';
import {
  dealerFromText,
  type GameId,
  type GameOf,
  type GameRecord,
  gameById,
  readRecordedMove,
  writeRecord,
} from '@kingdomino/rules';
import type { SeatSummary } from '../../review/review.ts';
import { openReview } from '../../review/reviewer.ts';
import { MODES, type Mode, selfPlay } from './self-played.ts';

/** What is measured beside the usual modes: bonuses are points that depend on the whole kingdom. */
export const LUCK_MODES: readonly Mode[] = [
  ...MODES,
  {
    name: 'four seats, bonuses',
    game: 'kingdomino',
    options: { players: 4, middleKingdom: true, harmony: true },
  },
];

/** Who plays: the net itself, or a level of bots. */
export const PLAYERS = ['net', 'squire', 'knight', 'duke'] as const;
export type Players = (typeof PLAYERS)[number];

/** The summaries of all seats of so many games, game by game. */
export async function measureLuck(mode: Mode, games: number, players: Players): Promise<SeatSummary[][]> {
  const summaries: SeatSummary[][] = [];
  for (let index = 0; index < games; index++) {
    const seed = `luck/${index}`;
    const record = players === 'net' ? await selfPlay(mode, seed) : await playLevel(mode, seed, players);
    const opened = await openReview(record);
    if (!opened.ok) throw new Error(opened.error.text);
    while (!opened.value.isDone) opened.value.step();
    summaries.push([...opened.value.review().seats]);
  }
  return summaries;
}

/** A mean with its standard error. Seats of one game share their deals: each game counts as one. */
export function meanOfGames(
  summaries: readonly (readonly SeatSummary[])[],
  value: (seat: SeatSummary) => number,
): { readonly mean: number; readonly error: number } {
  const games = summaries.map(seats => seats.reduce((sum, seat) => sum + value(seat), 0) / seats.length);
  const mean = games.reduce((sum, each) => sum + each, 0) / games.length;
  const squares = games.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, games.length - 1) / games.length) };
}

async function playLevel({ game: id, options }: Mode, seed: string, level: string): Promise<GameRecord> {
  return play(gameById(id), options, seed, level);
}

async function play<G extends GameId>(
  game: GameOf<G>,
  rawOptions: Mode['options'],
  seed: string,
  level: string,
): Promise<GameRecord> {
  const options = game.readOptions(rawOptions);
  if (!options.ok) throw new Error(options.error.text);
  const state = game.start(options.value);
  const dealer = dealerFromText(seed);
  const moves: string[] = [];
  for (let actor = game.toAct(state); actor !== 'nobody'; actor = game.toAct(state)) {
    const text =
      actor === 'chance'
        ? game.format(dealer.next(game, state))
        : await chosen(game.id, rawOptions, moves, level);
    const move = readRecordedMove(game, state, text);
    if (!move.ok) throw new Error(move.error.text);
    moves.push(text);
    game.advance(state, move.value);
  }
  return writeRecord(game, state, moves);
}

async function chosen(
  game: GameId,
  options: Mode['options'],
  moves: readonly string[],
  spec: string,
): Promise<string> {
  const choice = await think({ game, options, moves, spec, seed: moves.length });
  if (!choice.ok) throw new Error(choice.error.text);
  return choice.value.move;
}

/** Many games as plain data: the settings cross to a worker, the results come back, and their order does not matter. */
import {
  err,
  type GameId,
  type GameRecord,
  gameById,
  type Outcome,
  ok,
  type Refused,
  type Result,
} from '@kingdomino/rules';
import { Position } from '@kingdomino/rules/kingdomino';
import type { ArenaRefusal } from '../refusals.ts';
import { playMatch } from './match.ts';
import { paperOutcome } from './paper.ts';
import { type ArenaPlayer, makePlayers, type PlayerMaker } from './player.ts';
import { type Plan, plannedGame, seatingsOf } from './seating.ts';

/** What is played: which bots, on how many deals, with which options. */
export interface Tournament {
  readonly game: GameId;
  /** As a record writes them. */
  readonly options: Readonly<Record<string, unknown>>;
  /** One spec a bot; the same spec twice is two bots. */
  readonly bots: readonly string[];
  /** The first of two bots alone against the other in every other seat. */
  readonly isVersus: boolean;
  readonly games: number;
  readonly seed: string;
  /** Kingdomino scored and won the paper's way. */
  readonly hasPaperBonuses: boolean;
  readonly keepsRecords: boolean;
  /** No further game is begun after one that was given up. */
  readonly stopsOnForfeit?: boolean;
}

/** How whoever ordered games calls them off: asked before every move, and told at once. */
export interface Stop {
  /** Whether they are called off. */
  isStopped(): boolean;
  /** Calls `listener` when they are. */
  onStop(listener: () => void): void;
}

const NEVER: Stop = { isStopped: () => false, onStop: () => undefined };

/** One game of a tournament, as plain data. */
export interface ArenaGame {
  /** Its number in the tournament. */
  readonly index: number;
  readonly deal: number;
  /** By seat: the number of the bot, its points, time and turns. */
  readonly seating: readonly number[];
  readonly scores: readonly number[];
  readonly milliseconds: readonly number[];
  readonly turns: readonly number[];
  /** Seats from first place to last, ties together. */
  readonly ranking: readonly (readonly number[])[];
  readonly forfeit?: string;
  /** By seat: how programs call themselves, where they have said so. */
  readonly names?: readonly (string | null)[];
  readonly record?: GameRecord;
}

/** What an arena needs of the place where it runs. */
export interface ArenaParts {
  readonly makePlayer: PlayerMaker;
  /** In milliseconds. */
  readonly now: () => number;
}

function planOf({ game, options, bots, isVersus }: Tournament): Result<Plan, ArenaRefusal> {
  const rules = gameById(game);
  const read = rules.readOptions(options);
  if (!read.ok) return read;
  if (bots.length === 0) return refuse('an arena needs bots');
  if (isVersus && bots.length !== 2) return refuse('one bot against others needs exactly two bots');
  return ok({ bots: bots.length, seats: rules.seats(rules.start(read.value)), isVersus });
}

/**
 * Checks everything that can be wrong before the first game.
 *
 * @param tournament what shall be played
 * @param makePlayer makes the players of a spec
 * @example
 * const plan = checkTournament(tournament, makeBotPlayer);
 */
export function checkTournament(tournament: Tournament, makePlayer: PlayerMaker): Result<Plan, ArenaRefusal> {
  if (tournament.hasPaperBonuses && tournament.game !== 'kingdomino')
    return refuse('the paper is about Kingdomino, not Duel');
  if (tournament.hasPaperBonuses && (tournament.options.mightyDuel || tournament.options.dynasty))
    return refuse("the paper's bonuses are for single games on 5x5");
  const players = makePlayers(tournament.bots, tournament.game, makePlayer);
  return players.ok ? planOf(tournament) : players;
}

/**
 * Plays the games with these numbers, one after the other, with players of its own. Where it is stopped, returns the games that
 * are over; no player is left running.
 *
 * @param tournament what is played; `checkTournament` says whether it can be
 * @param indices the numbers of the games, from 0
 * @param parts where players come from
 * @param stop how the games are called off
 * @example
 * const games = await playGames(tournament, [0, 1], parts);
 */
export async function playGames(
  tournament: Tournament,
  indices: readonly number[],
  parts: ArenaParts,
  stop: Stop = NEVER,
): Promise<ArenaGame[]> {
  const plan = planOf(tournament);
  const makers = makePlayers(tournament.bots, tournament.game, parts.makePlayer);
  if (!plan.ok) throw new Error(plan.error.text);
  if (!makers.ok) throw new Error(makers.error.text);
  const seatings = seatingsOf(plan.value);
  // one player for each seat that a bot may hold, made when first needed
  const players = new Map<string, ArenaPlayer>();
  const playerAt = (bot: number, seat: number): ArenaPlayer => {
    const key = `${bot}/${seat}`;
    const player = players.get(key) ?? makers.value[bot]!();
    players.set(key, player);
    return player;
  };
  const closeAll = () => Promise.all([...players.values()].map(async player => player.close?.()));
  stop.onStop(() => void closeAll());
  const games: ArenaGame[] = [];
  try {
    for (const index of indices) {
      if (stop.isStopped()) break;
      const { deal, seating } = plannedGame(seatings, index);
      const place = { index, deal, seating };
      const game = await playGame(tournament, place, seating.map(playerAt), parts, stop);
      if (stop.isStopped()) break;
      games.push(game);
      if (tournament.stopsOnForfeit && game.forfeit !== undefined) break;
    }
  } finally {
    await closeAll();
  }
  return games;
}

async function playGame(
  tournament: Tournament,
  place: Pick<ArenaGame, 'index' | 'deal' | 'seating'>,
  players: readonly ArenaPlayer[],
  { now }: ArenaParts,
  stop: Stop,
): Promise<ArenaGame> {
  const { game, options, seed, hasPaperBonuses, keepsRecords } = tournament;
  const match = await playMatch(
    {
      game: gameById(game),
      options,
      deal: `${seed}/${place.deal}`,
      seed: `${seed}#${place.index}`,
      now,
      isStopped: () => stop.isStopped(),
    },
    players,
  );
  const { state } = match;
  const isPaper = hasPaperBonuses && match.forfeit === undefined && state instanceof Position;
  const outcome: Outcome = isPaper ? paperOutcome(state) : match.outcome;
  return {
    ...place,
    scores: outcome.scores.map(({ total }) => total),
    milliseconds: match.milliseconds,
    turns: match.turns,
    ranking: outcome.ranking,
    ...(match.forfeit ? { forfeit: match.forfeit.reason } : {}),
    ...(players.some(({ name }) => name !== undefined)
      ? { names: players.map(({ name }) => name ?? null) }
      : {}),
    ...(keepsRecords ? { record: match.record } : {}),
  };
}

function refuse(text: string): Refused<'bad-arena'> {
  return err({ code: 'bad-arena', rule: 'bots', text });
}

/** What follows in a tournament by itself: it starts, rounds are paired, it ends. Any process comes to the same. */
import type { TournamentEvent } from '@kingdomino/protocol';
import { type Apart, apartOf } from './apart.ts';
import { pairArena, waitingIn } from './arena.ts';
import { pairGroups } from './groups.ts';
import { bracket, nextGames } from './knockout.ts';
import { recordsOf } from './scores.ts';
import { type Pairable, type Pairings, pairSwiss } from './swiss.ts';
import type { ReadonlyTournament } from './tournament.ts';

/** Between two rounds, in milliseconds: to look at the standings, and to be back. */
export const BREAK = 20_000;
/** Who waits in an arena waits at least so long, so that there is a choice. */
export const ARENA_STEP = 3000;
/** One that begins when it is full, and never is. */
const FORGOTTEN = 30 * 24 * 3_600_000;

/** Fewer cannot begin. */
export function fewest({ seats, plan }: Pick<ReadonlyTournament, 'seats' | 'plan'>): number {
  return plan.against === 'bots' ? 2 : Math.max(2, seats);
}

/** What pairing needs that is not among the events. */
export interface Opening {
  readonly newTable: () => string;
  /** Who has blocked whom. */
  readonly blocks?: readonly { readonly one: string; readonly other: string }[];
}

export function advance(tournament: ReadonlyTournament, at: number, opening: Opening): TournamentEvent[] {
  switch (tournament.state) {
    case 'open':
      return begin(tournament, at);
    case 'running':
      return tournament.isPaused ? [] : goOn(tournament, at, opening);
    case 'over':
    case 'cancelled':
      return [];
  }
}

/** When somebody must look again although nothing happens; undefined: not before something does. */
export function nextAdvance(tournament: ReadonlyTournament): number | undefined {
  const { state, startsAt, createdAt, plan, openGames, lastFinish, endsAt } = tournament;
  if (state === 'over' || state === 'cancelled' || tournament.isPaused) return undefined;
  if (state === 'open') {
    if (startsAt !== undefined) return startsAt;
    return tournament.entrants.size >= plan.most ? 0 : createdAt + FORGOTTEN;
  }
  if (plan.kind === 'arena') {
    const waits = tournament.active.length >= 2;
    return waits ? Math.min(endsAt!, tournament.lastPairing + ARENA_STEP) : endsAt;
  }
  const isWaitedFor =
    openGames.size > 0 && (plan.kind !== 'knockout' || nextGames(bracket(tournament)).length === 0);
  if (isWaitedFor) return undefined;
  return lastFinish + (tournament.round === 0 ? 0 : BREAK);
}

function begin(tournament: ReadonlyTournament, at: number): TournamentEvent[] {
  const { startsAt, plan, entrants, createdAt } = tournament;
  if (startsAt === undefined) {
    if (entrants.size >= plan.most) return [{ type: 'started', at }];
    return at >= createdAt + FORGOTTEN ? [{ type: 'ended', at, because: 'too-few' }] : [];
  }
  if (at < startsAt) return [];
  const isEnough = tournament.ready.length >= fewest(tournament);
  return [isEnough ? { type: 'started', at } : { type: 'ended', at, because: 'too-few' }];
}

function goOn(tournament: ReadonlyTournament, at: number, opening: Opening): TournamentEvent[] {
  switch (tournament.plan.kind) {
    case 'swiss':
    case 'duplicate':
      return nextRound(tournament, at, opening);
    case 'arena':
      return pairWaiting(tournament, at, opening);
    case 'knockout':
      return nextMatches(tournament, at, opening.newTable);
  }
}

function nextRound(
  tournament: ReadonlyTournament,
  at: number,
  { newTable, blocks = [] }: Opening,
): TournamentEvent[] {
  const { plan, round, openGames, active } = tournament;
  if (openGames.size > 0) return [];
  if (round >= plan.rounds! || active.length < fewest(tournament)) return [{ type: 'ended', at }];
  if (at < nextAdvance(tournament)!) return [];
  const { tables, byes } = pairRound(tournament, apartOf(blocks));
  return [
    paired(
      tournament,
      round + 1,
      tables.map(players => ({ players })),
      { at, byes, newTable },
    ),
  ];
}

/** The tables of the next round and who has a bye. */
export function pairRound(tournament: ReadonlyTournament, apart?: Apart): Pairings {
  const { seats, plan } = tournament;
  if (plan.against === 'bots') return { tables: tournament.active.map(({ player }) => [player]), byes: [] };
  const records = recordsOf(tournament);
  const players = tournament.active.map(({ player, rating, number }): Pairable => {
    const { score, byes, opponents, seats: sat } = records.get(player)!;
    return { player, score, rating, number, byes, opponents, seats: sat };
  });
  return seats === 2 ? pairSwiss(players, apart) : pairGroups(players, seats, apart);
}

/** Games that are played at the end are played out, and count. */
function pairWaiting(
  tournament: ReadonlyTournament,
  at: number,
  { newTable, blocks = [] }: Opening,
): TournamentEvent[] {
  const { endsAt, openGames, seats, active } = tournament;
  if (at >= endsAt!) return openGames.size === 0 ? [{ type: 'ended', at }] : [];
  if (at < tournament.lastPairing + ARENA_STEP) return [];
  const tables = pairArena(waitingIn(tournament), seats, active.length <= seats, apartOf(blocks));
  if (tables.length === 0) return [];
  return [
    paired(
      tournament,
      1,
      tables.map(players => ({ players })),
      { at, byes: [], newTable },
    ),
  ];
}

/** Each round's games in an event of their own; after each game of a match comes the next, whatever others do. */
function nextMatches(tournament: ReadonlyTournament, at: number, newTable: () => string): TournamentEvent[] {
  const rounds = bracket(tournament);
  if (rounds.at(-1)?.[0]?.winner !== undefined) return [{ type: 'ended', at }];
  const due = nextGames(rounds).filter(({ match: { games } }) => {
    const last = games.at(-1)?.finishedAt;
    return last === undefined
      ? at >= nextAdvance(tournament)! || tournament.openGames.size > 0
      : at >= last + BREAK;
  });
  const events: TournamentEvent[] = [];
  let first = tournament.games.length;
  for (const round of new Set(due.map(({ match }) => match.round))) {
    const games = due
      .filter(({ match }) => match.round === round)
      .map(({ match, players }) => ({ players, match: match.match }));
    events.push(paired(tournament, round, games, { at, byes: [], newTable, first }));
    first += games.length;
  }
  return events;
}

interface Along {
  readonly at: number;
  readonly byes: readonly string[];
  readonly newTable: () => string;
  readonly first?: number;
}

function paired(
  { games: known }: ReadonlyTournament,
  round: number,
  games: readonly { readonly players: readonly string[]; readonly match?: number }[],
  { at, byes, newTable, first = known.length }: Along,
): TournamentEvent {
  return {
    type: 'paired',
    at,
    round,
    games: games.map((game, index) => ({ game: first + index, table: newTable(), ...game })),
    ...(byes.length > 0 && { byes }),
  };
}

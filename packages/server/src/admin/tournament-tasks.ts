/** What an operator does about tournaments: looks whether all is right, plans one, calls one off. */
import type { TournamentEvent, TournamentWish } from '@kingdomino/protocol';
import { Tournament, tournamentResult, tournamentStandings } from '@kingdomino/table/tournaments';
import { readConfig } from '../config.ts';
import type { Store } from '../storage/store.ts';
import { CachedTable } from '../tables/cached-table.ts';
import { TournamentLog } from '../tournaments/tournament-log.ts';
import { TournamentService } from '../tournaments/tournament-service.ts';
import { summaryOf } from '../tournaments/tournament-summary.ts';
import type { AdminParts, AdminTask } from './admin-task.ts';

const MOST_FAULTS = 20;

export interface CheckedTournament {
  readonly state: string;
  readonly players: number;
  readonly rounds: number;
  readonly games: number;
  readonly finished: number;
  /** Two who met more than once, byes that somebody had twice. */
  readonly repeats: number;
  /** Where events and tables do not say the same. */
  readonly faults: readonly string[];
  readonly standings: ReturnType<typeof tournamentStandings>;
}

/** Derives everything again, from the events and from the tables themselves. */
export async function checkTournament(store: Store, id: string): Promise<CheckedTournament> {
  const events = (await store.readTournamentEvents({ tournament: id, after: 0 })).map(
    body => JSON.parse(body) as TournamentEvent,
  );
  if (events.length === 0) throw new Error(`there is no tournament ${id}`);
  const tournament = Tournament.from(events);
  const faults: string[] = [];
  const counted = new Map<number, number>();
  for (const event of events)
    if (event.type === 'finished') counted.set(event.game, (counted.get(event.game) ?? 0) + 1);
  for (const [game, times] of counted) if (times > 1) faults.push(`game ${game} was counted ${times} times`);
  for (const game of tournament.games) {
    const stored = await store.readEvents({ table: game.table, after: 0 });
    if (stored.length === 0) {
      if (!game.isFinished) faults.push(`game ${game.game} has no table`);
      continue;
    }
    const result = tournamentResult(new CachedTable(game.table, stored).table);
    if (result && !game.isFinished) faults.push(`game ${game.game} is over and not counted`);
    if (game.isFinished && JSON.stringify(result?.result) !== JSON.stringify(game.result))
      faults.push(`game ${game.game} was counted otherwise than its table ended`);
  }
  return {
    state: tournament.state,
    players: tournament.entrants.size,
    rounds: tournament.round,
    games: tournament.games.length,
    finished: counted.size,
    repeats: repeatsIn(tournament),
    faults: faults.slice(0, MOST_FAULTS),
    standings: tournamentStandings(tournament),
  };
}

function repeatsIn({ games, rounds, plan }: Tournament): number {
  if (plan.kind === 'knockout' || plan.kind === 'arena') return 0;
  const met = games.flatMap(({ players }) =>
    players.flatMap((one, seat) => players.slice(seat + 1).map(other => [one, other].sort().join('/'))),
  );
  const byes = rounds.flatMap(round => round.byes);
  return met.length - new Set(met).size + byes.length - new Set(byes).size;
}

/** The line in lists, written again from the events. */
async function rewrite({ store }: AdminParts, id: string): Promise<CheckedTournament> {
  const checked = await checkTournament(store, id);
  const bodies = await store.readTournamentEvents({ tournament: id, after: 0 });
  const tournament = Tournament.from(bodies.map(body => JSON.parse(body) as TournamentEvent));
  const line = { id, after: bodies.length, events: [], ...summaryOf(id, tournament) };
  await store.appendTournament({ ...line, dueAt: 0 });
  return checked;
}

function serviceOf({ store, ports }: AdminParts): TournamentService {
  const log = new TournamentLog(store, () => ports.now());
  // nobody is told by a task: players see it in their lists
  const news = { send: async () => undefined };
  return new TournamentService({ store, ports, log, news, limits: readConfig({}).limits });
}

export const TOURNAMENT_TASKS: Readonly<Record<string, AdminTask>> = {
  tournament: {
    usage: 'tournament ID',
    help: 'derives a tournament again from its events, and compares every result with its table',
    run: rewrite,
  },
  'plan-tournament': {
    usage: 'plan-tournament JSON',
    help: 'a tournament of the operator; as `POST /api/tournaments` takes it, and a `name` if you like',
    isLogged: true,
    run: async (parts, text) => {
      const { name, ...wish } = JSON.parse(text) as TournamentWish & { readonly name?: string };
      const made = await serviceOf(parts).create(undefined, wish, name);
      if (!made.ok) throw new Error(made.error.text);
      return made.value;
    },
  },
  'cancel-tournament': {
    usage: 'cancel-tournament ID',
    help: 'calls a tournament off, whoever organises it',
    isLogged: true,
    run: async ({ store, ports }, id) => {
      const log = new TournamentLog(store, () => ports.now());
      const done = await log.change(id, { type: 'order', order: 'cancel' });
      if (!done.ok) throw new Error(done.error.text);
      return { cancelled: id };
    },
  },
};

/** A tournament as somebody sees it: standings, games, one's own table. What must not be seen yet is left out. */
import type {
  BracketMatch,
  Player,
  TournamentGameRow,
  TournamentRound,
  TournamentStanding,
  TournamentStandings,
  TournamentSummary,
  TournamentView,
} from '@kingdomino/protocol';
import {
  BREAK,
  bracket,
  type Match,
  type RankedPlayer,
  type ReadonlyTournament,
  roundPercents,
  type TournamentGame,
  tournamentStandings,
} from '@kingdomino/table/tournaments';
import { type StoredSummary, storedSummary } from './tournament-summary.ts';

/** Lines in one answer. */
const PAGE = 100;
const FIRST = 50;
const MOST_GAMES = 30;

type NamesOf = (ids: readonly string[]) => Promise<ReadonlyMap<string, Player>>;

export interface Looking {
  readonly id: string;
  readonly tournament: ReadonlyTournament;
  readonly player?: string | undefined;
  readonly now: number;
  readonly names: NamesOf;
}

/** By tournament, which is never changed in place. */
const RANKED = new WeakMap<ReadonlyTournament, readonly RankedPlayer[]>();

function rankedIn(tournament: ReadonlyTournament): readonly RankedPlayer[] {
  const known = RANKED.get(tournament) ?? tournamentStandings(tournament);
  RANKED.set(tournament, known);
  return known;
}

export async function viewOf(looking: Looking, isOrganiser: boolean): Promise<TournamentView> {
  const { id, tournament, player, now, names } = looking;
  const ranked = rankedIn(tournament);
  const games = shownGames(tournament);
  const shown = ranked.slice(0, FIRST);
  const own = player === undefined ? undefined : ranked.find(line => line.player === player);
  const summary = storedSummary(id, tournament);
  const ids = [
    ...shown.map(line => line.player),
    ...games.flatMap(game => game.players),
    ...(summary.podium ?? []),
    ...(tournament.plan.kind === 'knockout' ? tournament.entrants.keys() : []),
    ...(tournament.by === undefined ? [] : [tournament.by]),
    ...(own ? [own.player] : []),
  ];
  const known = await names(ids);
  const by = tournament.by === undefined ? undefined : known.get(tournament.by);
  const { checkInFrom, deals } = tournament;
  return {
    ...withPodium(summary, known),
    version: tournament.version,
    ...(by && { by }),
    ...(isOrganiser && { organiser: true }),
    ...(checkInFrom === undefined ? {} : { checkInFrom }),
    ...nextRoundAt(tournament),
    playing: tournament.openGames.size,
    ...(deals && { deals: [...deals] }),
    standings: shown.map(line => standingOf(line, known, player)),
    games: games.map(game => gameRow(tournament, game, known, player)),
    ...bracketOf(tournament, known),
    ...mineOf(tournament, own, known, player),
    now,
  };
}

export function withPodium(
  { podium, ...summary }: StoredSummary,
  known: ReadonlyMap<string, Player>,
): TournamentSummary {
  if (!podium) return summary;
  return { ...summary, podium: podium.map(id => known.get(id) ?? { id, name: '' }) };
}

export async function standingsPage(
  { tournament, player, names }: Looking,
  after: number,
): Promise<TournamentStandings> {
  const ranked = rankedIn(tournament);
  const shown = ranked.slice(after, after + PAGE);
  const known = await names(shown.map(line => line.player));
  const next = after + PAGE;
  return {
    standings: shown.map(line => standingOf(line, known, player)),
    ...(next < ranked.length && { next }),
  };
}

/** Undefined when there is no such round yet. The deal's seed is added by who may know it. */
export async function roundPage(
  { tournament, player, names }: Looking,
  round: number,
  after: number,
): Promise<TournamentRound | undefined> {
  const known = tournament.rounds[round - 1];
  if (!known) return undefined;
  const games = known.games.slice(after, after + PAGE).map(number => tournament.games[number]!);
  const byes = after === 0 ? known.byes.slice(0, PAGE) : [];
  const people = await names([...games.flatMap(game => game.players), ...byes]);
  const next = after + PAGE;
  return {
    round,
    games: games.map(game => gameRow(tournament, game, people, player)),
    byes: byes.flatMap(id => people.get(id) ?? []),
    ...(next < known.games.length && { next }),
  };
}

/** Those that are played, the best players' first. */
function shownGames({ openGames, games }: ReadonlyTournament): TournamentGame[] {
  const shown: TournamentGame[] = [];
  for (const number of openGames) {
    if (shown.length === MOST_GAMES) break;
    shown.push(games[number]!);
  }
  return shown;
}

function nextRoundAt({ plan, state, openGames, round, lastFinish, isPaused }: ReadonlyTournament) {
  const isByRounds = plan.kind === 'swiss' || plan.kind === 'duplicate';
  const isBetween = isByRounds && state === 'running' && openGames.size === 0 && round > 0 && !isPaused;
  return isBetween && round < (plan.rounds ?? 0) ? { nextRoundAt: lastFinish + BREAK } : {};
}

function standingOf(
  { player: id, ...line }: RankedPlayer,
  known: ReadonlyMap<string, Player>,
  asker: string | undefined,
): TournamentStanding {
  const player = known.get(id);
  return { ...line, ...(player && { player }), ...(id === asker && { you: true }) };
}

function gameRow(
  tournament: ReadonlyTournament,
  game: TournamentGame,
  known: ReadonlyMap<string, Player>,
  asker: string | undefined,
): TournamentGameRow {
  const { result, isFinished, round, match } = game;
  const percents =
    tournament.plan.against === 'bots' && isFinished
      ? roundPercents(tournament, round)?.get(game.game)
      : undefined;
  const isOwn = asker !== undefined && game.players.includes(asker);
  const mayLook = isOwn || !tournament.deals || isTold(tournament, round);
  const seats = game.players.map((id, seat) => {
    const player = known.get(id);
    return {
      ...(player && { player }),
      ...(result && { place: result.places[seat]!, points: Math.round(result.points[seat]!) }),
      ...(percents && { percent: Math.round(percents[seat]! * 10) / 10 }),
      ...(result?.forfeited?.includes(seat) && { forfeited: true as const }),
    };
  });
  return {
    game: game.game,
    round,
    ...(match === undefined ? {} : { match }),
    ...(mayLook && { table: game.table }),
    state: isFinished ? (result ? 'finished' : 'void') : 'playing',
    seats: mayLook || !tournament.deals ? seats : seats.map(({ player }) => ({ ...(player && { player }) })),
  };
}

/** Once it has begun: before, somebody may still come who changes it. */
function bracketOf(
  tournament: ReadonlyTournament,
  known: ReadonlyMap<string, Player>,
): Pick<TournamentView, 'bracket'> {
  if (tournament.plan.kind !== 'knockout' || tournament.startedAt === undefined) return {};
  return { bracket: bracket(tournament).map(matches => matches.map(match => matchOf(match, known))) };
}

function matchOf(
  { match, players, games, wins, winner }: Match,
  known: ReadonlyMap<string, Player>,
): BracketMatch {
  const playing = games.find(({ isFinished }) => !isFinished);
  const sides = players.map((id, side) => {
    const player = id === undefined ? undefined : known.get(id);
    const isWinner = id !== undefined && id === winner;
    return { wins: wins[side]!, ...(player && { player }), ...(isWinner && { won: true as const }) };
  });
  return { match, sides, ...(playing && { table: playing.table }) };
}

/** Whether the deal of a round may be known. */
export function isTold({ rounds, games, state, openGames }: ReadonlyTournament, round: number): boolean {
  if (state === 'open') return false;
  if (state !== 'running') return openGames.size === 0;
  const known = rounds[round - 1];
  return known?.games.every(number => games[number]!.isFinished) ?? false;
}

function mineOf(
  tournament: ReadonlyTournament,
  own: RankedPlayer | undefined,
  known: ReadonlyMap<string, Player>,
  player: string | undefined,
): Pick<TournamentView, 'mine'> {
  const entrant = player === undefined ? undefined : tournament.entrants.get(player);
  if (!entrant) return {};
  const table = tournament.gameOf(entrant.player)?.table;
  const isResting = tournament.rounds.at(-1)?.byes.includes(entrant.player) && tournament.state === 'running';
  return {
    mine: {
      state: !entrant.isIn ? 'left' : own?.out ? 'out' : 'in',
      ...(entrant.checkedIn && { checkedIn: true }),
      ...(table !== undefined && { table }),
      ...(isResting && { bye: true }),
      ...(own && { standing: standingOf(own, known, player) }),
    },
  };
}

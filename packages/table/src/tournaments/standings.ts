/** Who stands where, for each kind of tournament: derived from events alone, and equal is equal. */
import { arenaScores } from './arena.ts';
import { duplicateScores } from './duplicate.ts';
import { bracket, reached } from './knockout.ts';
import { type Record, recordsOf } from './scores.ts';
import type { Entrant, ReadonlyTournament } from './tournament.ts';

export interface RankedPlayer {
  readonly place: number;
  readonly player: string;
  readonly score: number;
  readonly games: number;
  readonly buchholz?: number;
  readonly margin?: number;
  readonly streak?: number;
  /** Has left, or is knocked out. */
  readonly out?: true;
}

/** A line, and what it is ordered by: the first number that differs decides. */
interface Line extends Omit<RankedPlayer, 'place'> {
  readonly keys: readonly number[];
  readonly entrant: Entrant;
}

export function tournamentStandings(tournament: ReadonlyTournament): RankedPlayer[] {
  switch (tournament.plan.kind) {
    case 'swiss':
      return places(swissLines(tournament));
    case 'duplicate':
      return places(duplicateLines(tournament));
    case 'arena':
      return places(arenaLines(tournament));
    case 'knockout':
      return places(knockoutLines(tournament));
  }
}

function places(lines: Line[]): RankedPlayer[] {
  const sorted = lines.sort(
    (one, other) => compare(other.keys, one.keys) || one.entrant.number - other.entrant.number,
  );
  let place = 0;
  return sorted.map(({ keys, entrant: _entrant, ...line }, index) => {
    if (index === 0 || compare(keys, sorted[index - 1]!.keys) !== 0) place = index + 1;
    return { place, ...line };
  });
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) if (value !== other[index]) return value - other[index]!;
  return 0;
}

const outOf = ({ isIn }: Entrant, { state }: ReadonlyTournament) =>
  isIn || state === 'over' ? {} : { out: true as const };

/** By score, then the scores of the opponents, then the games among those who are equal, then the margin. */
function swissLines(tournament: ReadonlyTournament): Line[] {
  const records = recordsOf(tournament);
  const scores = new Map([...records].map(([player, { score }]) => [player, score]));
  const buchholz = (record: Record) =>
    record.opponents.reduce((sum, player) => sum + (scores.get(player) ?? 0), 0);
  const lines = [...tournament.entrants.values()].map(entrant => {
    const record = records.get(entrant.player)!;
    const tie = buchholz(record);
    const line = {
      player: entrant.player,
      score: record.score / 2,
      games: record.games,
      buchholz: tie / 2,
      margin: Math.round(record.margin * 10) / 10,
      ...outOf(entrant, tournament),
    };
    return { ...line, keys: [record.score, tie, record.margin], entrant };
  });
  return headToHead(tournament, lines);
}

/** Between score and margin: what those who are equal so far have made of their games with each other. */
function headToHead(tournament: ReadonlyTournament, lines: readonly Line[]): Line[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const key = `${line.keys[0]}/${line.keys[1]}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const between = new Map<string, number>();
  const groupOf = new Map(lines.map(line => [line.player, `${line.keys[0]}/${line.keys[1]}`]));
  for (const { players, result } of tournament.games) {
    if (!result) continue;
    players.forEach((player, seat) => {
      const key = groupOf.get(player);
      const worse = players.filter(
        (other, at) => at !== seat && groupOf.get(other) === key && result.places[at]! > result.places[seat]!,
      );
      const better = players.filter(
        (other, at) => at !== seat && groupOf.get(other) === key && result.places[at]! < result.places[seat]!,
      );
      between.set(player, (between.get(player) ?? 0) + worse.length - better.length);
    });
  }
  return lines.map(line => {
    const [score = 0, tie = 0, margin = 0] = line.keys;
    const isAlone = groups.get(`${score}/${tie}`)!.length === 1;
    return { ...line, keys: [score, tie, isAlone ? 0 : (between.get(line.player) ?? 0), margin] };
  });
}

function duplicateLines(tournament: ReadonlyTournament): Line[] {
  const scores = duplicateScores(tournament);
  return [...tournament.entrants.values()].map(entrant => {
    const { score: exact, games } = scores.get(entrant.player)!;
    // as it is shown: who reads the same has the same rank
    const score = Math.round(exact * 10) / 10 + 0;
    return { player: entrant.player, score, games, ...outOf(entrant, tournament), keys: [score], entrant };
  });
}

function arenaLines(tournament: ReadonlyTournament): Line[] {
  const scores = arenaScores(tournament);
  return [...tournament.entrants.values()].map(entrant => {
    const { points, games, wins, streak } = scores.get(entrant.player)!;
    return {
      player: entrant.player,
      score: points,
      games,
      streak,
      ...outOf(entrant, tournament),
      // with as many points, who needed fewer games
      keys: [points, wins, -games],
      entrant,
    };
  });
}

function knockoutLines(tournament: ReadonlyTournament): Line[] {
  if (tournament.startedAt === undefined)
    return [...tournament.entrants.values()].map(entrant => ({
      player: entrant.player,
      score: 0,
      games: 0,
      keys: [0],
      entrant,
    }));
  const rounds = bracket(tournament);
  const far = reached(rounds);
  const games = recordsOf(tournament);
  const lost = new Set(
    rounds
      .flat()
      .flatMap(({ players, winner }) => (winner === undefined ? [] : players.filter(one => one !== winner))),
  );
  return [...tournament.entrants.values()].map(entrant => {
    const round = far.get(entrant.player) ?? 1;
    const isOut = lost.has(entrant.player) || !entrant.isIn;
    return {
      player: entrant.player,
      score: round - 1,
      games: games.get(entrant.player)!.games,
      ...(isOut && tournament.state !== 'over' ? { out: true as const } : {}),
      keys: [round],
      entrant,
    };
  });
}

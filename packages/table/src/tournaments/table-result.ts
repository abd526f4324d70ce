/** What a table of a tournament came to: read from its events alone, so that it can be read again at any time. */
import type { TournamentResult } from '@kingdomino/protocol';
import { placeOf } from '../place-of.ts';
import { hasForfeited } from '../seat-state.ts';
import type { ReadonlyTable } from '../table.ts';

export interface TournamentTableResult {
  readonly tournament: string;
  readonly game: number;
  /** Absent where the operator has closed the table. */
  readonly result?: TournamentResult;
}

/** Undefined at tables of no tournament, and while it is played. */
export function tournamentResult(table: ReadonlyTable): TournamentTableResult | undefined {
  const { tournament } = table.terms;
  if (!tournament || (table.status !== 'over' && table.status !== 'closed')) return undefined;
  const result = table.status === 'over' ? finished(table) : abandoned(table);
  return { tournament: tournament.id, game: tournament.game, ...(result && { result }) };
}

function finished(table: ReadonlyTable): TournamentResult {
  const { ended, seats } = table;
  const { scores } = ended!.outcome ?? table.game.outcome(table.state);
  const forfeited = seats.flatMap((seat, index) => (hasForfeited(seat) ? [index] : []));
  const idle = forfeited.filter(seat => !hasMoved(table, seat));
  return {
    places: seats.map((_, seat) => placeOf(ended!.ranking, seat)),
    points: seats.map((_, seat) => (forfeited.includes(seat) ? 0 : (scores[seat]?.total ?? 0))),
    ...(forfeited.length > 0 && { forfeited }),
    ...(idle.length > 0 && { idle }),
  };
}

/** Closed before the game because somebody got up: who did so was not there. By the operator: it counts for nobody. */
function abandoned({ events, terms }: ReadonlyTable): TournamentResult | undefined {
  const gone = events.flatMap(event => (event.type === 'vacated' ? [event.seat] : []));
  if (gone.length === 0) return undefined;
  return {
    places: terms.seats.map((_, seat) => (gone.includes(seat) ? 1 + terms.seats.length - gone.length : 1)),
    points: terms.seats.map(() => 0),
    forfeited: gone,
    idle: gone,
  };
}

function hasMoved({ moves }: ReadonlyTable, seat: number): boolean {
  return moves.some(({ by, bot }) => by === seat && bot === undefined);
}

/** Finished games read from what was played: from a table's events, or from a game alone with who sat where. */
import type { BotLevel } from '@kingdomino/protocol';
import { type AnyState, type GameId, gameById, type Seat } from '@kingdomino/rules';
import { SWITCH_NAMES, type Switch } from '@kingdomino/rules/kingdomino';
import { placeOf } from '../place-of.ts';
import type { ReadonlyTable } from '../table.ts';
import { featsOf, NO_FEATS } from './feats.ts';
import type { FinishedGame } from './finished-game.ts';

export interface PlayedThrough {
  readonly id: string;
  readonly game: GameId;
  readonly at: number;
  /** At its end. */
  readonly state: AnyState;
  readonly ranking: readonly (readonly Seat[])[];
  /** By seat: the level of a bot. */
  readonly levels: readonly (BotLevel | undefined)[];
}

/** A game that was played to its end, from the point of view of a seat. */
export function finishedGame(played: PlayedThrough, seat: Seat): FinishedGame {
  const { id, game, at, state, ranking, levels } = played;
  const { scores } = gameById(game).outcome(state);
  const finish = (one: Seat) => ({ points: scores[one]!.total, place: placeOf(ranking, one) });
  return {
    id,
    game,
    switches: switchesOf(game, state),
    at,
    mine: { ...finish(seat), feats: featsOf(state, seat) },
    others: othersOf(levels, seat, finish),
  };
}

/** A finished table, from the point of view of a seat. Undefined while it is not over, or if a bot moved for the seat. */
export function finishedTable(id: string, table: ReadonlyTable, seat: Seat): FinishedGame | undefined {
  const { ended, status, terms, state, moves, seats } = table;
  if (status !== 'over' || !ended) return undefined;
  if (moves.some(({ by, bot }) => by === seat && bot !== undefined)) return undefined;
  const { game } = terms;
  const { ranking, at } = ended;
  const levels = seats.map(each => (each.kind === 'bot' ? each.level : undefined));
  if (ended.reason === 'finished') return finishedGame({ id, game, at, state, ranking, levels }, seat);
  // given up: there is a winner, but neither points nor bonuses are decided
  const finish = (one: Seat) => ({ points: 0, place: placeOf(ranking, one) });
  return {
    id,
    game,
    switches: switchesOf(game, state),
    at,
    mine: { ...finish(seat), feats: NO_FEATS },
    others: othersOf(levels, seat, finish),
  };
}

function othersOf(
  levels: PlayedThrough['levels'],
  mine: Seat,
  finish: (seat: Seat) => { readonly points: number; readonly place: number },
): FinishedGame['others'] {
  return levels.flatMap((level, seat) =>
    seat === mine ? [] : [{ ...finish(seat), ...(level !== undefined && { level }) }],
  );
}

function switchesOf(game: GameId, state: AnyState): Switch[] {
  const rules = gameById(game);
  const options = rules.writeOptions(rules.optionsOf(state));
  return SWITCH_NAMES.filter(name => options[name] === true);
}

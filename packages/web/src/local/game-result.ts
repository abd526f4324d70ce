/** The result of a game on this device, stored when it is over. */
import { gameById } from '@kingdomino/rules';
import { SWITCH_NAMES } from '@kingdomino/rules/kingdomino';
import type { ReadonlyTable } from '@kingdomino/table';
import { featsOf, NO_FEATS, placeOf } from '@kingdomino/table/achievements';
import type { GameResult, SeatResult } from '../results/result-format.ts';
import { seatSetups } from './local-table.ts';

/** Undefined while the game goes on. */
export function resultOf(id: string, table: ReadonlyTable): GameResult | undefined {
  const { ended, terms, state, status } = table;
  if (status !== 'over' || !ended) return undefined;
  const { scores } = gameById(terms.game).outcome(state);
  const setups = seatSetups(terms);
  const seats = setups.map(
    (setup, seat): SeatResult => ({
      who: setup.kind === 'bot' ? setup.level : setup.kind,
      points: scores[seat]!.total,
      place: placeOf(ended.ranking, seat),
      // bonuses of a game that was given up were not earned
      feats: ended.reason === 'finished' ? featsOf(state, seat) : NO_FEATS,
    }),
  );
  return {
    id,
    game: terms.game,
    switches: SWITCH_NAMES.filter(name => terms.options[name] === true),
    at: ended.at,
    seats,
  };
}

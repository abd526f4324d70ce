/** The terms of the ladder's games: the same for all, with little time, for programs wait for nobody. */
import type { Clock, FirstSeat, Player } from '@kingdomino/protocol';
import { sha256, toHex, utf8 } from '@kingdomino/rules/hashing';
import type { Terms } from '@kingdomino/table';
import { GAME_OF_MODE } from '../matchmaking/offer-terms.ts';
import { anchorOf } from '../ratings/anchors.ts';
import type { StoredLadderGame } from '../storage/ladder/waits.ts';

/** For a whole game, and for each move. */
const LADDER_CLOCK: Clock = { kind: 'game', seconds: 120, increment: 2 };

/** Any process comes to the same terms. The table's id, which nobody chose, says who sits where. */
export function ladderTerms(
  { table, mode, seats }: Pick<StoredLadderGame, 'table' | 'mode' | 'seats'>,
  programs: readonly Player[],
): Terms {
  const first = programs[0]!;
  const drawn = seats
    .map((id, index) => ({ seat: seatOf(id, programs), lot: toHex(sha256(utf8(`${table}/${index}`))) }))
    .sort((one, other) => (one.lot < other.lot ? -1 : 1));
  return {
    ...GAME_OF_MODE[mode],
    seats: drawn.map(({ seat }) => seat),
    clock: LADDER_CLOCK,
    absence: { kind: 'forfeit' },
    undo: false,
    // whoever has the link may watch; the lists are for games of people
    visibility: 'link',
    by: first,
    rated: true,
    ladder: true,
  };
}

function seatOf(id: string, programs: readonly Player[]): FirstSeat {
  const level = anchorOf(id);
  if (level) return { kind: 'bot', level };
  const player = programs.find(program => program.id === id);
  if (!player) throw new Error(`the program ${id} is not among those who play`);
  return { kind: 'person', player };
}

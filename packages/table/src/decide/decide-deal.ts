/** What follows from the secret seed: draws, rolls, and the end of the game, which reveals the seed. */
import type { TableEvent } from '@kingdomino/protocol';
import { Dealer, type Seat } from '@kingdomino/rules';
import { accept, type CommandNamed, type Decision, refuse } from '../command.ts';
import { NOTHING_TO_DEAL } from '../refusals.ts';
import { hasForfeited } from '../seat-state.ts';
import type { ReadonlyTable } from '../table.ts';

/** Whether the table waits for the command `deal`, which only the holder of the seed can give. */
export function isDealDue(table: ReadonlyTable): boolean {
  return table.status === 'playing' && (typeof table.actor !== 'number' || isForfeitWon(table));
}

/** One draw, one roll, or the end. */
export function decideDeal(table: ReadonlyTable, { seed }: CommandNamed<'deal'>, at: number): Decision {
  if (!isDealDue(table)) return refuse(NOTHING_TO_DEAL);
  const dealer = new Dealer(seed, table.salts, table.chanceMoves);
  if (table.actor === 'nobody' || isForfeitWon(table)) return accept(end(table, dealer, at));
  const move = table.game.format(dealer.next(table.game, table.state));
  return accept({ type: 'moved', at, by: 'chance', move });
}

function end(table: ReadonlyTable, dealer: Dealer, at: number): TableEvent {
  const isFinished = table.actor === 'nobody';
  const outcome = isFinished ? table.game.outcome(table.state) : undefined;
  const ranking = outcome?.ranking ?? [table.seats.map((_, seat) => seat)];
  return {
    type: 'ended',
    at,
    reason: isFinished ? 'finished' : 'forfeit',
    ranking: forfeitsLast(table, ranking),
    ...(outcome ? { outcome } : {}),
    ...(isSealed(table) ? {} : { deal: dealer.reveal() }),
  };
}

/** A shared deal stays secret for those who have not played it yet. */
function isSealed({ terms: { sharedDeal } }: ReadonlyTable): boolean {
  return sharedDeal !== undefined && !sharedDeal.known;
}

function isForfeitWon({ seats }: ReadonlyTable): boolean {
  return seats.filter(seat => !hasForfeited(seat)).length <= 1;
}

function forfeitsLast({ seats }: ReadonlyTable, ranking: readonly (readonly Seat[])[]): Seat[][] {
  const stayed = ranking.map(tied => tied.filter(seat => !hasForfeited(seats[seat])));
  const gone = seats.flatMap((state, seat) => (hasForfeited(state) ? [seat] : []));
  return [...stayed, gone].filter(tied => tied.length > 0);
}

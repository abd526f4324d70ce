/**
 * What follows by itself: the start when everybody is ready, draws and rolls, the end. Consequences are written
 * down together with what caused them.
 */
import type { TableEvent } from '@kingdomino/protocol';
import { Dealer, type Seat, unreachable } from '@kingdomino/rules';
import { fromHex } from '@kingdomino/rules/hashing';
import type { OnlineTable } from '@kingdomino/table';

/** How long a full table waits for the salts of slow clients. */
export const SALT_WAIT = 5000;

/** Appends everything that follows by itself. The seed is asked for only when chance is to move or to be revealed. */
export async function settle(table: OnlineTable, readSeed: () => Promise<string>, at: number): Promise<void> {
  const start = startOf(table, at);
  if (start) table.append(start);
  if (!needsSeed(table)) return;
  const seed = await readSeed();
  while (needsSeed(table)) table.append(dealOf(table, seed, at));
}

/** Whether the next consequence is fixed or revealed by the secret seed. */
function needsSeed(table: OnlineTable): boolean {
  if (table.status !== 'playing') return false;
  const actor = table.table.game.toAct(table.table.state);
  return actor === 'chance' || actor === 'nobody' || isForfeitWon(table);
}

/** The start needs no seed; it is followed by draws, which do. */
function startOf(table: OnlineTable, at: number): TableEvent | undefined {
  if (table.status !== 'open' || table.fullSince === undefined) return undefined;
  const isReady = table.seats.every(seat => seat.kind === 'bot' || (seat.kind === 'person' && seat.salt));
  return isReady ? startEvent(table, at) : undefined;
}

/** With the salts that have come. */
export function startEvent(table: OnlineTable, at: number): TableEvent {
  const salts = table.seats.map(seat => (seat.kind === 'person' ? (seat.salt ?? '') : ''));
  return { type: 'started', at, salts };
}

/** The next draw or roll, or the end, from the secret seed. */
function dealOf(table: OnlineTable, seed: string, at: number): TableEvent {
  const dealer = new Dealer(
    fromHex(seed) ?? unreachable('a stored seed is hexadecimal'),
    table.salts,
    table.table.chanceMoves,
  );
  const { game, state, isOver } = table.table;
  if (!isOver && !isForfeitWon(table)) {
    const entry = table.table.proposeChance(dealer) ?? unreachable('no chance move is due');
    return { type: 'moved', at, by: 'chance', move: entry.move };
  }
  const outcome = isOver ? game.outcome(state) : undefined;
  const ranking = outcome?.ranking ?? [table.seats.map((_, seat) => seat)];
  return {
    type: 'ended',
    at,
    reason: isOver ? 'finished' : 'forfeit',
    ranking: forfeitsLast(table, ranking),
    ...(outcome ? { outcome } : {}),
    deal: dealer.reveal(),
  };
}

function isForfeitWon(table: OnlineTable): boolean {
  const left = table.seats.filter((_, seat) => !hasForfeited(table, seat)).length;
  return left <= 1;
}

function hasForfeited(table: OnlineTable, seat: Seat): boolean {
  const state = table.seats[seat];
  return state?.kind === 'person' && state.forfeited === true;
}

function forfeitsLast(table: OnlineTable, ranking: readonly (readonly Seat[])[]): Seat[][] {
  const stayed = ranking.map(tied => tied.filter(seat => !hasForfeited(table, seat)));
  const gone = table.seats.map((_, seat) => seat).filter(seat => hasForfeited(table, seat));
  return [...stayed, gone].filter(tied => tied.length > 0);
}

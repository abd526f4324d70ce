/** A game against bots on this device while waiting: of the same kind as the one that is waited for. */
import type { BotLevel, RatedMode } from '@kingdomino/protocol';
import { startGame } from '../home/setup.ts';
import type { SeatSetup } from '../local/local-table.ts';

const SEATS: Readonly<Record<RatedMode, number>> = { two: 2, three: 3, four: 4, mighty: 2, duel: 2 };

export function seatsOf(mode: RatedMode): number {
  return SEATS[mode];
}

/** Answers with its address. */
export function playMeanwhile(mode: RatedMode, level: BotLevel): string {
  const bots = Array.from({ length: SEATS[mode] - 1 }, (): SeatSetup => ({ kind: 'bot', level }));
  return startGame({
    game: mode === 'duel' ? 'duel' : 'kingdomino',
    seats: [{ kind: 'me', name: '' }, ...bots],
    switches: mode === 'mighty' ? ['mightyDuel'] : [],
  });
}

/** Every mode a test of "all modes" must visit: seat counts, variants and editions of both games. */
import type { GameId } from '@kingdomino/rules';

export interface Mode {
  readonly name: string;
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
}

const bonuses = { middleKingdom: true, harmony: true };

export const MODES: readonly Mode[] = [
  kingdomino('kingdomino-2', { players: 2 }),
  kingdomino('kingdomino-3', { players: 3 }),
  kingdomino('kingdomino-4', { players: 4 }),
  kingdomino('kingdomino-2-bonuses', { players: 2, ...bonuses }),
  kingdomino('kingdomino-3-bonuses', { players: 3, ...bonuses }),
  kingdomino('kingdomino-4-bonuses', { players: 4, ...bonuses }),
  kingdomino('kingdomino-4-harmony', { players: 4, harmony: true }),
  kingdomino('kingdomino-4-middle-kingdom', { players: 4, middleKingdom: true }),
  kingdomino('kingdomino-2-balanced', { players: 2, balancedOpening: true }),
  kingdomino('kingdomino-3-line-of-four', { players: 3, lineOfFour: true, ...bonuses }),
  kingdomino('mighty-duel', { players: 2, mightyDuel: true }),
  kingdomino('mighty-duel-bonuses', { players: 2, mightyDuel: true, ...bonuses }),
  kingdomino('mighty-duel-balanced', { players: 2, mightyDuel: true, balancedOpening: true }),
  kingdomino('dynasty-2', { players: 2, dynasty: true, ...bonuses }),
  kingdomino('dynasty-3', { players: 3, dynasty: true }),
  kingdomino('dynasty-4', { players: 4, dynasty: true, ...bonuses }),
  kingdomino('dynasty-mighty-duel', { players: 2, dynasty: true, mightyDuel: true, ...bonuses }),
  { name: 'duel', game: 'duel', options: { players: 2 } },
  { name: 'duel-first-seat', game: 'duel', options: { players: 2, firstSeat: 1 } },
];

/** How many moves a game of this mode has at most, chance included. */
export function longestGame({ game, options }: Mode): number {
  // a Duel round fills two cells of a map of 34 and has a roll, two takes and two draws; there are two lightning spells
  if (game === 'duel') return 1 + 34 * 5 + 2;
  const lines = options.players === 2 && !options.mightyDuel ? 6 : 12;
  const kings = options.players === 3 ? 3 : 4;
  const drawn = options.balancedOpening ? 1 : kings;
  return (options.dynasty ? 3 : 1) * (drawn + lines + 2 * lines * kings);
}

function kingdomino(name: string, options: Readonly<Record<string, unknown>>): Mode {
  return { name, game: 'kingdomino', options };
}

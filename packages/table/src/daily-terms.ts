/** The terms of the daily deal, at a server and as practice: always the same, so that days can be compared. */
import type { BotLevel, Player, SharedDeal } from '@kingdomino/protocol';
import type { GameId } from '@kingdomino/rules';
import type { Terms } from './command.ts';

/** The seat of the person; the bots have the seats after it. */
export const DAILY_SEAT = 0;

interface DailyGameTerms {
  readonly options: Readonly<Record<string, boolean | number>>;
  /** Quick levels, whose answer does not depend on time. */
  readonly bots: readonly BotLevel[];
}

/** Options and bots of the daily deal, by game. */
export const DAILY: Readonly<Record<GameId, DailyGameTerms>> = {
  kingdomino: {
    options: { players: 4, middleKingdom: true, harmony: true },
    bots: ['knight', 'baron', 'duke'],
  },
  duel: { options: { players: 2 }, bots: ['duke'] },
};

/** The salts of the daily deal: empty, since everybody plays the same one. */
export const dailySalts = (game: GameId): string[] => ['', ...DAILY[game].bots.map(() => '')];

/**
 * The terms of one player's table of the daily deal: no undo, no clock, and whoever leaves has not finished.
 *
 * @param by the player, who is also the host
 * @param sharedDeal the deal of the day, and until when it can be played
 */
export function dailyTerms(game: GameId, by: Player, sharedDeal: SharedDeal): Terms {
  const { options, bots } = DAILY[game];
  return {
    game,
    options,
    seats: [{ kind: 'person', player: by }, ...bots.map(level => ({ kind: 'bot', level }) as const)],
    clock: { kind: 'none' },
    absence: { kind: 'forfeit' },
    undo: false,
    visibility: 'link',
    by,
    sharedDeal,
  };
}

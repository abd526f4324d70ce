/** What is played as the day's deal, at a server and as practice: always the same, so that days can be compared. */
import type { BotLevel, Player, SharedDeal } from '@kingdomino/protocol';
import type { GameId } from '@kingdomino/rules';
import type { Terms } from './command.ts';

/** Where the person sits; the bots sit after it. */
export const DAILY_SEAT = 0;

interface DailyGameTerms {
  readonly options: Readonly<Record<string, boolean | number>>;
  /** Quick levels, whose answer does not depend on time. */
  readonly bots: readonly BotLevel[];
}

export const DAILY: Readonly<Record<GameId, DailyGameTerms>> = {
  kingdomino: {
    options: { players: 4, middleKingdom: true, harmony: true },
    bots: ['knight', 'baron', 'duke'],
  },
  duel: { options: { players: 2 }, bots: ['duke'] },
};

export const dailySalts = (game: GameId): string[] => ['', ...DAILY[game].bots.map(() => '')];

/** Without undo, without a clock until the day is over; who leaves has not finished. */
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

/** Addresses of days. */
import { GAME_IDS, type GameId } from '@kingdomino/rules';

/** The day of the address `/daily/duel-2026-11-16`, if it is one. */
export function readDailyAddress(text: string): { readonly game: GameId; readonly day: string } | undefined {
  const game = GAME_IDS.find(id => text.startsWith(`${id}-`));
  const day = game && text.slice(game.length + 1);
  return game && day && /^\d{4}-\d\d-\d\d$/.test(day) && Number.isFinite(Date.parse(day))
    ? { game, day }
    : undefined;
}

/** What a chosen bot needs is fetched while the rest of a game is still being chosen. */
import type { Level } from '@kingdomino/bots';
import type { GameId } from '@kingdomino/rules';
import type { Device } from './threads-here.ts';

/** Apart from the page's first load; and not for who pays for every byte: the game may never be played. */
export function prefetchBots(
  level: Level,
  table: { readonly game: GameId; readonly options: Readonly<Record<string, unknown>> },
  { connection }: Device = navigator,
): void {
  if (connection?.saveData) return;
  void import('./bots.ts').then(({ prepareBots }) => prepareBots([level], table)).catch(() => undefined);
}

/** The deal of the day without a server: dealt from the date on this device, for practice. It is not the server's deal. */
import type { GameId } from '@kingdomino/rules';
import { sha256, toHex, utf8 } from '@kingdomino/rules/hashing';
import { DAILY, dailySalts } from '@kingdomino/table';
import { createGame } from '../local/create-game.ts';

/** Answers with the address of the game. */
export function startPractice(game: GameId, day: string): string {
  const deal = `practice-${game}-${day}`;
  const { options, bots } = DAILY[game];
  const seats = [{ kind: 'me', name: '' } as const, ...bots.map(level => ({ kind: 'bot', level }) as const)];
  const seed = toHex(sha256(utf8(`kingdomino-${deal}`)));
  return `/play/${createGame(game, options, seats, { seed, sharedDeal: { deal, salts: dailySalts(game), known: true } })}`;
}

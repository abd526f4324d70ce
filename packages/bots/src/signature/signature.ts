/**
 * What all bots play in fixed positions, as a few characters: equal before and after a change that is not meant to
 * change play. Budgets are simulations, never time, so that every machine comes to the same.
 */
import { type GameId, Random } from '@kingdomino/rules';
import { sha256, utf8 } from '@kingdomino/rules/hashing';
import { botNamed, botNames } from '../registry.ts';
import { type BenchPosition, benchPositions } from './positions.ts';

/** What one bot plays in the fixed positions of a game. */
export interface BotSignature {
  readonly game: GameId;
  readonly bot: string;
  readonly simulations: number;
  /** Of the moves chosen in all positions. */
  readonly hash: string;
}

/** Enough for races with several rounds; the others play whole games in a simulation. */
const SIMULATIONS: Readonly<Record<string, number>> = { grandmaster: 60 };
const USUAL_SIMULATIONS = 10;
const HASH_BYTES = 4;

/**
 * One for each bot of a game.
 *
 * @param id the game
 * @example
 * const signatures = await botSignatures('duel');
 */
export async function botSignatures(id: GameId): Promise<BotSignature[]> {
  const positions = benchPositions(id);
  const signatures: BotSignature[] = [];
  for (const bot of botNames(id)) signatures.push({ game: id, bot, ...(await signatureOf(bot, positions)) });
  return signatures;
}

/**
 * All of them in one line.
 *
 * @param signatures of all bots of both games
 * @example
 * signatureLine(signatures); // 'Bench: 6269 0badcafe'
 */
export function signatureLine(signatures: readonly BotSignature[]): string {
  const simulations = signatures.reduce((sum, each) => sum + each.simulations, 0);
  const all = signatures.map(({ game, bot, hash }) => `${game} ${bot} ${hash}`).join('\n');
  return `Bench: ${simulations} ${hashOf(all)}`;
}

async function signatureOf(
  name: string,
  positions: readonly BenchPosition[],
): Promise<Pick<BotSignature, 'simulations' | 'hash'>> {
  const bot = botNamed(name);
  const budget = { simulations: SIMULATIONS[name] ?? USUAL_SIMULATIONS };
  const played: string[] = [];
  let simulations = 0;
  for (const [index, { game, state, seat, moves }] of positions.entries()) {
    await bot.prepare?.(game, state);
    const thought = { budget, random: new Random(index + 1), isStopped: () => false, moves };
    const turn = bot.choose(game, state, seat, thought);
    played.push([turn.move, ...(turn.rest ?? [])].map(move => game.format(move)).join(' '));
    simulations += turn.simulations ?? 0;
  }
  return { simulations, hash: hashOf(played.join('\n')) };
}

function hashOf(text: string): string {
  return Array.from(sha256(utf8(text)).subarray(0, HASH_BYTES), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

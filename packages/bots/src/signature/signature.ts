/**
 * What all bots play in fixed positions, as a few characters: equal before and after a change that is not meant to
 * change play. Budgets are simulations, never time, so that every machine comes to the same.
 */
import { type GameId, Random, readMove, sha256, utf8 } from '@kingdomino/rules';
import type { Bot } from '../bot.ts';
import { botNamed, botNames } from '../registry.ts';
import { type BenchPosition, benchPositions } from './positions.ts';

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

/** One for each bot of a game. */
export async function botSignatures(id: GameId): Promise<BotSignature[]> {
  const positions = benchPositions(id);
  const signatures: BotSignature[] = [];
  for (const bot of botNames(id)) signatures.push({ game: id, bot, ...(await signatureOf(bot, positions)) });
  return signatures;
}

/** All of them in one line. */
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
  for (const [index, position] of positions.entries()) {
    await bot.prepare?.(position.game, position.state);
    const turn = playTurn(bot, position, { budget, random: new Random(index + 1), isStopped: () => false });
    played.push(turn.moves.join(' '));
    simulations += turn.simulations;
  }
  return { simulations, hash: hashOf(played.join('\n')) };
}

/** The move, and those that follow in the same turn. */
function playTurn(
  bot: Bot,
  { game, state, moves }: BenchPosition,
  thought: Parameters<Bot['choose']>[3],
): { moves: string[]; simulations: number } {
  const after = game.copy(state);
  const seat = game.toAct(after) as number;
  const played: string[] = [];
  let simulations = 0;
  do {
    const choice = bot.choose(game, after, seat, { ...thought, moves: [...moves, ...played] });
    const move = readMove(game, after, choice.move);
    if (!move.ok) throw new Error(`${bot.spec} played ${choice.move}: ${move.error.text}`);
    game.advance(after, move.value);
    played.push(choice.move);
    simulations += choice.simulations ?? 0;
    // a king's turn ends with its pick, even where the next king is of the same seat
  } while (game.toAct(after) === seat && !played.at(-1)!.startsWith('pick:'));
  return { moves: played, simulations };
}

function hashOf(text: string): string {
  return Array.from(sha256(utf8(text)).subarray(0, HASH_BYTES), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Counts of move sequences: the classic way to find out whether two rule engines agree. */
import type { Dealer } from './kernel/dealer.ts';
import type { Game, GameTypes } from './kernel/game.ts';
import { checkWhole } from './kernel/misuse.ts';

/** Deeper counts would take years. */
const DEEPEST = 12;

/**
 * How many sequences of decisions there are. The dealer plays draws and rolls on the way; they do not count as decisions,
 * so that the numbers stay comparable. A game that ends early counts as one sequence.
 *
 * @param game the game that is played
 * @param state where to begin
 * @param depth how many decisions
 * @param dealer makes a dealer whenever chance is to move
 * @example
 * perft(game, game.start({ players: 2 }), 3, () => dealerFromText('perft'));
 */
export function perft<Types extends GameTypes>(
  game: Game<string, Types>,
  state: Types['state'],
  depth: number,
  dealer: () => Dealer,
): number {
  checkWhole(depth, 0, DEEPEST, 'the depth');
  const here = afterChance(game, state, dealer);
  const count = game.countMoves(here);
  if (depth === 0 || count === 0) return 1;
  if (depth === 1) return count;
  let total = 0;
  for (let index = 0; index < count; index++) {
    total += perft(game, game.play(here, game.moveAt(here, index)), depth - 1, dealer);
  }
  return total;
}

/**
 * The same as `perft`, split by the first decision: compare two implementations to find the move on which they differ.
 *
 * @param game the game that is played
 * @param state where to begin
 * @param depth how many decisions
 * @param dealer makes a dealer whenever chance is to move
 * @returns the number of sequences, by the text of the first move
 * @example
 * perftDivide(game, state, 2, () => dealerFromText('perft')).get('pick:17');
 */
export function perftDivide<Types extends GameTypes>(
  game: Game<string, Types>,
  state: Types['state'],
  depth: number,
  dealer: () => Dealer,
): Map<string, number> {
  checkWhole(depth, 0, DEEPEST, 'the depth');
  const here = afterChance(game, state, dealer);
  const counts = new Map<string, number>();
  if (depth === 0) return counts;
  for (let index = 0; index < game.countMoves(here); index++) {
    const move = game.moveAt(here, index);
    counts.set(game.format(move), perft(game, game.play(here, move), depth - 1, dealer));
  }
  return counts;
}

/** Every chance move here is the dealer's first: the same draw whatever was played before. */
function afterChance<Types extends GameTypes>(
  game: Game<string, Types>,
  state: Types['state'],
  dealer: () => Dealer,
): Types['state'] {
  let here = state;
  for (const dealt = dealer(); game.toAct(here) === 'chance'; )
    here = game.play(here, dealt.next(game, here));
  return here;
}

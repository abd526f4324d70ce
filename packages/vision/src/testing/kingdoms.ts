/** Kingdoms as games leave them, as labels in a grid. */
import { dealerFromText, GAMES, playGame } from '@kingdomino/rules';
import type { Kingdom } from '@kingdomino/rules/kingdomino';
import type { Grid } from '../reading/consistent-reading.ts';
import { CASTLE, EMPTY, LABELS, labelOf } from '../reading/labels.ts';

export interface Laid extends Grid {
  readonly labels: readonly number[];
}

/** The kingdoms of a game played by chance. */
export function kingdomsOf(seed: string, mightyDuel = false): Laid[] {
  const game = GAMES.kingdomino;
  const dealer = dealerFromText(`${seed}-padded-to-some-length`);
  let turn = 0;
  const { state } = playGame(game, { players: 2, mightyDuel }, dealer, position =>
    game.moveAt(position, (turn++ * 7919) % game.countMoves(position)),
  );
  return state.kingdoms.map(laidOf);
}

function laidOf(kingdom: Kingdom): Laid {
  const squares = kingdom.squares();
  const xs = [0, ...squares.map(({ x }) => x)];
  const ys = [0, ...squares.map(({ y }) => y)];
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  const [columns, rows] = [Math.max(...xs) - west + 1, Math.max(...ys) - north + 1];
  const labels = Array.from({ length: columns * rows }, () => EMPTY);
  labels[-north * columns - west] = CASTLE;
  for (const square of squares) labels[(square.y - north) * columns + square.x - west] = labelOf(square);
  return { columns, rows, labels };
}

/** What a net would say that is sure of these labels; `doubts` name squares where it would rather say something else. */
export function chancesOf(
  labels: readonly number[],
  doubts: readonly { readonly square: number; readonly rather: number; readonly by: number }[] = [],
): Float32Array {
  const chances = new Float32Array(labels.length * LABELS).fill(-20);
  for (const [square, label] of labels.entries()) chances[square * LABELS + label] = -0.1;
  for (const { square, rather, by } of doubts) {
    chances[square * LABELS + labels[square]!] = -0.1 - by;
    chances[square * LABELS + rather] = -0.1;
  }
  return chances;
}

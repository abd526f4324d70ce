/** Checks whether a finished game was dealt as promised: seed, players' salts, every draw. */
import { type GameRecord, gameById, readDeal, readRecordedMove, verifyRecord } from '@kingdomino/rules';

/** What was known before the first draw. */
export interface DealPromise {
  readonly commitment: string;
  /** By seat, empty where none came. */
  readonly salts: readonly string[];
}

export interface DealCheck {
  readonly isSeedKept: boolean;
  readonly areSaltsUsed: boolean;
  readonly areDrawsRight: boolean;
  /** How many draws and rolls there were. */
  readonly draws: number;
}

export function checkDeal(record: GameRecord, { commitment, salts }: DealPromise): DealCheck {
  const { deal } = record;
  const isSeedKept = readDeal({ ...deal, commitment }).ok;
  const areSaltsUsed = JSON.stringify(deal?.salts) === JSON.stringify(salts);
  const isRight = deal !== undefined && verifyRecord({ ...record, deal: { ...deal, salts } }).ok;
  return { isSeedKept, areSaltsUsed, areDrawsRight: isRight, draws: countDraws(record) };
}

function countDraws({ game: id, options, moves }: GameRecord): number {
  const game = gameById(id);
  const read = game.readOptions(options);
  if (!read.ok) return 0;
  const state = game.start(read.value);
  let draws = 0;
  for (const text of moves) {
    const move = readRecordedMove(game, state, text);
    if (!move.ok) return draws;
    if (game.toAct(state) === 'chance') draws++;
    game.advance(state, move.value);
  }
  return draws;
}

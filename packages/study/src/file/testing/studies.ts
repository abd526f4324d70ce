/** Studies of random games, edited at random. */
import { type GameId, type GameRecord, gameById, Random } from '@kingdomino/rules';
import fc from 'fast-check';
import { randomGame } from '../../testing/games.ts';
import {
  type Cursor,
  comment,
  lineAt,
  playMove,
  promote,
  removeBranch,
  rename,
  takeBack,
} from '../edit-study.ts';
import { readStudy } from '../read-study.ts';
import type { Study } from '../study.ts';
import { positionAfter } from '../study-start.ts';

export const RECORDS: Readonly<Record<GameId, GameRecord>> = {
  kingdomino: randomGame('kingdomino', { players: 2 }),
  duel: randomGame('duel', {}),
};

export function studyOf(id: GameId): Study {
  const read = readStudy(RECORDS[id]);
  if (!read.ok) throw new Error(read.error.text);
  return read.value;
}

/** A legal move after the first moves of a line, chance's included. */
export function someMove(study: Study, { path, at }: Cursor, random: Random): string | undefined {
  const game = gameById(study.game);
  const replayed = positionAfter(study, lineAt(study, path).moves.slice(0, at));
  if (!replayed.ok) throw new Error(replayed.error.text);
  const state = replayed.value.state as Parameters<typeof game.countMoves>[0];
  const count = game.countMoves(state);
  return count === 0 ? undefined : game.format(game.moveAt(state, random.below(count)));
}

/** A path to some line of the study. */
function somePath(study: Study, random: Random): number[] {
  const path: number[] = [];
  for (;;) {
    const { branches } = lineAt(study, path);
    if (branches.length === 0 || random.below(3) === 0) return path;
    path.push(random.below(branches.length));
  }
}

const TEXTS = ['', 'why not?', 'Größe, 王国, 🏰', '"quoted"\n\\', '\u0000', '\ud800 half a character'];

/** Anything that somebody may do with a study, at random. */
export function edit(study: Study, random: Random): Study {
  const path = somePath(study, random);
  const line = lineAt(study, path);
  const cursor = { path, at: random.below(line.moves.length + 1) };
  const text = TEXTS[random.below(TEXTS.length)]!;
  switch (random.below(8)) {
    case 0:
      return rename(study, path, text);
    case 1:
      return comment(study, cursor, text);
    case 2:
      return path.length > 0 ? removeBranch(study, path) : study;
    case 3:
      return path.length > 0 ? promote(study, path).study : study;
    case 4:
      return takeBack(study, { path, at: line.moves.length }).study;
    default: {
      const move = someMove(study, cursor, random);
      return move === undefined ? study : playMove(study, cursor, move).study;
    }
  }
}

export function edited(id: GameId, seed: number, edits: number): Study {
  const random = new Random(seed);
  let study = studyOf(id);
  for (let made = 0; made < edits; made++) study = edit(study, random);
  return study;
}

export const studies = fc
  .record({ id: fc.constantFrom<GameId>('kingdomino', 'duel'), seed: fc.nat(), edits: fc.nat(25) })
  .map(({ id, seed, edits }) => edited(id, seed, edits));

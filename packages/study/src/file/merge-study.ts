/** Two studies of one game as one: whoever is sent a study loses nothing of his own. */
import { gameById } from '@kingdomino/rules';
import { type Cursor, comment, commentAt, type Edited, lineAt, playMove, rename } from './edit-study.ts';
import { readStudy } from './read-study.ts';
import type { Study } from './study.ts';

/**
 * The first study with everything from the second that it has not: lines, and names and comments where it has none. Undefined
 * where they are not of one game, or where both together are more than a study can have.
 *
 * @param mine whose names and comments stay
 * @param theirs what was sent
 * @example
 * const both = mergeStudies(mine, theirs) ?? mine;
 */
export function mergeStudies(mine: Study, theirs: Study): Study | undefined {
  const isSame =
    mine.game === theirs.game &&
    mine.format === theirs.format &&
    optionsOf(mine) === optionsOf(theirs) &&
    mine.study.from === theirs.study.from &&
    JSON.stringify(mine.moves) === JSON.stringify(theirs.moves);
  if (!isSame) return undefined;
  const merged = withLine(mine, theirs, []);
  return readStudy(merged).ok ? merged : undefined;
}

/** Completed, so that what is left out is what it is usually. */
function optionsOf({ game: id, options }: Study): string {
  const game = gameById(id);
  const read = game.readOptions(options);
  return JSON.stringify(read.ok ? game.writeOptions(read.value) : options);
}

function withLine(mine: Study, theirs: Study, path: readonly number[]): Study {
  const line = lineAt(theirs, path);
  let edited: Edited = { study: mine, cursor: { path: [], at: 0 } };
  const cursors: Cursor[] = [edited.cursor];
  for (const move of line.moves) {
    edited = playMove(edited.study, edited.cursor, move);
    cursors.push(edited.cursor);
  }
  let { study } = edited;
  const own = edited.cursor.path;
  // a branch that goes on with another's moves has no name of its own
  if (line.name !== undefined && lineAt(study, own).name === undefined && own.length === path.length)
    study = rename(study, own, line.name);
  for (const [at, text] of Object.entries(line.comments)) {
    const cursor = cursors[Number(at)]!;
    if (commentAt(study, cursor) === undefined) study = comment(study, cursor, text);
  }
  for (const index of line.branches.keys()) study = withLine(study, theirs, [...path, index]);
  return study;
}

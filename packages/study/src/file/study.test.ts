import { readFileSync } from 'node:fs';
import {
  formatPosition,
  type GameId,
  type GameRecord,
  gameById,
  parsePosition,
  parseRecord,
  Random,
  verifyRecord,
} from '@kingdomino/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomGame } from '../testing/games.ts';
import {
  type Cursor,
  comment,
  commentAt,
  lineAt,
  playMove,
  promote,
  removeBranch,
  rename,
  takeBack,
} from './edit-study.ts';
import { mergeStudies } from './merge-study.ts';
import { formatStudy, parseStudy, readStudy } from './read-study.ts';
import { LIMITS, type Study } from './study.ts';
import { formatStudyLink, parseStudyLink } from './study-link.ts';
import { positionAfter, studyOfPosition } from './study-start.ts';

const RECORDS: Readonly<Record<GameId, GameRecord>> = {
  kingdomino: randomGame('kingdomino', { players: 2 }),
  duel: randomGame('duel', {}),
};

function studyOf(id: GameId): Study {
  const read = readStudy(RECORDS[id]);
  if (!read.ok) throw new Error(read.error.text);
  return read.value;
}

/** A legal move after the first moves of a line, chance's included. */
function someMove(study: Study, { path, at }: Cursor, random: Random): string | undefined {
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
function edit(study: Study, random: Random): Study {
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

function edited(id: GameId, seed: number, edits: number): Study {
  const random = new Random(seed);
  let study = studyOf(id);
  for (let made = 0; made < edits; made++) study = edit(study, random);
  return study;
}

const studies = fc
  .record({ id: fc.constantFrom<GameId>('kingdomino', 'duel'), seed: fc.nat(), edits: fc.nat(25) })
  .map(({ id, seed, edits }) => edited(id, seed, edits));

describe('whatever is done with a study', () => {
  test('it stays one, and the game in it as it was played', () => {
    fc.assert(
      fc.property(studies, study => {
        const read = readStudy(study);
        expect(read).toEqual({ ok: true, value: study });
        expect(study.moves).toEqual(RECORDS[study.game].moves);
      }),
      { numRuns: 40 },
    );
  });

  test('it comes back from its text, and readers of records find the game in it', () => {
    fc.assert(
      fc.property(studies, study => {
        const text = formatStudy(study);
        expect(parseStudy(text)).toEqual({ ok: true, value: study });
        const record = parseRecord(text);
        if (!record.ok) throw new Error(record.error.text);
        expect(verifyRecord(record.value).ok).toBe(true);
        expect(record.value.moves).toEqual(RECORDS[study.game].moves);
      }),
      { numRuns: 20 },
    );
  });

  test('it comes back from its link, but for the names at the table', () => {
    fc.assert(
      fc.property(studies, study => {
        const link = formatStudyLink(study);
        if (!link.ok) throw new Error(link.error.text);
        expect(link.value).toMatch(/^[\w~.-]+$/);
        const { players: _, ...rest } = study;
        expect(parseStudyLink(link.value)).toEqual({ ok: true, value: rest });
      }),
      { numRuns: 20 },
    );
  });
});

describe('going on and back', () => {
  const start = studyOf('kingdomino');
  const other = (study: Study, cursor: Cursor, seed: number) => {
    const played = lineAt(study, cursor.path).moves[cursor.at];
    for (let next = seed; ; next++) {
      const move = someMove(study, cursor, new Random(next))!;
      if (move !== played) return move;
    }
  };

  test('the moves of the game lead along it, others make a branch, and again lead along that', () => {
    const along = playMove(start, { path: [], at: 3 }, start.moves[3]!);
    expect(along).toEqual({ study: start, cursor: { path: [], at: 4 } });
    const move = other(start, { path: [], at: 12 }, 1);
    const first = playMove(start, { path: [], at: 12 }, move);
    expect(first.cursor).toEqual({ path: [0], at: 13 });
    expect(lineAt(first.study, [0]).moves).toEqual([...start.moves.slice(0, 12), move]);
    expect(playMove(first.study, { path: [], at: 12 }, move)).toEqual(first);
    const next = other(first.study, first.cursor, 2);
    const second = playMove(first.study, first.cursor, next);
    expect(second.cursor).toEqual({ path: [0], at: 14 });
    expect(second.study.study.branches![0]!.moves).toEqual([move, next]);
    // the branch begins here: another move is a branch of the line before
    const third = playMove(
      second.study,
      { path: [0], at: 12 },
      other(second.study, { path: [0], at: 12 }, 9),
    );
    expect(third.cursor.path).toEqual([1]);
  });

  test('taking back forgets the last move of a branch, then the branch, but nothing that was played or noted', () => {
    const move = other(start, { path: [], at: 12 }, 1);
    const first = playMove(start, { path: [], at: 12 }, move);
    const second = playMove(first.study, first.cursor, other(first.study, first.cursor, 2));
    const back = takeBack(second.study, second.cursor);
    expect(back).toEqual(first);
    expect(takeBack(back.study, back.cursor)).toEqual({ study: start, cursor: { path: [], at: 12 } });
    expect(takeBack(start, { path: [], at: 12 })).toEqual({ study: start, cursor: { path: [], at: 11 } });
    expect(takeBack(start, { path: [], at: 0 }).cursor.at).toBe(0);
    const noted = comment(first.study, first.cursor, 'aha');
    expect(takeBack(noted, first.cursor)).toEqual({ study: noted, cursor: { path: [], at: 12 } });
  });

  test('comments belong to positions: before a branch, to the line it leaves', () => {
    const first = playMove(start, { path: [], at: 12 }, other(start, { path: [], at: 12 }, 1));
    const said = comment(first.study, { path: [0], at: 12 }, 'here');
    expect(said.study.comments).toEqual({ 12: 'here' });
    expect(commentAt(said, { path: [0], at: 12 })).toBe('here');
    expect(commentAt(said, first.cursor)).toBeUndefined();
    expect(comment(said, { path: [], at: 12 }, '')).toEqual(first.study);
    expect(rename(rename(start, [], 'mine'), [], '')).toEqual(start);
  });

  test('a branch changes places with what its branch went on with; on the game itself it comes first', () => {
    const one = playMove(start, { path: [], at: 12 }, other(start, { path: [], at: 12 }, 1));
    const two = playMove(one.study, one.cursor, other(one.study, one.cursor, 2));
    const inner = playMove(two.study, one.cursor, other(two.study, one.cursor, 30));
    expect(inner.cursor.path).toEqual([0, 0]);
    const named = rename(inner.study, [0, 0], 'better');
    const up = promote(named, [0, 0]);
    expect(up.path).toEqual([0]);
    expect(lineAt(up.study, [0]).moves).toEqual(lineAt(named, [0, 0]).moves);
    expect(lineAt(up.study, [0, 0]).moves).toEqual(lineAt(named, [0]).moves);
    expect(lineAt(up.study, [0]).name).toBe('better');
    const last = playMove(up.study, { path: [], at: 20 }, other(up.study, { path: [], at: 20 }, 5));
    const first = promote(last.study, [1]);
    expect(first.path).toEqual([0]);
    expect(lineAt(first.study, [0]).at).toBe(20);
    expect(() => promote(start, [])).toThrow('as it was played');
    expect(() => removeBranch(start, [3])).not.toThrow();
    expect(() => lineAt(start, [3])).toThrow('no branch 3');
  });
});

describe('what is no study', () => {
  const study = studyOf('kingdomino');
  const branch = { at: 12, moves: [study.moves[12]!] };
  const withTree = (tree: object) => ({ ...study, study: { format: 'kingdomino-study/1', ...tree } });

  test.each([
    ['an earlier format', { ...study, study: { format: 'kingdomino-study/0' } }, 'study.format'],
    ['a study that is a text', { ...study, study: 'x' }, 'study'],
    ['a branch beyond the game', withTree({ branches: [{ ...branch, at: 999 }] }), 'study.branches[0].at'],
    ['a branch at half a move', withTree({ branches: [{ ...branch, at: 1.5 }] }), 'study.branches[0].at'],
    ['a branch without moves', withTree({ branches: [{ at: 3, moves: [] }] }), 'study.branches[0].moves'],
    [
      'an illegal move',
      withTree({ branches: [{ at: 12, moves: ['pick:1'] }] }),
      'study.branches[0].moves[0]',
    ],
    ['a move that is none', withTree({ branches: [{ at: 12, moves: [7] }] }), 'study.branches[0].moves[0]'],
    [
      'a branch that begins where its own does',
      withTree({ branches: [{ ...branch, branches: [branch] }] }),
      'study.branches[0].branches[0].at',
    ],
    ['branches that are none', withTree({ branches: {} }), 'study.branches'],
    ['a comment nowhere', withTree({ comments: { 999: 'x' } }), 'study.comments["999"]'],
    ['a comment at a word', withTree({ comments: { first: 'x' } }), 'study.comments["first"]'],
    ['a comment that is a number', withTree({ comments: { 1: 2 } }), 'study.comments["1"]'],
    ['a long name', withTree({ name: 'x'.repeat(LIMITS.name + 1) }), 'study.name'],
    ['a wrong game', { ...study, moves: [...study.moves.slice(0, 20), 'pick:1'] }, 'moves[20]'],
    ['no record at all', 7, ''],
  ])('%s is refused with its place', (_, raw, where) => {
    const read = readStudy(raw);
    expect(read).toMatchObject({ ok: false, error: { code: 'bad-study', where } });
    if (!read.ok) expect(read.error.text.startsWith(where)).toBe(true);
  });

  test('too many branches, and branches too deep', () => {
    const many = Array.from({ length: LIMITS.branches + 1 }, () => branch);
    expect(readStudy(withTree({ branches: many }))).toMatchObject({
      error: { text: expect.stringContaining('at most') },
    });
    let deep: object = { at: 12 + LIMITS.depth + 1, moves: ['x'] };
    for (let depth = LIMITS.depth; depth > 0; depth--)
      deep = { at: 11 + depth, moves: study.moves.slice(11 + depth, 13 + depth), branches: [deep] };
    expect(readStudy(withTree({ branches: [deep] })).ok).toBe(false);
  });

  test('texts and links that are damaged', () => {
    expect(parseStudy('{')).toMatchObject({ error: { text: 'this is not JSON' } });
    const link = formatStudyLink(edited('kingdomino', 5, 12));
    if (!link.ok) throw new Error(link.error.text);
    const random = new Random(11);
    for (let round = 0; round < 60; round++) {
      const at = random.below(link.value.length);
      const damaged = `${link.value.slice(0, at)}x${link.value.slice(at + 1)}`;
      if (damaged !== link.value) expect(parseStudyLink(damaged).ok).toBe(false);
      expect(parseStudyLink(link.value.slice(0, at)).ok && !link.value.slice(0, at).includes('.')).toBe(
        at === link.value.indexOf('.'),
      );
    }
    expect(parseStudyLink('').ok).toBe(false);
    expect(parseStudyLink('x'.repeat(300_000)).ok).toBe(false);
  });
});

test('a record without a study is one without branches; what writers add is kept', () => {
  const extra = {
    ...RECORDS.kingdomino,
    mood: 'good',
    study: { format: 'kingdomino-study/1', colour: 'red' },
  };
  expect(readStudy(extra)).toEqual({ ok: true, value: extra });
  const golden = JSON.parse(
    readFileSync(new URL('../../../rules/golden/version-1/kingdomino-2.json', import.meta.url), 'utf8'),
  ) as GameRecord[];
  for (const record of golden) expect(readStudy(record).ok).toBe(true);
});

describe('a study of a position', () => {
  const text = 'kingdomino/1 2; place 1; older >3:1 17:0 29:0 41:1; newer 5 12 22 40';
  const position = (given: string) => {
    const read = parsePosition(given);
    if (!read.ok) throw new Error(read.error.text);
    return studyOfPosition(read.value);
  };

  test('is an unbegun game to readers of records, and comes back with its branches from text and link', () => {
    for (const given of [text, 'duel/1 first1; roll; round 0; A 1']) {
      const random = new Random(3);
      let study = position(given);
      for (let made = 0; made < 12; made++) study = edit(study, random);
      expect(study.study.branches).not.toEqual([]);
      expect(parseStudy(formatStudy(study))).toEqual({ ok: true, value: study });
      expect(parseRecord(formatStudy(study))).toMatchObject({ ok: true, value: { moves: [] } });
      const link = formatStudyLink(study);
      expect(link.ok && parseStudyLink(link.value)).toEqual({ ok: true, value: study });
    }
    const bare = formatStudyLink(position(text));
    expect(bare.ok && parseStudyLink(bare.value)).toEqual({ ok: true, value: position(text) });
  });

  test('goes on from there', () => {
    const after = positionAfter(position(text), ['place:3@1,0,E', 'pick:5']);
    expect(after.ok && formatPosition(after.value.game, after.value.state)).toContain('seat1 3@1,0,E');
    expect(positionAfter(position(text), ['pick:5'])).toMatchObject({ ok: false, error: { move: 1 } });
  });

  test.each([
    ['that is none', { from: 'kingdomino/1 2; place 1' }, 'study.from'],
    ['that is a number', { from: 7 }, 'study.from'],
    ['of other options', { from: 'kingdomino/1 3; line' }, 'study.from'],
    ['of the other game', { from: 'duel/1; first; round 0' }, 'study.from'],
  ])('a position %s is refused', (_, tree, where) => {
    const raw = { ...position(text), study: { format: 'kingdomino-study/1', ...tree } };
    expect(readStudy(raw)).toMatchObject({ ok: false, error: { where } });
  });

  test('a position after a game that was played is refused', () => {
    const raw = { ...position(text), moves: ['line:3,17,29,41'] };
    expect(readStudy(raw)).toMatchObject({ ok: false, error: { where: 'moves' } });
  });
});

describe('two studies of one game', () => {
  /** Every line from the start, and every comment with the moves before it. */
  function contents(study: Study, path: readonly number[] = []): string[] {
    const { moves, comments, branches } = lineAt(study, path);
    return [
      moves.join(' '),
      ...Object.entries(comments).map(([at, text]) => `${moves.slice(0, Number(at)).join(' ')} # ${text}`),
      ...branches.flatMap((_, index) => contents(study, [...path, index])),
    ];
  }

  const pairs = fc.record({
    id: fc.constantFrom<GameId>('kingdomino', 'duel'),
    one: fc.nat(),
    two: fc.nat(),
  });

  test('are merged without losing a line of either, or a comment of mine', () => {
    fc.assert(
      fc.property(pairs, ({ id, one, two }) => {
        const [mine, theirs] = [edited(id, one, 12), edited(id, two, 12)];
        const merged = mergeStudies(mine, theirs)!;
        expect(readStudy(merged)).toEqual({ ok: true, value: merged });
        const lines = contents(merged);
        for (const line of contents(mine)) expect(lines.some(each => each.startsWith(line))).toBe(true);
        const found = contents(theirs).filter(line => !line.includes(' # '));
        for (const line of found) expect(lines.some(each => each.startsWith(line))).toBe(true);
        expect(mergeStudies(mine, mine)).toEqual(mine);
      }),
      { numRuns: 15 },
    );
  });

  test('of different games are not merged', () => {
    expect(mergeStudies(studyOf('kingdomino'), studyOf('duel'))).toBeUndefined();
  });
});

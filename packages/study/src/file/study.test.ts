import { readFileSync } from 'node:fs';
import { type GameRecord, parseRecord, Random, verifyRecord } from '@kingdomino/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
import { formatStudy, parseStudy, readStudy } from './read-study.ts';
import { LIMITS, type Study } from './study.ts';
import { formatStudyLink, parseStudyLink } from './study-link.ts';
import { edited, RECORDS, someMove, studies, studyOf } from './testing/studies.ts';

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

/** Changes as data: checked like a study that is read, made again to the same, and nobody loses his place by one. */
import { type GameId, gameById, Random } from '@kingdomino/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomGame } from '../testing/games.ts';
import { applyEdit, checkEdit, relocate, type StudyEdit } from './apply-edit.ts';
import { type Cursor, commentAt, lineAt } from './edit-study.ts';
import { readStudy } from './read-study.ts';
import { type Branch, STUDY_FORMAT, type Study } from './study.ts';
import { positionAfter } from './study-start.ts';

const STUDIES: Readonly<Record<GameId, Study>> = {
  kingdomino: { ...randomGame('kingdomino', { players: 2 }), study: { format: STUDY_FORMAT } },
  duel: { ...randomGame('duel', {}), study: { format: STUDY_FORMAT } },
};

function someMove(study: Study, { path, at }: Cursor, random: Random): string {
  const after = positionAfter(study, lineAt(study, path).moves.slice(0, at));
  if (!after.ok) throw new Error(after.error.text);
  const { state } = after.value;
  const game = gameById(study.game);
  const count = game.countMoves(state as never);
  return count === 0 ? 'none' : game.format(game.moveAt(state as never, random.below(count)));
}

function someCursor(study: Study, random: Random): Cursor {
  const path: number[] = [];
  for (;;) {
    const { branches, moves } = lineAt(study, path);
    if (branches.length === 0 || random.below(3) === 0) return { path, at: random.below(moves.length + 1) };
    path.push(random.below(branches.length));
  }
}

const KINDS = ['play', 'play', 'play', 'takeBack', 'name', 'comment', 'promote', 'remove'] as const;

function someEdit(study: Study, random: Random): StudyEdit {
  const cursor = someCursor(study, random);
  const kind = KINDS[random.below(KINDS.length)]!;
  if (kind === 'play') return { kind, ...cursor, moves: [someMove(study, cursor, random)] };
  return { kind, ...cursor, text: `note ${random.below(9)}` } as StudyEdit;
}

test.each(['kingdomino', 'duel'] as const)(
  'whatever is accepted leaves a study of %s that can be read; equal edits make equal studies',
  id => {
    fc.assert(
      fc.property(fc.nat(), seed => {
        const random = new Random(seed);
        let study = STUDIES[id];
        let again = study;
        for (let round = 0; round < 12; round++) {
          const checked = checkEdit(study, someEdit(study, random));
          if (!checked.ok) continue;
          study = applyEdit(study, checked.value).study;
          again = applyEdit(again, JSON.parse(JSON.stringify(checked.value)) as StudyEdit).study;
        }
        expect(readStudy(study).ok).toBe(true);
        expect(again).toEqual(study);
      }),
      { numRuns: 25 },
    );
  },
);

test('whoever stands somewhere stands at the same position afterwards, or on the way to it', () => {
  fc.assert(
    fc.property(fc.nat(), seed => {
      const random = new Random(seed);
      let study = STUDIES.kingdomino;
      for (let round = 0; round < 12; round++) {
        const cursor = someCursor(study, random);
        const before = lineAt(study, cursor.path).moves.slice(0, cursor.at);
        const checked = checkEdit(study, someEdit(study, random));
        if (!checked.ok) continue;
        const next = applyEdit(study, checked.value).study;
        const place = relocate(study, cursor, next);
        const after = lineAt(next, place.path).moves.slice(0, place.at);
        expect(before.slice(0, after.length)).toEqual(after);
        const isShortened = checked.value.kind === 'remove' || checked.value.kind === 'takeBack';
        if (!isShortened) expect(after).toEqual(before);
        study = next;
      }
    }),
    { numRuns: 40 },
  );
});

const { kingdomino: study } = STUDIES;
const first = study.moves.findIndex(move => move.startsWith('pick:'));
const other = someMove(
  study,
  { path: [], at: first },
  new Random(study.moves[first] === someMove(study, { path: [], at: first }, new Random(1)) ? 2 : 1),
);

test.each<[string, StudyEdit, string]>([
  ['a branch that is not there', { kind: 'remove', path: [0] }, 'there is no such branch'],
  ['the game itself', { kind: 'remove', path: [] }, 'the main line is the game as it was played'],
  ['an illegal move', { kind: 'play', path: [], at: 2, moves: ['pick:49'] }, ''],
  ['nonsense', { kind: 'play', path: [], at: 2, moves: ['__proto__'] }, ''],
  ['a place after the end', { kind: 'comment', path: [], at: 10_000, text: 'x' }, 'the branch is shorter'],
  ['too much', { kind: 'comment', path: [], at: 0, text: 'x'.repeat(4001) }, 'at most 4000 characters'],
  ['a long name', { kind: 'name', path: [], text: 'x'.repeat(201) }, 'at most 200 characters'],
])('refuses %s', (_, edit, text) => {
  const checked = checkEdit(study, edit);
  expect(checked.ok).toBe(false);
  if (!checked.ok) expect(checked.error.text).toContain(text);
});

test('branches that lie too deep are refused', () => {
  const record = randomGame('kingdomino', { players: 2, mightyDuel: true });
  let deep: Study = { ...record, study: { format: STUDY_FORMAT } };
  let cursor: Cursor = { path: [], at: 0 };
  const random = new Random(5);
  for (let step = 0; step < 120; step++) {
    // two ways to go on, and down the second
    for (let way = 0; way < 2; way++) {
      const edit = { kind: 'play', ...cursor, moves: [someMove(deep, cursor, random)] } as const;
      const checked = checkEdit(deep, edit);
      if (!checked.ok) {
        expect(checked.error.text).toBe('branches lie at most 64 deep');
        return;
      }
      const applied = applyEdit(deep, edit);
      deep = applied.study;
      if (way === 1) cursor = applied.cursor!;
    }
  }
  expect.unreachable();
});

test('says where whoever played stands, and keeps the study where nothing is new', () => {
  const played = applyEdit(study, { kind: 'play', path: [], at: first, moves: [other] });
  expect(played.cursor).toEqual({ path: [0], at: first + 1 });
  expect(applyEdit(played.study, { kind: 'play', path: [], at: first, moves: [other] }).study).toBe(
    played.study,
  );
  const noted = applyEdit(study, { kind: 'comment', path: [], at: 3, text: 'why?' }).study;
  expect(commentAt(noted, { path: [], at: 3 })).toBe('why?');
  expect(applyEdit(noted, { kind: 'comment', path: [], at: 3, text: 'why?' }).study).toBe(noted);
  expect(applyEdit(noted, { kind: 'name', path: [], text: '' }).study).toBe(noted);
});

/** Sixty branches in each other, each of two moves that nobody checks here, and how often one of them was read. */
function deepStudy(): {
  readonly study: Study;
  readonly path: readonly number[];
  readonly reads: () => number;
} {
  const path = Array.from({ length: 60 }, () => 0);
  let reads = 0;
  const counted = (branch: Branch): Branch =>
    new Proxy(branch, {
      get: (target, key) => {
        reads++;
        return Reflect.get(target, key) as unknown;
      },
    });
  const tree = path.reduceRight<Branch[]>(
    (branches, _, at) => [counted({ at: at + 1, moves: ['pick:1', 'pick:2'], branches })],
    [],
  );
  const study: Study = { ...STUDIES.kingdomino, study: { format: STUDY_FORMAT, branches: tree } };
  return { study, path, reads: () => reads };
}

test.each<readonly [string, Cursor['at'], StudyEdit['kind']]>([
  ['a comment on what stands before all branches', 0, 'comment'],
  ['a comment in the deepest branch', 61, 'comment'],
  ['a move that is played there already', 0, 'play'],
])('%s is found in one walk, however deep somebody stands', (_, at, kind) => {
  const { study, path, reads } = deepStudy();
  const { moves } = lineAt(study, path);
  applyEdit(study, { kind, path, at, text: 'Why?', moves: [moves[at] ?? 'pick:1'] } as StudyEdit);
  expect(reads()).toBeLessThan(20 * path.length);
});

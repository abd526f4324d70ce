/** The study of a finished game: who leads, who may change it, and what becomes of it. */
import type { CommandRefusal, Player, StudyEdit } from '@kingdomino/protocol';
import { lineAt, readStudy } from '@kingdomino/study';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as refusals from '../refusals.ts';
import { Table } from '../table.ts';
import { over } from '../testing/cases.ts';
import { ann, begunTable, bob, eve } from '../testing/tables.ts';
import { decideStudy, MOST_CHARACTERS, MOST_EDITS, MOST_LEADS, type StudyCommand } from './decide-study.ts';
import { SharedStudy } from './shared-study.ts';

/** Of a table whose link was given to who watches. */
const FINISHED = over().events.map(event =>
  event.type === 'opened' ? { ...event, visibility: 'link' as const } : event,
);
const finished = () => Table.from(FINISHED);

/** With those who are there. */
const lead = (by: Player, here: readonly string[] = [], wants = true): StudyCommand => ({
  type: 'studyLead',
  by,
  lead: wants,
  isGone: player => !here.includes(player),
});
const edit = (by: Player, change: StudyEdit, version = 100_000): StudyCommand => ({
  type: 'studyEdit',
  by,
  version,
  edit: change,
});
const note = (text: string): StudyEdit => ({ kind: 'comment', path: [], at: 2, text });

function doAll(table: Table, ...commands: readonly StudyCommand[]): Table {
  for (const command of commands) {
    const decision = decideStudy(table, command, table.changedAt + 1);
    if (!decision.ok) throw new Error(decision.error.text);
    table.append(...decision.value);
  }
  return table;
}

function comesTo(table: Table, command: StudyCommand): CommandRefusal | readonly string[] {
  const decision = decideStudy(table, command, 1);
  return decision.ok ? decision.value.map(({ type }) => type) : decision.error;
}

/** The branch that leaves the game with another first pick. */
function otherPick(table: Table): StudyEdit {
  const moves = table.moves.map(({ text }) => text);
  const at = moves.findIndex(move => move.startsWith('pick:'));
  const line = moves.findLast((move, index) => index < at && move.startsWith('line:'))!;
  const free = line.slice('line:'.length).split(',');
  return { kind: 'play', path: [], at, moves: [`pick:${free.find(each => moves[at] !== `pick:${each}`)}`] };
}

describe('the lead', () => {
  test('of a game that anybody may watch is not for strangers; who played may lead', () => {
    const table = over();
    expect(comesTo(table, lead(eve))).toEqual(refusals.NOT_INVITED);
    expect(comesTo(table, lead(bob))).toEqual(['led']);
    expect(comesTo(doAll(table, lead(bob)), edit(eve, note('so')))).toEqual(refusals.NOT_LEADER);
  });

  test('is of who opens it, and of one only', () => {
    const table = doAll(finished(), lead(eve));
    expect(new SharedStudy(table).leader).toEqual(eve);
    expect(comesTo(table, lead(eve))).toEqual([]);
    const watcher = { id: 'kim', name: 'Kim' };
    expect(comesTo(table, lead(watcher, ['eve']))).toEqual(refusals.LEADER_IS_HERE);
  });

  test('is taken from who is gone, and not from who is there', () => {
    const table = doAll(finished(), lead(ann));
    expect(comesTo(table, lead(bob, ['bob']))).toEqual(['led']);
    expect(comesTo(table, lead(bob, ['ann', 'bob']))).toEqual(refusals.LEADER_IS_HERE);
  });

  test('is let go, and then free for anybody', () => {
    const table = doAll(finished(), lead(ann), lead(ann, ['ann'], false));
    expect(new SharedStudy(table).leader).toBeUndefined();
    expect(comesTo(table, lead(ann, [], false))).toEqual([]);
    expect(comesTo(table, lead(eve, ['ann', 'eve']))).toEqual(['led']);
    expect(comesTo(table, lead(bob, [], false))).toEqual([]);
  });

  test('is taken by who played from who only watched', () => {
    const table = doAll(finished(), lead(eve));
    expect(comesTo(table, lead(ann, ['eve', 'ann']))).toEqual(['led']);
  });

  test('does not change for ever', () => {
    const table = finished();
    for (let count = 0; count < MOST_LEADS / 2; count++) doAll(table, lead(eve), lead(eve, [], false));
    expect(comesTo(table, lead(eve))).toEqual(refusals.tooManyLeads(MOST_LEADS));
  });

  test('there is none before the game is over', () => {
    expect(comesTo(begunTable(), lead(ann))).toEqual(refusals.NOT_OVER);
    expect(comesTo(begunTable(), edit(ann, note('so')))).toEqual(refusals.NOT_OVER);
  });
});

describe('an edit', () => {
  test('is made by who leads and by who played', () => {
    const table = doAll(finished(), lead(eve), edit(eve, note('so')), edit(bob, otherPick(finished())));
    const { study } = new SharedStudy(table);
    expect(study.study.comments).toEqual({ 2: 'so' });
    expect(study.study.branches).toHaveLength(1);
    expect(readStudy(study).ok).toBe(true);
    expect(comesTo(table, edit({ id: 'kim', name: 'Kim' }, note('no')))).toEqual(refusals.NOT_LEADER);
  });

  test('that changes nothing is nothing, and one that cannot be is refused', () => {
    const table = doAll(finished(), edit(ann, note('so')));
    expect(comesTo(table, edit(bob, note('so')))).toEqual([]);
    const illegal: StudyEdit = { kind: 'play', path: [], at: 2, moves: ['pick:49'] };
    expect(comesTo(table, edit(bob, illegal))).toMatchObject({ code: 'illegal' });
    const nowhere: StudyEdit = { kind: 'remove', path: [3] };
    expect(comesTo(table, edit(bob, nowhere))).toEqual(refusals.badEdit('there is no such branch'));
  });

  test('must have seen the one before', () => {
    const table = doAll(finished(), edit(ann, note('so')));
    const { version } = table;
    expect(comesTo(table, edit(bob, note('no'), version - 1))).toEqual(refusals.stale(version, version - 1));
    doAll(table, lead(ann));
    expect(comesTo(table, edit(bob, note('no'), version))).toEqual(['studied']);
  });

  test('is the last one some day', () => {
    const table = finished();
    const at = table.changedAt;
    const long = Array.from({ length: MOST_EDITS }, (_, index) => ({
      type: 'studied' as const,
      at,
      by: ann,
      edit: note(String(index)),
    }));
    table.append(...long);
    expect(comesTo(table, edit(ann, note('x')))).toEqual(refusals.STUDY_IS_FULL);
    const wordy = finished();
    const words = 2000;
    for (let count = 0; count < MOST_CHARACTERS / words; count++)
      wordy.append({ type: 'studied', at, by: ann, edit: note(String(count).padEnd(words, '.')) });
    expect(comesTo(wordy, edit(ann, note('x')))).toEqual(refusals.STUDY_IS_FULL);
  });
});

test('any commands in any order: nothing throws, one leads, and the events alone make the same study', () => {
  const players = fc.constantFrom(ann, bob, eve);
  const places = { path: fc.array(fc.nat(2), { maxLength: 2 }), at: fc.nat(8) };
  const moves = fc.array(fc.constantFrom('pick:1', 'pick:5', 'king:0', 'king:1', 'x'), {
    minLength: 1,
    maxLength: 3,
  });
  const edits: fc.Arbitrary<StudyEdit> = fc.oneof(
    fc.record({ kind: fc.constant('play' as const), ...places, moves }),
    fc.constant(otherPick(finished())),
    fc.record({ kind: fc.constant('takeBack' as const), ...places }),
    fc.record({ kind: fc.constant('comment' as const), ...places, text: fc.string({ maxLength: 9 }) }),
    fc.record({ kind: fc.constant('name' as const), path: places.path, text: fc.string({ maxLength: 9 }) }),
    fc.record({ kind: fc.constantFrom('promote' as const, 'remove' as const), path: places.path }),
  );
  const commands: fc.Arbitrary<StudyCommand> = fc.oneof(
    fc.tuple(players, fc.array(players), fc.boolean()).map(([by, here, wants]) =>
      lead(
        by,
        here.map(({ id }) => id),
        wants,
      ),
    ),
    fc.tuple(players, edits).map(([by, change]) => edit(by, change)),
  );
  fc.assert(
    fc.property(fc.array(commands, { maxLength: 25 }), list => {
      const table = finished();
      const shared = new SharedStudy(table);
      for (const command of list) {
        const before = JSON.stringify(table.events);
        const decision = decideStudy(table, command, table.changedAt);
        expect(JSON.stringify(table.events)).toBe(before);
        if (decision.ok) table.append(...decision.value);
        shared.catchUp(table);
      }
      expect(new SharedStudy(Table.from(table.events)).study).toEqual(shared.study);
      expect(readStudy(shared.study).ok).toBe(true);
      expect(lineAt(shared.study, []).moves).toEqual(table.moves.map(({ text }) => text));
    }),
    { numRuns: 60 },
  );
});

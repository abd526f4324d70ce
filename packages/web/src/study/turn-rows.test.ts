import { dealerFromText, GAME_IDS, gameById, playGame, writeRecord } from '@kingdomino/rules';
import { readStudy } from '@kingdomino/study';
import { expect, test, vi } from 'vitest';
import { StudySource } from './study-source.ts';
import { turnRows } from './turn-rows.ts';

vi.mock('../app/i18n/language.ts', () => import('../app/i18n/testing/english.ts'));

test.each(GAME_IDS)('every move of %s belongs to one turn, and no turn to two seats', id => {
  const game = gameById(id);
  const { state, moves } = playGame(game, { players: 2 }, dealerFromText('rows'), now => game.moveAt(now, 0));
  const study = readStudy(writeRecord(game, state, moves));
  if (!study.ok) throw new Error(study.error.text);
  const { played } = new StudySource(study.value).variation.value;
  const rows = turnRows(played);
  const covered = rows.flatMap(({ at, length }) => Array.from({ length }, (_, index) => at + index));
  expect(covered).toEqual([...played.keys()].filter(at => played[at]!.by !== 'chance'));
  for (const { at, length, by } of rows)
    expect(new Set(played.slice(at, at + length).map(move => move.by))).toEqual(new Set([by]));
  for (const { at, length } of rows)
    if (length === 2)
      expect(played.slice(at, at + 2).map(({ move }) => move.kind)).toEqual(['place', 'pick']);
  const placedAndPicked = played.filter(
    ({ move }, at) => move.kind === 'place' && played[at + 1]?.move.kind === 'pick',
  );
  expect(rows.filter(({ length }) => length === 2)).toHaveLength(placedAndPicked.length);
});

/** A study that begins with a position and not with a game. */
import { formatPosition, parsePosition, parseRecord, Random } from '@kingdomino/rules';
import { describe, expect, test } from 'vitest';
import { formatStudy, parseStudy, readStudy } from './read-study.ts';
import { formatStudyLink, parseStudyLink } from './study-link.ts';
import { positionAfter, studyOfPosition } from './study-start.ts';
import { edit } from './testing/studies.ts';

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

import type { GameId } from '@kingdomino/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineAt } from './edit-study.ts';
import { mergeStudies } from './merge-study.ts';
import { readStudy } from './read-study.ts';
import type { Study } from './study.ts';
import { edited, studyOf } from './testing/studies.ts';

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

  test('of the same moves under other options or in another version are not merged', () => {
    const { result: _, ...played } = studyOf('kingdomino');
    const mine = { ...played, moves: [] };
    const options = { ...mine.options };
    expect(mergeStudies(mine, { ...mine, options: { ...options, dynasty: false } })).toEqual(mine);
    expect(mergeStudies(mine, { ...mine, options: { ...options, harmony: true } })).toBeUndefined();
    expect(mergeStudies(mine, { ...mine, format: 'kingdomino-record/1' })).toBeUndefined();
  });
});

/** A table of refused moves, each with a legal twin: what both games test their refusals with. */
import { describe, expect, test } from 'vitest';
import type { Game, GameTypes } from '../kernel/game.ts';
import type { Refusal } from '../kernel/result.ts';
import { verdict } from './playing.ts';

/** A refused move, and a legal twin in the same position where there is one. */
export type RefusalCase<Types extends GameTypes> = readonly [
  rule: string,
  code: Types['refusal'],
  state: Types['state'],
  refused: string,
  legal?: string,
];

/** `rule` is the one that the test of completeness is about. */
export function testRefusals<Types extends GameTypes>(
  game: Game<string, Types>,
  refusals: Readonly<Record<Types['refusal'], Omit<Refusal<string>, 'code'>>>,
  cases: readonly RefusalCase<Types>[],
  rule: string,
): void {
  describe('every refusal and its legal twin', () => {
    for (const [about, code, state, refused, legal] of cases)
      test(`[${about}] ${code}`, () => {
        const parsed = game.parse(refused);
        const checked = parsed.ok ? game.check(state, parsed.value) : parsed;
        expect(checked.ok).toBe(false);
        if (checked.ok) return;
        const due = refusals[code];
        expect(checked.error).toMatchObject({ code, rule: due.rule });
        expect(checked.error.text.startsWith(due.text)).toBe(true);
        if (legal !== undefined) expect(verdict(game, state, legal)).toBe('legal');
      });

    test(`[${rule}] no code is left out`, () => {
      expect(new Set(cases.map(([, code]) => code))).toEqual(new Set(Object.keys(refusals)));
    });
  });
}

// A link fits a message: how long the links of whole games are, in every mode.
import { formatLink, parseLink } from '@kingdomino/rules';
import { describe, expect, test } from 'vitest';
import { MODES, type Mode } from './modes.ts';
import { playRandomly } from './playing.ts';

/** Kingdomino's links have one length in each mode; Duel's depend on what is drawn. */
function mostCharacters({ game, options }: Mode): number {
  if (game === 'duel') return 400;
  return options.dynasty ? 596 : 204;
}

describe('links of whole games', () => {
  test.each(MODES)('$name', mode => {
    let longest = 0;
    for (let seed = 0; seed < (mode.game === 'duel' ? 150 : 5); seed++) {
      const { deal: _, ...record } = playRandomly(mode, seed).record;
      const link = formatLink(record as typeof record & { game: Mode['game'] });
      if (!link.ok) throw new Error(link.error.text);
      longest = Math.max(longest, link.value.length);
      if (seed < 5) expect(parseLink(link.value)).toEqual({ ok: true, value: record });
    }
    expect(longest).toBeLessThanOrEqual(mostCharacters(mode));
  });
});

import { gameById } from '@kingdomino/rules';
import { describe, expect, test } from 'vitest';
import { checkConformance } from './conformance.ts';
import { longestGame, MODES } from './modes.ts';

/** A move of each kind. */
const SAMPLES = {
  kingdomino: ['kings:0,1,2,3', 'king:0', 'line:1,2,3,4', 'pick:1', 'place:1@1,0,E', 'discard:1'],
  duel: 'first:0 roll:0,0,0,0 take:0 both:0,1 draw:0@1,0;1@2,0 pass pass:0>1 banner:disc dignitary:1,0'.split(
    ' ',
  ),
};

describe('every mode keeps to what all games promise', () => {
  test.each(MODES)('[K-T1] [D-R9] $name', mode => {
    const game = gameById(mode.game);
    const longest = longestGame(mode);
    for (let seed = 1; seed <= 3; seed++) {
      const length = checkConformance({
        game,
        options: mode.options,
        longest,
        samples: SAMPLES[mode.game],
        seed,
      });
      // only Duel can be shorter
      if (mode.game === 'kingdomino') expect(length).toBe(longest);
    }
  });
});

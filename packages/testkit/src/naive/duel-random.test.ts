// The naive Duel played at random to the end.
import { expect, test } from 'vitest';
import { naiveDuel as game } from './duel.ts';
import { randomFrom } from './random.ts';

test('[D-R9] [D-E1] random games come to an end and every spell is met', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const random = randomFrom(seed);
    let state = game.start(seed % 2 === 0 ? {} : { firstSeat: seed % 3 === 0 ? 0 : 1 });
    let length = 0;
    for (let actor = game.toAct(state); actor !== 'over'; actor = game.toAct(state)) {
      const legal = game.moves(state);
      if (actor === 'chance') expect(legal).toEqual([]);
      else expect(legal.length).toBeGreaterThan(0);
      if (length % 7 === 0) expect(new Set(legal).size).toBe(legal.length);
      const chance =
        state.step === 'first'
          ? `first:${state.firstSeat ?? random(2)}`
          : `roll:${[6, 6, 6, 6].map(random).join(',')}`;
      const move = actor === 'chance' ? chance : legal[random(legal.length)]!;
      expect(game.isChance(state, move)).toBe(actor === 'chance');
      for (const word of move.match(/[a-z]+|>|\*/g) ?? []) seen.add(word);
      const before = length % 10 === 0 ? structuredClone(state) : null;
      const next = game.play(state, move);
      if (before !== null) expect(state).toEqual(before);
      for (const player of next.players) expect(player.map.size % 2).toBe(0);
      state = next;
      length += 1;
      expect(length).toBeLessThan(200);
    }
    const { scores, ranking } = game.result(state);
    expect(new Set(ranking.flat())).toEqual(new Set([0, 1]));
    for (const score of scores) expect(score.total).toBe(score.domains! + score.banner!);
  }
  for (const word of ['both', 'free', 'split', '>', '*', 'banner', 'dignitary', 'pass'])
    expect(seen).toContain(word);
});

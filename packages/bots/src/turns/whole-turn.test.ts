import { gameById, Random } from '@kingdomino/rules';
import { describe, expect, test } from 'vitest';
import { makeBotPlayer } from '../arena/player.ts';
import { botNamed } from '../registry.ts';
import { benchPositions } from '../signature/positions.ts';

const thought = (seed: number, moves: readonly string[]) => ({
  budget: { simulations: 4 },
  random: new Random(seed),
  isStopped: () => false,
  moves,
});

describe.each(['baron', 'duke', 'grandmaster'])('the %s', name => {
  const bot = botNamed(name);

  test.each(['kingdomino', 'duel'] as const)(
    'answers with a whole turn of %s, and with no more',
    async id => {
      const game = gameById(id);
      let longer = 0;
      for (const [index, { state, moves }] of benchPositions(id).entries()) {
        await bot.prepare?.(game, state);
        const seat = game.toAct(state) as number;
        const { move, rest = [] } = bot.choose(game, state, seat, thought(index, moves));
        const after = game.copy(state);
        for (const each of [move, ...rest]) {
          expect(game.toAct(after)).toBe(seat);
          const checked = game.check(after, each);
          if (!checked.ok) throw new Error(`${game.format(each)}: ${checked.error.text}`);
          game.advance(after, each);
        }
        if (rest.length > 0) longer++;
        // a king's turn ends with its pick, also where the next king is of the same seat
        const last = rest.at(-1) ?? move;
        expect(game.toAct(after) !== seat || last.kind === 'pick').toBe(true);
      }
      expect(longer).toBeGreaterThan(0);
    },
  );
});

test('a placement comes with its pick, and a pick alone', () => {
  const game = gameById('kingdomino');
  const bot = botNamed('fg');
  for (const { state, moves } of benchPositions('kingdomino')) {
    const choice = bot.choose(game, state, game.toAct(state) as number, thought(1, moves));
    const kinds = [choice.move, ...(choice.rest ?? [])].map(({ kind }) => kind);
    expect(['place pick', 'pick', 'place', 'discard pick']).toContain(kinds.join(' '));
  }
});

test('a player of the arena thinks once a turn', () => {
  const maker = makeBotPlayer('fg', 'kingdomino');
  const player = maker.ok ? maker.value() : expect.fail();
  const game = gameById('kingdomino');
  const { state, moves } = benchPositions('kingdomino').find(
    ({ state: { phase, hasNewer } }) => phase === 'place' && hasNewer,
  )!;
  const nothing = undefined as never;
  const seat = game.toAct(state) as number;
  void player.begin({ game, options: { players: 2 }, seat, seats: 2, seed: 1 });
  const place = player.choose({ game, state, seat, moves }) as string;
  // there is no position to think about
  const pick = player.choose({ game, state: nothing, seat, moves: [...moves, place] });
  expect(pick).toMatch(/^pick:/);
  // but where another number of moves was made, it thinks again
  void player.choose({ game, state, seat, moves });
  expect(() => void player.choose({ game, state: nothing, seat, moves: [...moves, place, 'x'] })).toThrow();
});

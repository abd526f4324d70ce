import { expect, test } from 'vitest';
import { prepareFor, think } from './job.ts';
import { BOT_NAMES, botNamed, botNames } from './registry.ts';
import { parseSpec } from './specs.ts';

test('a spec is a name and perhaps a budget', () => {
  const read = (text: string) => {
    const spec = parseSpec(text);
    return spec.ok ? spec.value.budget : spec.error.text;
  };
  expect(read('random')).toEqual({});
  expect(read('grandmaster:200ms')).toEqual({ milliseconds: 200 });
  expect(read('grandmaster:2s')).toEqual({ milliseconds: 2000 });
  expect(read('grandmaster:500')).toEqual({ simulations: 500 });
  expect(read('grandmaster:soon')).toContain('200ms');
  expect(read('grandmaster:1:2')).toContain('budget');
  expect(read('grandmaster:')).toContain('budget');
  expect(read('grandmaster:0ms')).toContain('budget');
  expect(read('grandmaster:200ms:4threads')).toContain('budget');
  expect(read(`grandmaster:${'2'.repeat(9)}`)).toContain('budget');
  // who does not search would play the same whatever it is given
  expect(read('random:500')).toContain('the bot random does not search and takes no budget');
  expect(read('greedy:4threads')).toContain('takes no budget');
  expect(read('nobody')).toContain('there is no bot "nobody"');
  expect(read('toString')).toContain('there is no bot');
});

test('every name belongs to a game, and random to both', () => {
  expect(botNames('kingdomino')).toContain('random');
  expect(botNames('duel')).toContain('random');
  expect([...BOT_NAMES].sort()).toEqual(
    [...new Set([...botNames('kingdomino'), ...botNames('duel')])].sort(),
  );
});

test('a bot of one game is refused in the other, by name', async () => {
  for (const [game, other] of [
    ['kingdomino', 'duel'],
    ['duel', 'kingdomino'],
  ] as const) {
    for (const name of botNames(game).filter(candidate => !botNames(other).includes(candidate))) {
      const refused = parseSpec(name, other);
      expect(refused.ok ? '' : refused.error.text).toContain(`the bot ${name} plays ${game} only`);
      const job = await think({ game: other, options: { players: 2 }, moves: [], spec: name, seed: 1 });
      expect(job.ok ? '' : job.error.code).toBe('bad-bot');
    }
  }
});

test('a bot of the registry bears its name', () => {
  expect(BOT_NAMES.map(name => botNamed(name).spec)).toEqual(BOT_NAMES);
});

test('what a bot needs can be fetched before it is asked; what is no bot, or no game, is refused', async () => {
  const job = { game: 'kingdomino', options: { players: 2 }, spec: 'grandmaster' } as const;
  expect(await prepareFor(job)).toEqual({ ok: true, value: undefined });
  expect(await prepareFor({ ...job, spec: 'nobody' })).toMatchObject({ error: { code: 'bad-bot' } });
  expect(await prepareFor({ ...job, options: { players: 7 } })).toMatchObject({
    error: { code: 'bad-options' },
  });
});

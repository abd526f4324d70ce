/** The example of a bot account, as it stands in examples/: plays whole games against a person. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { verifyRecord } from '@kingdomino/rules';
import { soon } from '@kingdomino/testkit/soon';
import { expect, test } from 'vitest';
import { open, playOn } from '../testing/clients/play.ts';
import { startTestServer } from '../testing/test-server.ts';

const BOT = fileURLToPath(new URL('../../../../examples/online-bot/bot.mjs', import.meta.url));

test.each(['kingdomino', 'duel'] as const)(
  'takes a free seat at a public table of %s and plays it to the end',
  async game => {
    const host = await startTestServer();
    const ann = await host.player();
    const table = await open(ann, { game });
    const bot = spawn(process.execPath, [BOT, host.origin, '1'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const said = text(bot.stdout);
    const exit = once(bot, 'exit');
    try {
      const online = await ann.until(table, ({ seats }) => seats.every(({ kind }) => kind === 'person'));
      expect(online.seats[1]).toMatchObject({ kind: 'person', player: { bot: true } });
      await ann.request({ type: 'ready', table, salt: 'salt-of-ann' });
      const end = await playOn(ann, table);
      expect(end.ended?.reason).toBe('finished');
      expect(verifyRecord(end.record()).ok).toBe(true);
      expect(await exit).toEqual([0, null]);
      // where the page shows this table
      expect(await said).toContain(`playing at ${host.origin}/t/${table}\n`);
      expect(await said).not.toContain('refused');
      // also in the list of those whom one has met it is marked
      await soon(async () => {
        const { text: met } = await host.ask(ann, 'GET', '/api/me/opponents');
        expect(JSON.parse(met)).toMatchObject({ opponents: [{ bot: true, games: 1 }] });
      });
    } finally {
      bot.kill();
      await host.stop();
    }
  },
  60_000,
);

test.each([
  [
    'a token that is none',
    (origin: string) => [`${origin}/`],
    'BOT_TOKEN=no',
    "BOT_TOKEN is nobody's at http",
  ],
  [
    'an address that is no server of ours',
    (origin: string) => [`${origin}/nowhere`],
    '',
    'is this a Kingdomino server?',
  ],
] as const)('says what is wrong with %s, and ends', async (_, args, env, message) => {
  const host = await startTestServer();
  const [name = '', value] = env.split('=');
  const bot = spawn(process.execPath, [BOT, ...args(host.origin)], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(name === '' ? {} : { [name]: value }) },
  });
  try {
    const [said, exit] = await Promise.all([text(bot.stderr), once(bot, 'exit')]);
    expect(exit).toEqual([1, null]);
    expect(said).toContain(message);
    expect(said).not.toContain('SyntaxError');
  } finally {
    bot.kill();
    await host.stop();
  }
});

/** The example of a bot account, as it stands in examples/: plays a whole game against a person. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { verifyRecord } from '@kingdomino/rules';
import { expect, test } from 'vitest';
import { open, playOn } from './testing/play.ts';
import { startTestServer } from './testing/test-server.ts';

const BOT = fileURLToPath(new URL('../../../examples/online-bot/bot.mjs', import.meta.url));

test('takes a free seat at a public table and plays it to the end', async () => {
  const host = await startTestServer();
  const ann = await host.player();
  const table = await open(ann);
  const bot = spawn(process.execPath, [BOT, host.origin], { stdio: 'ignore' });
  try {
    const online = await ann.until(table, ({ seats }) => seats.every(({ kind }) => kind === 'person'));
    expect(online.seats[1]).toMatchObject({ kind: 'person', player: { bot: true } });
    await ann.request({ type: 'ready', table, salt: 'salt-of-ann' });
    const end = await playOn(ann, table);
    expect(end.ended?.reason).toBe('finished');
    expect(verifyRecord(end.record()).ok).toBe(true);
  } finally {
    bot.kill();
    await host.stop();
  }
}, 60_000);

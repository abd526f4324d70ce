/** A server that stops: what was begun over plain HTTP is finished and answered. */
import { soon } from '@kingdomino/testkit/soon';
import { expect, test } from 'vitest';
import { wish } from '../testing/clients/play.ts';
import { startTestServer, temporaryStore } from '../testing/test-server.ts';

test('commands over HTTP that run are answered, and new ones find the door shut', async () => {
  const store = await temporaryStore();
  let begin!: () => void;
  let goOn!: () => void;
  const begun = new Promise<void>(resolve => {
    begin = resolve;
  });
  const gate = new Promise<void>(resolve => {
    goOn = resolve;
  });
  const slow: typeof store = {
    ...store,
    async createTable(table) {
      begin();
      await gate;
      return store.createTable(table);
    },
  };
  const host = await startTestServer({ store: slow });
  const player = await host.player();
  const send = () =>
    fetch(`${host.origin}/api/commands`, {
      method: 'POST',
      headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...wish(), id: 'late' }),
    });
  const answer = send();
  await begun;
  const stopped = host.stop();
  await soon(() => expect(host.server.app.server.listening).toBe(false));
  goOn();
  expect(await (await answer).json()).toMatchObject({ type: 'done', to: 'late' });
  await stopped;
  await expect(send()).rejects.toThrow('fetch failed');
});

/** The lobby offers tables whose host is there. */
import { expect, test } from 'vitest';
import { LONGEST_HOST_ABSENCE } from '../tables/table-lists.ts';
import { open } from '../testing/clients/play.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { startTestServer } from '../testing/test-server.ts';

test('a table whose host is gone is not offered until she is back; games of days need nobody', async () => {
  const ports = new FakePorts();
  const host = await startTestServer({ ports, silence: 10 * LONGEST_HOST_ABSENCE });
  const [ann, bob] = [await host.player(), await host.player()];
  const table = await open(ann);
  const slow = await open(ann, { clock: { kind: 'days', days: 2 } });
  const offered = async () => {
    const answer = await bob.request({ type: 'list', list: 'open' });
    if (answer.type !== 'tables') throw new Error(JSON.stringify(answer));
    return answer.tables.map(summary => summary.table);
  };
  const wait = async () => {
    for (let time = 0; time < 5; time++) {
      ports.time += LONGEST_HOST_ABSENCE / 4;
      await host.server.hostPresence.note([table, slow]);
    }
  };
  expect(new Set(await offered())).toEqual(new Set([table, slow]));
  await ann.watch(table);
  await bob.watch(table);
  await wait();
  expect(new Set(await offered())).toEqual(new Set([table, slow]));
  await ann.request({ type: 'unwatch', table });
  await wait();
  expect(await offered()).toEqual([slow]);
  await ann.request({ type: 'watch', table, version: 0 });
  await host.server.hostPresence.note([table]);
  expect(new Set(await offered())).toEqual(new Set([table, slow]));
  ann.close();
  while (bob.presences.get(table)?.seats[0] !== false) await bob.request({ type: 'ping' });
  // she may only have reloaded the page
  ports.time += 9_000;
  expect(new Set(await offered())).toEqual(new Set([table, slow]));
  ports.time += 2_000;
  expect(await offered()).toEqual([slow]);
  await host.stop();
});

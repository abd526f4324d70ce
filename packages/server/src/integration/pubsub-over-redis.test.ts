/** Two processes of the program itself, on one PostgreSQL, whose pub/sub messages go over a Redis-compatible server. */
import { verifyRecord } from '@kingdomino/rules';
import { needs } from '@kingdomino/testkit';
import { createClient } from '@redis/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openForTwo, playOn } from '../testing/clients/play.ts';
import { PlayerClient } from '../testing/clients/player-client.ts';
import { freePort } from '../testing/processes/free-port.ts';
import { missingPostgres, startPostgres, type TestPostgres } from '../testing/processes/postgres.ts';
import { missingRedis, startRedis, type TestRedis } from '../testing/processes/redis.ts';
import { ServerProcess } from '../testing/processes/server-process.ts';

let postgres: TestPostgres;
let redis: TestRedis;
const servers: ServerProcess[] = [];

describe('two processes with Redis', needs(missingPostgres() ?? missingRedis()), () => {
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    const settings = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    servers.push(
      new ServerProcess(await freePort(), settings, { seed: 'one' }),
      new ServerProcess(await freePort(), settings, { seed: 'other' }),
    );
    await Promise.all(servers.map(server => server.start()));
  });
  afterAll(async () => {
    await Promise.all(servers.map(server => server.end('SIGKILL')));
    await redis.stop();
    await postgres.stop();
  });

  test('play a whole game, and every event is told once, in the channel of the table', async () => {
    const [east, west] = servers as [ServerProcess, ServerProcess];
    const listener = await createClient({ url: redis.url }).connect();
    const [ann, bob] = [await PlayerClient.connected(east.origin), await PlayerClient.connected(west.origin)];
    const heard: number[] = [];
    await listener.pSubscribe('kd_*', (text, channel) => {
      const { news } = JSON.parse(text) as { news: { kind: string; table: string; version: number } };
      expect(channel).toBe(`kd_${news.table}`);
      if (news.kind === 'events') heard.push(news.version);
    });
    const table = await openForTwo(ann, bob);
    const [one, other] = await Promise.all([playOn(ann, table), playOn(bob, table)]);
    expect(one.events).toEqual(other.events);
    expect(verifyRecord(one.record()).ok).toBe(true);
    await listener.ping();
    expect(heard.at(-1)).toBe(one.version);
    expect(new Set(heard).size).toBe(heard.length);
    for (const client of [ann, bob]) client.close();
    listener.destroy();
  });
});

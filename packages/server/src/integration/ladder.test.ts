/** The ladder of programs through the whole server, with the example of examples/ as it stands there. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Ladder, LadderGames, LadderTurn, MyPrograms, Player } from '@kingdomino/protocol';
import { soon } from '@kingdomino/testkit/soon';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkStore } from '../admin/check-store.ts';
import { ANCHORS_AFTER } from '../storage/ladder/form-ladder-games.ts';
import { playOn } from '../testing/clients/play.ts';
import { PlayerClient } from '../testing/clients/player-client.ts';
import { quickPool } from '../testing/fake-bot-pool.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const BOT = fileURLToPath(new URL('../../../../examples/online-bot/bot.mjs', import.meta.url));
const ports = new FakePorts('ladder');
let host: TestServer;
beforeAll(async () => {
  host = await startTestServer({ ports, pool: quickPool(), silence: Number.POSITIVE_INFINITY });
});
afterAll(() => host.stop());

interface Made {
  readonly player: Player;
  readonly token: string;
}

async function member(name: string): Promise<PlayerClient> {
  const client = await host.player();
  await host.store.enrol({ player: client.player.id, nameKey: name, at: 1 });
  await host.store.renamePlayer({ player: client.player.id, name, nameKey: name, now: 1, heldUntil: 1 });
  return client;
}

async function programOf(owner: PlayerClient, name: string): Promise<PlayerClient> {
  const { status, body } = await host.ask<Made>(owner, 'POST', '/api/me/programs', { name });
  expect([status, body.player.bot]).toEqual([200, true]);
  const client = new PlayerClient(body.player, body.token, [host.origin], body.player.id);
  await client.connect();
  return client;
}

const next = (program: PlayerClient, modes: readonly string[] = ['two']) =>
  host.ask<LadderTurn>(program, 'POST', '/api/ladder/next', { modes });

/** Steps the ladder until all of these requests are answered. */
async function paired(...requests: readonly ReturnType<typeof next>[]): Promise<string[]> {
  let answers: Awaited<ReturnType<typeof next>>[] | undefined;
  void Promise.all(requests).then(all => {
    answers = all;
  });
  await soon(async () => {
    await host.server.ladder.ladder.step();
    expect(answers).toBeDefined();
  });
  return answers!.map(({ body }) => body.table!.id);
}

async function play(program: PlayerClient, table: string) {
  await program.watch(table);
  await program.request({ type: 'ready', table, salt: 'salt-of-each' });
  return playOn(program, table);
}

test('two programs of two members meet, and their result counts on the ladder alone', async () => {
  const [ann, bob] = [await member('ann'), await member('bob')];
  const [one, other] = [await programOf(ann, 'Ann machine'), await programOf(bob, 'Bob machine')];
  const tables = await paired(next(one), next(other));
  expect(tables[0]).toBe(tables[1]);
  // one game at a time: whoever asks again is led to it
  expect((await next(one)).body.table).toEqual({ id: tables[0], mode: 'two' });
  const [table] = await Promise.all([play(one, tables[0]!), play(other, tables[0]!)]);
  expect(table.terms).toMatchObject({ rated: true, ladder: true, visibility: 'link', by: { bot: true } });
  const { body: ladder } = await host.ask<Ladder>(undefined, 'GET', '/api/ladder?mode=two');
  const programs = ladder.standings.filter(row => row.kind === 'program');
  expect(new Set(programs.map(({ program, owner, games }) => `${program.name} ${owner} ${games}`))).toEqual(
    new Set(['Ann machine ann 1', 'Bob machine bob 1']),
  );
  expect(ladder.standings.filter(({ kind }) => kind === 'level')).toHaveLength(5);
  const { body: people } = await host.ask<{ players: object[] }>(undefined, 'GET', '/api/leaders/two');
  expect(people.players).toEqual([]);
  const { body } = await host.ask<LadderGames>(undefined, 'GET', '/api/ladder/games?mode=two');
  expect(body.games).toMatchObject([{ table: tables[0], mode: 'two' }]);
  expect(new Set(body.games[0]!.seats.map(({ program }) => program?.name))).toEqual(
    new Set(['Ann machine', 'Bob machine']),
  );
  expect(body.games[0]!.seats.every(({ place }) => place !== undefined)).toBe(true);
});

test('programs of one member do not meet; after a while a level of ours takes the other seat, and its rating stands', async () => {
  const cid = await member('cid');
  const programs = [await programOf(cid, 'Cid one'), await programOf(cid, 'Cid two')];
  const asking = programs.map(program => next(program, ['duel']));
  const look = async () => (await host.ask<Ladder>(undefined, 'GET', '/api/ladder?mode=duel')).body;
  await soon(async () => expect((await look()).waiting).toBe(2));
  await host.server.ladder.ladder.step();
  const { waiting, standings: levels } = await look();
  expect(waiting).toBe(2);
  for (let passed = 0; passed <= ANCHORS_AFTER; passed += 2000) {
    ports.time += 2000;
    await host.server.ladder.ladder.step();
  }
  const [first, second] = await paired(...asking);
  expect(first).not.toBe(second);
  const end = await play(programs[0]!, first!);
  expect(new Set(end.seats.map(({ kind }) => kind))).toEqual(new Set(['bot', 'person']));
  const ladder = await look();
  expect(ladder.standings.filter(({ kind }) => kind === 'level')).toEqual(levels);
  expect(ladder.standings).toContainEqual(
    expect.objectContaining({ kind: 'program', games: 1, owner: 'cid' }),
  );
  expect(await host.server.perform('rerate', '')).toMatchObject({ isDone: true });
  expect((await look()).standings).toEqual(ladder.standings);
  expect((await checkStore(host.store)).problems).toEqual([]);
});

test('a program is its owner’s: five at most, a new token ends the old one, a deleted one is nobody', async () => {
  const [dan, eve] = [await member('dan'), await member('eve')];
  const guest = await host.player();
  const make = (who: PlayerClient, name: string) =>
    host.ask<Made & { code?: string }>(who, 'POST', '/api/me/programs', { name });
  expect((await make(guest, 'Of a guest')).body.code).toBe('members-only');
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(letter => `Dan ${letter}`);
  const all = await Promise.all(names.map(name => make(dan, name)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(5);
  const { player, token } = all.find(({ status }) => status === 200)!.body;
  const program = new PlayerClient(player, token, [host.origin], 'dan');
  const of = `/api/me/programs/${player.id}`;
  expect((await host.ask(eve, 'POST', `${of}/token`)).body.code).toBe('unknown-player');
  expect((await host.ask(eve, 'DELETE', of)).body.code).toBe('unknown-player');
  const { body: renewed } = await host.ask<Made>(dan, 'POST', `${of}/token`);
  expect((await next(program)).status).toBe(401);
  const again = new PlayerClient(player, renewed.token, [host.origin], 'dan');
  expect((await host.ask(again, 'GET', '/api/me')).status).toBe(200);
  expect((await host.ask(dan, 'DELETE', of)).status).toBe(204);
  expect((await host.ask(again, 'GET', '/api/me')).status).toBe(401);
  expect((await host.ask<MyPrograms>(dan, 'GET', '/api/me/programs')).body.programs).toHaveLength(4);
  // whoever goes takes the others along
  expect((await host.ask(dan, 'DELETE', '/api/me')).status).toBe(204);
  const left = all.filter(({ status }) => status === 200).map(({ body }) => body.token);
  for (const each of left)
    expect(
      (await host.ask(new PlayerClient(player, each, [host.origin], 'x'), 'GET', '/api/me')).status,
    ).toBe(401);
});

test('people, and bot accounts of nobody, are not on the ladder', async () => {
  const guest = await host.player();
  const { body } = await host.ask<Made>(undefined, 'POST', '/api/bots', { name: 'Of nobody' });
  const bot = new PlayerClient(body.player, body.token, [host.origin], 'nobody');
  for (const who of [guest, bot]) expect((await next(who)).body).toMatchObject({ code: 'not-allowed' });
});

test('the programs of whoever is banned are not on the ladder', async () => {
  const ida = await member('ida');
  const program = await programOf(ida, 'Ida machine');
  await host.server.perform('ban', ida.player.id);
  expect((await next(program)).body).toMatchObject({ code: 'not-allowed' });
});

test('the example joins by its token and plays two games', async () => {
  const real = await startTestServer({ pool: quickPool() });
  try {
    const fay = await real.player();
    const gus = await real.player();
    for (const { player } of [fay, gus])
      await real.store.enrol({ player: player.id, nameKey: player.id, at: 1 });
    const bots = await Promise.all(
      [fay, gus].map(async (owner, index) => {
        const made = await real.ask<Made>(owner, 'POST', '/api/me/programs', { name: `Example ${index}` });
        const env = { ...process.env, BOT_TOKEN: made.body.token, MODES: 'two,duel' };
        return spawn(process.execPath, [BOT, real.origin, '2'], {
          stdio: ['ignore', 'pipe', 'inherit'],
          env,
        });
      }),
    );
    const said = await Promise.all(bots.map(bot => Promise.all([text(bot.stdout), once(bot, 'exit')])));
    for (const [lines, exit] of said) {
      expect(exit).toEqual([0, null]);
      expect(lines.match(/^over: \[\[/gm)).toHaveLength(2);
      expect(lines).not.toContain('refused');
    }
    const { body } = await real.ask<LadderGames>(undefined, 'GET', '/api/ladder/games');
    expect(body.games.filter(({ running }) => !running)).toHaveLength(2);
  } finally {
    await real.stop();
  }
}, 60_000);

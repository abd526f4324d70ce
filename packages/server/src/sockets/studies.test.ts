/** Finished games that are looked at together: over real sockets, in the real store. */
import type { Answer, AnswerOf, StudyEdit } from '@kingdomino/protocol';
import { lineAt } from '@kingdomino/study';
import { Table } from '@kingdomino/table';
import { SharedStudy } from '@kingdomino/table/study';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openForTwo, tableOf } from '../testing/clients/play.ts';
import type { PlayerClient } from '../testing/clients/player-client.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { startTestServer, type TestServer, temporaryStore } from '../testing/test-server.ts';

let host: TestServer;
const ports = new FakePorts('studies');
let ann: PlayerClient;
let bob: PlayerClient;
let eve: PlayerClient;
beforeAll(async () => {
  host = await startTestServer({ ports, silence: 1e12 });
  [ann, bob, eve] = [await host.player(), await host.player(), await host.player()];
});
afterAll(() => host.stop());

const NOTE: StudyEdit = { kind: 'comment', path: [], at: 2, text: 'why this one?' };

/** A game of Ann and Bob that is over soon, watched by Eve. */
async function finishedTable(visibility: 'public' | 'link' = 'link'): Promise<string> {
  const table = await openForTwo(ann, bob, { absence: { kind: 'forfeit' }, visibility });
  tableOf(await bob.request({ type: 'leave', table }));
  await Promise.all([ann, bob, eve].map(each => each.until(table, ({ status }) => status === 'over')));
  return table;
}

const lead = (by: PlayerClient, table: string, wants = true) =>
  by.request({ type: 'studyLead', table, lead: wants });
const change = (by: PlayerClient, table: string, edit: StudyEdit) =>
  by.request({ type: 'studyEdit', table, version: by.tables.get(table)!.version, edit });
const studyAt = (by: PlayerClient, table: string) => new SharedStudy(by.tables.get(table)!);

/** The next `shown` of this kind that a player hears. */
function nextShown(
  player: PlayerClient,
  isSo: (shown: AnswerOf<'shown'>) => boolean,
): Promise<AnswerOf<'shown'>> {
  return new Promise(resolve => {
    player.onOther = (answer: Answer) => {
      if (answer.type === 'shown' && isSo(answer)) resolve(answer);
    };
  });
}

test('who opens it leads, others see every change, and it is there after a restart', async () => {
  const store = await temporaryStore();
  const first = await startTestServer({ store: { ...store, close: async () => undefined } });
  const [one, two] = [await first.player(), await first.player()];
  const table = await openForTwo(one, two, { absence: { kind: 'forfeit' } });
  tableOf(await two.request({ type: 'leave', table }));
  await one.until(table, ({ status }) => status === 'over');
  tableOf(await lead(one, table));
  const { moves } = studyAt(one, table).study;
  const at = moves.findIndex(move => move.startsWith('king:')) + 1;
  const pick = moves[0]!.slice('line:'.length).split(',')[2];
  tableOf(await change(one, table, { kind: 'play', path: [], at, moves: [`pick:${pick}`] }));
  await one.until(table, now => new SharedStudy(now).edits === 1);
  tableOf(await change(one, table, { kind: 'name', path: [0], text: 'another' }));
  const version = (await two.until(table, now => new SharedStudy(now).edits === 2)).version;
  await first.stop();
  const second = await startTestServer({ store });
  const late = await second.player();
  const seen = await late.watch(table);
  expect(seen.version).toBe(version);
  const { study, leader } = new SharedStudy(seen);
  expect(lineAt(study, [0])).toMatchObject({ name: 'another', at });
  expect(leader).toEqual(one.player);
  await second.stop();
});

test('two who want to lead at once: one does', async () => {
  const table = await finishedTable();
  const answers = await Promise.all([lead(ann, table), lead(bob, table)]);
  expect(answers.map(({ type }) => type).sort()).toEqual(['done', 'refused']);
});

test('a lead is taken from who is gone, and not from who is there', async () => {
  const table = await finishedTable();
  const dan = await host.player();
  await dan.watch(table);
  tableOf(await lead(dan, table));
  tableOf(await dan.request({ type: 'studyShow', table }));
  ports.time += 5000;
  expect(await lead(eve, table)).toMatchObject({ code: 'not-allowed' });
  const isGone = nextShown(eve, ({ gone, player }) => gone === true && player.id === dan.player.id);
  dan.close();
  await isGone;
  tableOf(await lead(eve, table));
  // who played may lead in place of who only watched
  tableOf(await eve.request({ type: 'studyShow', table }));
  tableOf(await lead(ann, table));
  await bob.until(table, now => new SharedStudy(now).leader?.id === ann.player.id);
});

test('where somebody stands and points is told to all who watch, and kept by nobody', async () => {
  const table = await finishedTable();
  const { version } = ann.tables.get(table)!;
  const told = nextShown(bob, ({ table: where }) => where === table);
  const place = { path: [], at: 3 };
  const point = { kind: 'square', seat: 0, x: -1, y: 2 } as const;
  tableOf(await eve.request({ type: 'studyShow', table, place, point, follows: true }));
  expect(await told).toEqual({ type: 'shown', table, player: eve.player, place, point, follows: true });
  expect(await ann.request({ type: 'watch', table, version: 0 })).toMatchObject({
    from: 0,
    events: { length: version },
  });
});

test('only who leads or played changes it, only what is legal, and only games that are over', async () => {
  const table = await finishedTable();
  expect(await change(eve, table, NOTE)).toMatchObject({ code: 'not-allowed' });
  const illegal: StudyEdit = { kind: 'play', path: [], at: 1, moves: ['king:9'] };
  expect(await change(ann, table, illegal)).toMatchObject({ code: 'illegal' });
  const tricky = await change(ann, table, { ...NOTE, text: 'a\u202eb' });
  expect(tricky).toMatchObject({ code: 'bad-message' });
  tableOf(await change(ann, table, { ...NOTE, text: 'two\nlines, ü and 😀' }));
  const running = await openForTwo(ann, bob);
  expect(await lead(ann, running)).toMatchObject({ code: 'not-over' });
  expect(await ann.request({ type: 'studyShow', table: running })).toMatchObject({ code: 'not-over' });
  expect(await lead(ann, 'no-such-table')).toMatchObject({ code: 'unknown-table' });
  const none = await ann.request({ type: 'studyShow', table: 'no-such-table' });
  expect(none).toMatchObject({ code: 'unknown-table' });
});

test('of two who change the same thing at once the second is told that it has moved on', async () => {
  const table = await finishedTable();
  const { version } = ann.tables.get(table)!;
  const sent = [ann, bob].map((by, index) =>
    by.request({ type: 'studyEdit', table, version, edit: { ...NOTE, text: `said by ${index}` } }),
  );
  const answers = await Promise.all(sent);
  expect(answers.map(({ type }) => type).sort()).toEqual(['done', 'refused']);
  expect(answers.find(({ type }) => type === 'refused')).toMatchObject({ code: 'stale' });
});

test('a command sent twice is done once', async () => {
  const table = await finishedTable();
  const request = { type: 'studyEdit', table, version: 100_000, edit: NOTE } as const;
  const first = await ann.request(request, 'the-same');
  expect(await ann.request(request, 'the-same')).toEqual(first);
  const seen = await bob.until(table, now => new SharedStudy(now).edits > 0);
  expect(new SharedStudy(seen).edits).toBe(1);
});

test('nobody shows himself without end', async () => {
  const table = await finishedTable();
  const shows = Array.from({ length: 40 }, () => eve.request({ type: 'studyShow', table }));
  const refused = (await Promise.all(shows)).filter(({ type }) => type === 'refused');
  expect(refused.length).toBeGreaterThan(10);
  expect(refused[0]).toMatchObject({ code: 'too-many-messages' });
});

test('an erased player has neither name nor words in a study, and what others wrote stays', async () => {
  const table = await finishedTable();
  const zoe = await host.player();
  await zoe.watch(table);
  tableOf(await change(ann, table, { ...NOTE, at: 1, text: 'by Ann' }));
  await zoe.until(table, now => new SharedStudy(now).edits === 1);
  tableOf(await lead(zoe, table));
  tableOf(await change(zoe, table, { ...NOTE, text: 'words of Zoe' }));
  const headers = { authorization: `Bearer ${zoe.token}` };
  const erased = await host.server.app.inject({ method: 'DELETE', url: '/api/me', headers });
  expect(erased.statusCode).toBe(204);
  const events = await host.server.app.inject(`/api/tables/${table}/events`);
  expect(events.body).not.toContain('words of Zoe');
  expect(events.body).not.toContain(zoe.player.name);
  expect(events.body).toContain('by Ann');
});

test('the study is derived once, however many commands come, refused ones too', async () => {
  const table = await finishedTable();
  tableOf(await lead(ann, table));
  const derived = vi.spyOn(Table.prototype, 'record');
  for (let number = 0; number < 20; number++)
    await change(ann, table, { ...NOTE, text: `${number}` }).then(async () => {
      await ann.until(table, ({ events }) => events.filter(({ type }) => type === 'studied').length > number);
    });
  for (let number = 0; number < 20; number++)
    expect(await change(eve, table, NOTE)).toMatchObject({ type: 'refused' });
  expect(derived.mock.calls.length).toBeLessThanOrEqual(1);
  derived.mockRestore();
});

describe('strangers', () => {
  test('neither lead nor write at a game that anybody may watch', async () => {
    const table = await finishedTable('public');
    expect(await lead(eve, table)).toMatchObject({ code: 'not-allowed' });
    expect(await change(eve, table, NOTE)).toMatchObject({ code: 'not-allowed' });
  });

  test('who was blocked by somebody who played neither leads, writes nor points, also with the link', async () => {
    const table = await finishedTable();
    const zed = await host.player();
    await zed.watch(table);
    await host.ask(bob, 'PUT', `/api/me/relations/block/${zed.player.id}`);
    for (const refused of [
      await lead(zed, table),
      await change(zed, table, NOTE),
      await zed.request({ type: 'studyShow', table }),
    ])
      expect(refused).toMatchObject({ code: 'not-welcome' });
  });

  test('who is suspended from talk writes no text, and may still play moves', async () => {
    const table = await finishedTable();
    await host.server.perform('suspend', `${ann.player.id} talk 1`);
    expect(await change(ann, table, NOTE)).toMatchObject({ code: 'suspended' });
    expect(await change(ann, table, { kind: 'remove', path: [7] })).toMatchObject({ code: 'illegal' });
    await host.server.perform('release', ann.player.id);
  });

  test('point at moves and not at texts', async () => {
    const table = await finishedTable();
    const yan = await host.player();
    const shows = (moves: string[]) =>
      yan.request({ type: 'studyShow', table, point: { kind: 'turn', moves } });
    expect(await shows(['buy my book'])).toMatchObject({ code: 'illegal' });
    expect(await shows([ann.tables.get(table)!.moves[0]!.text])).toMatchObject({ type: 'done' });
  });

  test('what somebody wrote there is evidence', async () => {
    const table = await finishedTable();
    tableOf(await lead(eve, table));
    tableOf(await change(eve, table, { ...NOTE, text: 'something rude' }));
    await host.ask(bob, 'POST', '/api/reports', { player: eve.player.id, table, reason: 'abuse' });
    const [report] = (await host.server.perform('reports', '')) as { id: string }[];
    const told = await host.server.perform('report', report!.id);
    expect(JSON.stringify(told)).toContain('something rude');
  });
});

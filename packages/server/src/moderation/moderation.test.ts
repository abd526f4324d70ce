/** Talk and order among people: who may say what to whom, who meets whom, and what operators see and do. */
import type { AnswerOf } from '@kingdomino/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, open, openForTwo, toldOf } from '../testing/clients/play.ts';
import type { PlayerClient } from '../testing/clients/player-client.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { jumpInTime } from '../testing/jump-in-time.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FRIENDS = { visibility: 'link' } as const;
const THREE = {
  options: { players: 3 },
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
} satisfies Parameters<typeof open>[1];
const ports = new FakePorts('order');
let host: TestServer;
beforeAll(async () => {
  host = await startTestServer({ ports, silence: Number.POSITIVE_INFINITY });
});
afterAll(() => host.stop());

const ask = (...question: Parameters<TestServer['ask']>) => host.ask(...question);

async function json<Value>(by: PlayerClient, url: string): Promise<Value> {
  return (await host.ask<Value>(by, 'GET', url)).body;
}

/** A table of two who both want free text. */
async function talkingTable(one: PlayerClient, other: PlayerClient): Promise<string> {
  const table = await openForTwo(one, other, FRIENDS);
  for (const player of [one, other]) await player.request({ type: 'consent', table, agrees: true });
  return table;
}

test('friends who all agreed write to each other; nobody else reads it, and it is in no record', async () => {
  const [ann, bob, eve] = await host.players(3);
  const table = await openForTwo(ann!, bob!, FRIENDS);
  await eve!.watch(table);
  for (const player of [ann!, bob!, eve!]) player.keepsTexts = true;
  const write = (by: PlayerClient, text: string, id?: string) =>
    by.request({ type: 'write', table, text }, id);
  await ann!.request({ type: 'consent', table, agrees: true });
  expect(codeOf(await write(ann!, 'alone'))).toBe('not-allowed');
  await bob!.request({ type: 'consent', table, agrees: true });
  expect(codeOf(await write(ann!, '  <b>hello</b>   Bob ', 'once'))).toBe('done');
  expect(codeOf(await write(ann!, '  <b>hello</b>   Bob ', 'once'))).toBe('done');
  expect(codeOf(await write(eve!, 'let me in'))).toBe('not-seated');
  const read = (await bob!.request({ type: 'talk', table })) as AnswerOf<'talk'>;
  expect(read.written).toMatchObject([{ seat: 0, player: ann!.player.id, text: '<b>hello</b> Bob' }]);
  expect(codeOf(await eve!.request({ type: 'talk', table }))).toBe('not-seated');
  expect(bob!.heard.filter(text => text.includes('"talk"') && !text.includes('"to"'))).toHaveLength(1);
  expect(eve!.heard.join('\n')).not.toContain('hello');
  for (const url of ['events', 'record']) {
    const text = (await ask(eve, 'GET', `/api/tables/${table}/${url}`)).text;
    expect(text).not.toContain('hello');
  }
  expect(host.log.join('\n')).not.toContain('hello');
  // one who withdraws ends it
  await bob!.request({ type: 'consent', table, agrees: false });
  expect(codeOf(await write(ann!, 'are you there?'))).toBe('not-allowed');
});

test('a text is one line of plain characters, of bounded length, and not too many', async () => {
  const [ann, bob] = await host.players(2);
  const table = await talkingTable(ann!, bob!);
  const write = async (text: string) => codeOf(await ann!.request({ type: 'write', table, text }));
  for (const text of [
    '',
    'x'.repeat(281),
    'two\nlines',
    'turned \u202e',
    'bell \u0007',
    'zero\u200bwidth',
    '\ufeff',
  ])
    expect(await write(text)).toBe('bad-message');
  for (const text of ['   ', 'Z\u0300\u0301\u0302algo']) expect(await write(text)).toBe('bad-message');
  expect(await write('Привіт, 👩‍🚀!')).toBe('done');
  const many = await Promise.all(Array.from({ length: 12 }, () => write('flood')));
  expect(many).toContain('too-many-messages');
});

test('who sits down later reads nothing from before, and all agree again', async () => {
  const [ann, bob, eve] = await host.players(3);
  const table = await open(ann!, { ...FRIENDS, ...THREE });
  await bob!.request({ type: 'sit', table });
  for (const player of [ann!, bob!]) await player.request({ type: 'consent', table, agrees: true });
  await ann!.request({ type: 'write', table, text: 'about Eve' });
  await jumpInTime(host, ports, ports.time + 1000);
  await eve!.request({ type: 'sit', table });
  expect(codeOf(await ann!.request({ type: 'write', table, text: 'on' }))).toBe('not-allowed');
  expect(await eve!.request({ type: 'talk', table })).toMatchObject({ type: 'talk', written: [] });
  expect(await bob!.request({ type: 'talk', table })).toMatchObject({ written: [{ text: 'about Eve' }] });
});

test('at tables for everybody nobody writes freely', async () => {
  const [ann, bob] = await host.players(2);
  const table = await openForTwo(ann!, bob!);
  expect(codeOf(await ann!.request({ type: 'consent', table, agrees: true }))).toBe('not-allowed');
  expect(codeOf(await ann!.request({ type: 'write', table, text: 'hello' }))).toBe('not-allowed');
});

test('a block keeps two people apart: seats, the next game, talk; mutes and blocks are listed and taken back', async () => {
  const [ann, bob, eve] = await host.players(3);
  const played = await talkingTable(ann!, bob!);
  const path = `/api/me/relations/block/${bob!.player.id}`;
  expect((await ask(ann, 'PUT', path)).status).toBe(204);
  expect((await ask(ann, 'PUT', path)).status).toBe(204);
  expect((await ask(undefined, 'PUT', path)).status).toBe(401);
  expect((await ask(ann, 'PUT', `/api/me/relations/mute/${ann!.player.id}`)).status).toBe(403);
  expect((await ask(ann, 'PUT', '/api/me/relations/mute/nobody')).status).toBe(404);
  expect((await ask(ann, 'PUT', `/api/me/relations/mute/${eve!.player.id}?table=${played}`)).status).toBe(
    204,
  );
  const { relations } = await json<{ relations: object[] }>(ann!, '/api/me/order');
  expect(relations).toMatchObject([
    { player: { id: expect.any(String) as string }, kind: expect.any(String) as string },
    {},
  ]);
  expect(JSON.stringify(relations)).toContain(played);
  // nobody learns who has blocked them
  expect(await json(bob!, '/api/me/order')).toEqual({ relations: [], measures: [] });
  const [annsTable, bobsTable, evesTable] = [
    await open(ann!, FRIENDS),
    await open(bob!, FRIENDS),
    await open(eve!),
  ];
  const sit = async (by: PlayerClient, table: string) => codeOf(await by.request({ type: 'sit', table }));
  expect(await sit(bob!, annsTable)).toBe('not-welcome');
  expect(await sit(ann!, bobsTable)).toBe('not-welcome');
  expect(await sit(eve!, bobsTable)).toBe('done');
  const evesThree = await open(eve!, THREE);
  const isListed = async (by: PlayerClient, table: string) =>
    (await json<AnswerOf<'tables'>>(by, '/api/tables?list=open')).tables.some(one => one.table === table);
  expect(await isListed(bob!, evesThree)).toBe(true);
  expect([await sit(ann!, evesThree), await sit(bob!, evesThree)]).toEqual(['done', 'not-welcome']);
  // what is refused is not offered,
  expect([await isListed(ann!, evesThree), await isListed(bob!, evesThree)]).toEqual([true, false]);
  expect(codeOf(await bob!.request({ type: 'write', table: played, text: 'hello?' }))).toBe('not-welcome');
  expect(codeOf(await bob!.request({ type: 'rematch', table: played }))).toBe('not-welcome');
  expect((await ask(ann, 'DELETE', path)).status).toBe(204);
  expect(await isListed(bob!, evesThree)).toBe(true);
  expect(await sit(bob!, annsTable)).toBe('done');
  expect(await sit(ann!, evesTable)).toBe('done');
});

test('a block holds at a table whose opener has left the seat: what would be refused is not offered', async () => {
  const [ann, bob, eve, dan] = await host.players(4);
  await ask(ann, 'PUT', `/api/me/relations/block/${bob!.player.id}`);
  const table = await open(bob!, THREE);
  await dan!.request({ type: 'sit', table });
  await bob!.request({ type: 'leave', table });
  const listed = async (by: PlayerClient) => {
    const { tables } = (await by.request({ type: 'list', list: 'open', follow: true })) as AnswerOf<'tables'>;
    return tables.some(one => one.table === table);
  };
  expect(codeOf(await ann!.request({ type: 'sit', table }))).toBe('not-welcome');
  expect([await listed(ann!), await listed(bob!), await listed(eve!)]).toEqual([false, true, true]);
  // the list that everybody follows
  const told = toldOf(ann!, 'open', tables => tables.length > 0);
  const evesTable = await open(eve!);
  await host.server.lobby.refresh();
  expect((await told).map(one => one.table)).toContain(evesTable);
  expect((await told).map(one => one.table)).not.toContain(table);
});

test('a report keeps what was said; the operator reads it, warns, suspends and puts it aside', async () => {
  const [ann, bob, eve] = await host.players(3);
  const table = await talkingTable(ann!, bob!);
  await bob!.request({ type: 'say', table, phrase: 'oops' });
  await bob!.request({ type: 'write', table, text: 'something rude' });
  const report = { player: bob!.player.id, table, reason: 'abuse', text: 'he was rude' };
  expect((await ask(ann, 'POST', '/api/reports', report)).status).toBe(204);
  // who only watched reports what could be seen there
  expect((await ask(eve, 'POST', '/api/reports', { ...report, text: 'I heard' })).status).toBe(204);
  for (const [change, status] of [
    [{ player: 'nobody' }, 404],
    [{ player: eve!.player.id }, 404],
    [{ table: 'no-such-table' }, 404],
    [{ reason: 'because' }, 400],
    [{ text: 'a\u202eb' }, 400],
    [{ player: ann!.player.id }, 403],
  ] as const)
    expect((await ask(ann, 'POST', '/api/reports', { ...report, ...change })).status).toBe(status);
  const perform = (name: string, argument = '') => host.server.perform(name, argument);
  const listed = (await perform('reports')) as { id: string; reporter: string; said: number }[];
  // the name of who is reported, and what was said
  expect(listed.map(({ said }) => said).sort((one, other) => one - other)).toEqual([2, 3]);
  const { id } = listed.find(({ reporter }) => reporter === ann!.player.id)!;
  // who reads the list knows of whom it speaks
  expect(listed).toContainEqual(
    expect.objectContaining({ name: bob!.player.name, reporterName: ann!.player.name }),
  );
  const shown = JSON.stringify(await perform('report', id));
  for (const word of ['something rude', 'oops', 'he was rude', table]) expect(shown).toContain(word);
  const bobs = bob!.player.id;
  await perform('warn', `${bobs} Please be kind.`);
  await perform('suspend', `${bobs} talk 2 For rude words`);
  expect(codeOf(await bob!.request({ type: 'say', table, phrase: 'sorry' }))).toBe('suspended');
  expect(codeOf(await bob!.request({ type: 'write', table, text: 'hm' }))).toBe('suspended');
  const { measures } = await json<{ measures: object[] }>(bob!, '/api/me/order');
  expect(measures).toContainEqual(expect.objectContaining({ kind: 'warning', reason: 'Please be kind.' }));
  expect(measures).toContainEqual(expect.objectContaining({ kind: 'talk', reason: 'For rude words' }));
  expect((await ask(bob, 'POST', '/api/me/order/seen')).status).toBe(204);
  expect((await json<{ measures: object[] }>(bob!, '/api/me/order')).measures).toHaveLength(1);
  await perform('resolve', `${id} warned and suspended`);
  expect(await perform('reports')).toHaveLength(1);
  expect(await perform('reports', 'resolved')).toMatchObject([{ note: 'warned and suspended' }]);
  await jumpInTime(host, ports, ports.time + 2 * DAY);
  expect(codeOf(await bob!.request({ type: 'say', table, phrase: 'sorry' }))).toBe('done');
  await perform('suspend', `${bobs} rated 1`);
  const rated = {
    rated: true,
    undo: false,
    absence: { kind: 'forfeit' },
    clock: { kind: 'turn', seconds: 60 },
  } as const;
  const wished = await bob!.request({
    type: 'create',
    game: 'kingdomino',
    options: { players: 2 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'public',
    ...rated,
  });
  expect(codeOf(wished)).toBe('suspended');
  expect(await perform('release', bobs)).toMatchObject({ measures: 1 });
  for (const [name, argument] of [
    ['report', 'nothing'],
    ['resolve', 'nothing'],
    ['warn', bobs],
    ['warn', 'nobody text'],
    ['suspend', `${bobs} breathing 2`],
    ['suspend', `${bobs} talk -1`],
    ['reports', 'all'],
  ] as const)
    await expect(perform(name, argument)).rejects.toThrow(/usage|there is no/);
  expect(host.log.some(line => line.includes('"task":"suspend"') && line.includes('by the operator'))).toBe(
    true,
  );
});

test('my data has what I wrote and reported, not what others did; erased, nothing of it is left', async () => {
  const [ann, bob] = await host.players(2);
  const table = await talkingTable(ann!, bob!);
  await ann!.request({ type: 'write', table, text: 'words of Ann' });
  await bob!.request({ type: 'write', table, text: 'words of Bob' });
  await ask(ann, 'POST', '/api/reports', { player: bob!.player.id, table, reason: 'spam', text: 'says Ann' });
  await ask(ann, 'PUT', `/api/me/relations/mute/${bob!.player.id}`);
  await host.server.perform('warn', `${ann!.player.id} Dear Ann`);
  const mine = (await ask(ann, 'GET', '/api/me/export')).text;
  for (const text of ['words of Ann', 'says Ann', '"kind":"mute"', '"task":"warn","detail":"Dear Ann"'])
    expect(mine).toContain(text);
  expect(mine).not.toContain('words of Bob');
  expect((await ask(ann, 'DELETE', '/api/me')).status).toBe(204);
  expect(await bob!.request({ type: 'talk', table })).toMatchObject({ written: [{ text: 'words of Bob' }] });
  const [report] = await host.store
    .listReports({ isOpen: true, limit: 1000 })
    .then(all => all.filter(one => one.table === table));
  expect(report).toMatchObject({ reporter: '', text: '', evidence: [{ text: 'words of Bob' }, {}] });
  // and what is old goes by itself
  await jumpInTime(host, ports, ports.time + 8 * DAY);
  await host.server.perform('upkeep', '');
  expect(await bob!.request({ type: 'talk', table })).toMatchObject({ written: [] });
});

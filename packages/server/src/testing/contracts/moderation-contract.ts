/** What every store keeps to about talk and order: blocks hold both ways, texts and reports go with their players. */
import { expect, test } from 'vitest';
import { eraseWhole } from '../../admin/erase-player.ts';
import type { NewReport } from '../../storage/moderation/reports.ts';
import type { Store } from '../../storage/store.ts';
import { newTable } from './sample-tables.ts';

export function moderationContract(storeOf: () => Store): void {
  relationContract(storeOf);
  talkContract(storeOf);
  reportContract(storeOf);
  measureContract(storeOf);
  operatorContract(storeOf);
  writingContract(storeOf);
}

async function add(store: Store, ...players: readonly string[]): Promise<void> {
  for (const id of players)
    await store.createPlayer({
      id,
      name: `Name of ${id}`,
      bot: false,
      createdAt: 1,
      token: { hash: `hash-of-${id}`, player: id, kind: 'session', expiresAt: 2 },
    });
}

function relationContract(storeOf: () => Store): void {
  test('a block holds both ways, a mute at one table there only, and both go with either player', async () => {
    const store = storeOf();
    await add(store, 'rosa', 'rick', 'rita');
    const set = (other: string, kind: 'mute' | 'block', table?: string, most = 9) =>
      store.addRelation({
        player: 'rosa',
        relation: { other, kind, ...(table === undefined ? {} : { table }) },
        at: 5,
        most,
      });
    expect(await set('rick', 'block')).toBe(true);
    expect(await set('rick', 'block')).toBe(true);
    expect(await set('rita', 'mute', 'a-table')).toBe(true);
    expect(await set('rita', 'mute', undefined, 2)).toBe(false);
    expect(await set('nobody', 'mute')).toBe(false);
    expect(await store.relationsOf('rosa')).toEqual([
      { other: 'rick', name: 'Name of rick', isBot: false, isMember: false, kind: 'block', at: 5 },
      {
        other: 'rita',
        name: 'Name of rita',
        isBot: false,
        isMember: false,
        kind: 'mute',
        table: 'a-table',
        at: 5,
      },
    ]);
    expect(await store.blocksWith('rosa')).toEqual(['rick']);
    expect(await store.blocksWith('rick')).toEqual(['rosa']);
    expect(await store.blocksWith('rita')).toEqual([]);
    expect(await store.blockedAmong({ player: 'rick', others: ['rita', 'rosa'] })).toEqual(['rosa']);
    expect(await store.blockedAmong({ player: 'rosa', others: [] })).toEqual([]);
    const block = { one: 'rosa', other: 'rick' };
    for (const players of [['rosa'], ['rita', 'rick'], ['rosa', 'rick']])
      expect(await store.blocksAround(players)).toEqual([block]);
    for (const players of [['rita'], []]) expect(await store.blocksAround(players)).toEqual([]);
    await store.dropRelation({ player: 'rosa', relation: { other: 'rick', kind: 'block' } });
    expect(await store.blocksWith('rick')).toEqual([]);
    await set('rick', 'block');
    await eraseWhole(store, { player: 'rick', name: '—' });
    expect((await store.relationsOf('rosa')).map(({ other }) => other)).toEqual(['rita']);
    await eraseWhole(store, { player: 'rosa', name: '—' });
    expect(await store.relationsOf('rosa')).toEqual([]);
  });
}

function talkContract(storeOf: () => Store): void {
  test('a text is kept once, in order, up to a number, and goes with its player, its table and its age', async () => {
    const store = storeOf();
    await add(store, 'tom', 'tess');
    await store.createTable(newTable('talked'));
    const talk = (id: string, player: string, at: number) => ({
      id,
      table: 'talked',
      player,
      seat: 0,
      text: `<b>${id}</b>`,
      at,
    });
    expect(await store.addTalk({ talk: talk('t2', 'tess', 20), most: 3 })).toBe(true);
    expect(await store.addTalk({ talk: talk('t1', 'tom', 10), most: 3 })).toBe(true);
    expect(await store.addTalk({ talk: talk('t1', 'tom', 10), most: 3 })).toBe(false);
    expect(await store.isTalkKnown('t1')).toBe(true);
    expect(await store.addTalk({ talk: talk('t3', 'tom', 30), most: 3 })).toBe(true);
    expect(await store.addTalk({ talk: talk('t4', 'tom', 40), most: 3 })).toBe(false);
    const ids = async (limit = 9) => (await store.readTalk({ table: 'talked', limit })).map(({ id }) => id);
    expect(await ids()).toEqual(['t1', 't2', 't3']);
    expect(await ids(2)).toEqual(['t2', 't3']);
    expect(await store.talkBy('tess')).toEqual([{ table: 'talked', text: '<b>t2</b>', at: 20 }]);
    expect(await store.deleteOldTalk({ before: 11, limit: 9 })).toBe(1);
    await eraseWhole(store, { player: 'tom', name: '—' });
    expect(await ids()).toEqual(['t2']);
    await store.deleteTables(['talked']);
    expect(await ids()).toEqual([]);
  });
}

function reportContract(storeOf: () => Store): void {
  test('a report keeps what was said, is made once while it waits, and loses what its people wrote', async () => {
    const store = storeOf();
    await add(store, 'wilma', 'willi', 'wanda');
    const report: NewReport = {
      id: 'report-1',
      reporter: 'wilma',
      player: 'willi',
      table: 'a-table',
      club: '',
      reason: 'abuse',
      text: 'this was rude',
      evidence: [
        { player: 'willi', name: 'Willi', at: 3, text: 'a rude word' },
        { player: 'wanda', name: 'Wanda', at: 4, phrase: 'oops' },
      ],
      at: 100,
    };
    await store.addReport(report);
    await store.addReport({ ...report, id: 'report-2', at: 101 });
    const open = await store.listReports({ isOpen: true, limit: 9 });
    expect(open).toEqual([{ ...report, id: 'report-2', at: 101, resolvedAt: null, note: '' }]);
    expect(await store.reportsBy('wilma')).toMatchObject([{ player: 'willi', text: 'this was rude' }]);
    await eraseWhole(store, { player: 'wanda', name: '—' });
    await eraseWhole(store, { player: 'wilma', name: '—' });
    expect(await store.readReport('report-2')).toMatchObject({
      reporter: '',
      text: '',
      evidence: [{ player: 'willi' }],
    });
    expect(await store.resolveReport({ id: 'report-2', at: 200, note: 'warned' })).toBe(true);
    expect(await store.resolveReport({ id: 'report-9', at: 200, note: '' })).toBe(false);
    expect(await store.listReports({ isOpen: true, limit: 9 })).toEqual([]);
    expect(await store.listReports({ isOpen: false, limit: 9 })).toMatchObject([{ note: 'warned' }]);
    await store.addReport({ ...report, id: 'report-4', at: 90 });
    const old = { before: 0, limit: 9 };
    expect(await store.deleteOldReports({ ...old, openBefore: 90 })).toBe(0);
    expect(await store.deleteOldReports({ ...old, openBefore: 91 })).toBe(1);
    await store.addReport({ ...report, id: 'report-3' });
    expect(await store.deleteOldReports({ before: 201, openBefore: 0, limit: 9 })).toBe(1);
    await eraseWhole(store, { player: 'willi', name: '—' });
    expect(await store.readReport('report-3')).toBeUndefined();
  });
}

function measureContract(storeOf: () => Store): void {
  test('a measure holds until its time, a warning until it was read', async () => {
    const store = storeOf();
    await add(store, 'max');
    const measure = (id: string, kind: 'warning' | 'talk' | 'rated', until?: number) =>
      store.addSanction({
        id,
        player: 'max',
        kind,
        reason: 'for a reason',
        at: 10,
        ...(until === undefined ? {} : { until }),
      });
    expect(await measure('m1', 'warning')).toBe(true);
    await measure('m2', 'talk', 50);
    await measure('m3', 'talk', 40);
    expect(await store.addSanction({ id: 'm4', player: 'no', kind: 'warning', reason: '', at: 1 })).toBe(
      false,
    );
    const until = (kind: 'talk' | 'rated', now: number) => store.suspendedUntil({ player: 'max', kind, now });
    expect([await until('talk', 20), await until('talk', 50), await until('rated', 20)]).toEqual([
      50,
      undefined,
      undefined,
    ]);
    const holding = async (now: number) =>
      (await store.sanctionsOf({ player: 'max', now })).map(({ id }) => id).sort();
    expect(await holding(45)).toEqual(['m1', 'm2']);
    await store.noteSanctionsSeen({ player: 'max', at: 45 });
    expect(await holding(45)).toEqual(['m2']);
    expect(await store.endSanctions({ player: 'max', at: 46 })).toBe(1);
    expect(await holding(46)).toEqual([]);
    expect(await store.allSanctionsOf('max')).toHaveLength(3);
    expect(await store.deleteOldSanctions({ before: 1000, limit: 9 })).toBe(3);
  });
}

function operatorContract(storeOf: () => Store): void {
  test('an operator signs in by a session that ends; another code or a removal ends it at once', async () => {
    const store = storeOf();
    expect(await store.hasOperators(undefined)).toBe(false);
    await store.addOperator({ name: 'Olga', hash: 'slow-1', since: 5 });
    expect(await store.hasOperators(undefined)).toBe(true);
    expect([await store.operatorHash('Olga'), await store.operatorHash('Otto')]).toEqual([
      'slow-1',
      undefined,
    ]);
    const signIn = (hash: string, since: number) =>
      store.addOperatorSession({ hash, operator: 'Olga', since, expiresAt: since + 10 });
    const who = (hash: string, now: number) => store.operatorBySession({ hash, now, idle: 10, most: 25 });
    await signIn('s1', 100);
    expect([await who('s1', 109), await who('s1', 118), await who('s1', 124)]).toEqual([
      'Olga',
      'Olga',
      'Olga',
    ]);
    // used all the time, and over all the same
    expect(await who('s1', 125)).toBeUndefined();
    await signIn('s2', 200);
    expect(await who('s2', 210)).toBeUndefined();
    await signIn('s3', 300);
    await store.removeOperatorSession('s3');
    expect(await who('s3', 301)).toBeUndefined();
    await signIn('s4', 300);
    await store.addOperator({ name: 'Olga', hash: 'slow-2', since: 6 });
    expect([await who('s4', 301), await store.operatorHash('Olga')]).toEqual([undefined, 'slow-2']);
    await signIn('s5', 300);
    expect([await store.removeOperator('Olga'), await store.removeOperator('Olga')]).toEqual([true, false]);
    expect([await who('s5', 301), await store.listOperators(undefined)]).toEqual([undefined, []]);
  });

  test('what operators did is listed, goes some day, and with the player it was done to', async () => {
    const store = storeOf();
    await add(store, 'lara');
    const entry = { operator: 'Olga', task: 'warn', subject: 'lara', detail: 'be kind' };
    await store.addOperatorEntry({ ...entry, id: 'l1', at: 10 });
    await store.addOperatorEntry({ ...entry, id: 'l2', at: 20, operator: '', subject: 'a-table' });
    expect((await store.operatorLog({ limit: 9 })).map(({ id }) => id)).toEqual(['l2', 'l1']);
    expect(await store.operatorLog({ subject: 'lara', limit: 9 })).toEqual([{ ...entry, id: 'l1', at: 10 }]);
    await eraseWhole(store, { player: 'lara', name: '—' });
    expect((await store.operatorLog({ limit: 9 })).map(({ id }) => id)).toEqual(['l2']);
    expect(await store.deleteOldEntries({ before: 21, limit: 9 })).toBe(1);
  });
}

function writingContract(storeOf: () => Store): void {
  test('an operator finds a player with what there is about them', async () => {
    const store = storeOf();
    await add(store, 'zoe');
    const zoe = { id: 'zoe', isBot: false, bannedAt: null, memberSince: null, sessions: 1, passkeys: 0 };
    expect(await store.adminPlayer('zoe')).toMatchObject({ ...zoe, name: 'Name of zoe', tables: 0 });
    expect(await store.adminPlayers({ search: 'NAME of zo', limit: 9 })).toMatchObject([zoe]);
    expect(await store.adminPlayer('nobody')).toBeUndefined();
  });
}

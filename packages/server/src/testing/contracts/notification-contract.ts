/** The contract of the store for notifications: one unacknowledged, each sent by one process, gone with their players. */
import { expect, test } from 'vitest';
import type { Subscription } from '../../storage/notifications/subscriptions.ts';
import type { Store } from '../../storage/store.ts';

const device: Subscription = {
  id: 'device-of-uma',
  player: 'uma',
  way: 'push',
  url: 'https://push.services.net/uma',
  secret: '{}',
  language: 'en',
  kinds: ['turn'],
  table: null,
  club: null,
  session: 'session-of-uma',
  createdAt: 5,
  answers: [],
};
const notification = {
  way: 'push',
  player: 'uma',
  table: 't1',
  kind: 'turn',
  version: 10,
  acted: 0,
  dueAt: 100,
} as const;

export function notificationContract(storeOf: () => Store): void {
  keyContract(storeOf);
  onceContract(storeOf);
  deviceContract(storeOf);
  fairContract(storeOf);
}

function keyContract(storeOf: () => Store): void {
  test('a key is made once, however many processes start at the same time', async () => {
    const values = Array.from({ length: 10 }, (_, process) => `key ${process}`);
    const kept = await Promise.all(values.map(value => storeOf().keepKey({ name: 'contract', value })));
    expect(new Set(kept).size).toBe(1);
    expect(values).toContain(kept[0]);
  });
}

function onceContract(storeOf: () => Store): void {
  test('a notification is queued for who can be told, claimed once, and not followed by another before it is answered', async () => {
    const store = storeOf();
    const claim = (now: number) => store.claimNotifications({ now, until: now + 50, limit: 10 });
    await store.queueNotifications({ notifications: [notification], at: 90 });
    expect(await claim(1000)).toEqual([]);
    await store.addSubscription({ subscription: device, most: 2 });
    await store.queueNotifications({
      notifications: [notification, { ...notification, player: 'nobody' }],
      at: 90,
    });
    expect(await claim(99)).toEqual([]);
    const claimed = (await Promise.all(Array.from({ length: 6 }, () => claim(100)))).flat();
    expect(claimed).toEqual([
      {
        id: 'uma/t1',
        way: 'push',
        player: 'uma',
        table: 't1',
        kind: 'turn',
        version: 10,
        madeAt: 90,
        tries: 1,
        reached: [],
      },
    ]);
    expect(await claim(149)).toEqual([]);
    expect(await claim(150)).toMatchObject([{ tries: 2 }]);
    await store.settleNotification({ id: 'uma/t1', version: 10, kind: 'turn', reached: ['device-of-uma'] });

    const next = { ...notification, version: 12, dueAt: 200 };
    await store.queueNotifications({ notifications: [next, { ...next, acted: 10 }], at: 190 });
    expect(await claim(1000)).toEqual([]);
    await store.queueNotifications({ notifications: [{ ...next, acted: 11 }], at: 190 });
    expect(await claim(1000)).toMatchObject([{ version: 12, tries: 1, reached: [] }]);
    await store.acknowledgeNotifications(['uma/t1', 'uma/nowhere']);
    expect(await claim(9000)).toEqual([]);
    await store.queueNotifications({ notifications: [next], at: 190 });
    expect(await claim(9000)).toEqual([]);
    await store.queueNotifications({ notifications: [{ ...next, kind: 'time' }], at: 190 });
    // what came of the one before comes late and changes nothing of this one
    await store.settleNotification({ id: 'uma/t1', version: 12, kind: 'turn', reached: ['device-of-uma'] });
    await store.dropNotification({ id: 'uma/t1', version: 12, kind: 'turn' });
    expect(await claim(9000)).toMatchObject([{ kind: 'time', reached: [] }]);
    expect(await store.deleteOldNotifications({ before: 191, limit: 10 })).toBe(1);
  });
}

function fairContract(storeOf: () => Store): void {
  test('nobody gets more than a share of what is claimed, and who is busy gets nothing', async () => {
    const store = storeOf();
    for (const player of ['greedy', 'modest'])
      await store.addSubscription({
        subscription: {
          ...device,
          id: `hook-${player}`,
          player,
          way: 'hook',
          session: null,
          url: `https://${player}`,
        },
        most: 9,
      });
    const about = { way: 'hook', kind: 'turn', version: 1, acted: 0 } as const;
    const many = Array.from({ length: 40 }, (_, index) => ({
      ...about,
      player: 'greedy',
      table: `g${index}`,
      dueAt: 5000 + index,
    }));
    const one = { ...about, player: 'modest', table: 'm', dueAt: 6000 };
    await store.queueNotifications({ notifications: [...many, one], at: 90 });
    const claim = (busy: readonly string[]) =>
      store.claimNotifications({ now: 9000, until: 9050, limit: 64, share: 4, busy });
    const players = (await claim([])).map(({ player }) => player).filter(name => name !== 'uma');
    expect(players.sort()).toEqual(['greedy', 'greedy', 'greedy', 'greedy', 'modest']);
    expect((await claim(['greedy'])).filter(({ player }) => player === 'greedy')).toEqual([]);
  });
}

function deviceContract(storeOf: () => Store): void {
  test('devices go with their session, with their player, and when there are too many', async () => {
    const store = storeOf();
    const ids = async () => (await store.subscriptionsOf('uma')).map(({ id }) => id);
    const add = (id: string, createdAt: number, session: string) =>
      store.addSubscription({ subscription: { ...device, id, createdAt, session }, most: 2 });
    await add('second', 6, 'second session');
    await add('third', 7, 'third session');
    expect(await ids()).toEqual(['second', 'third']);
    expect((await store.subscriptionsOf('uma'))[0]).toEqual({
      ...device,
      id: 'second',
      createdAt: 6,
      session: 'second session',
    });
    await store.createToken({ hash: 'third session', player: 'uma', kind: 'session' });
    await store.spendToken('third session');
    expect(await ids()).toEqual(['second']);
    await store.addSubscription({
      subscription: { ...device, id: 'hook', way: 'hook', session: null },
      most: 2,
    });
    expect(await store.webhookPlayers(10)).toEqual(['uma']);
    for (const status of [0, 200, 201, 202, 203, 204])
      await store.noteWebhookResponse({ id: 'hook', answer: { at: status, kind: 'turn', status } });
    await store.noteWebhookResponse({ id: 'no-hook', answer: { at: 1, kind: 'turn', status: 200 } });
    const answers = (await store.subscriptionsOf('uma')).find(({ id }) => id === 'hook')?.answers;
    expect(answers?.map(({ status }) => status)).toEqual([204, 203, 202, 201, 200]);
    expect(await store.deleteSubscription({ player: 'eve', id: 'hook' })).toBe(false);
    await store.deleteTokens('uma');
    expect(await ids()).toEqual([]);
  });
}

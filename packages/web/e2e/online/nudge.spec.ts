/** Being told outside the page: the switch. What the worker makes of a message is in worker-nudge.test. */

import { command, nextOf, openTable, person } from '../support/people.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** A browser that allows messages, with a push service whose address nobody ever calls here. */
async function allowPush(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const endpoint = 'https://8.8.8.8/device';
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const device = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
    let isOn = false;
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        isOn = true;
        return device;
      },
      getSubscription: async () => (isOn ? device : null),
    });
  });
}

test('the switch signs this device up and off, of each kind', async ({ page }) => {
  await allowPush(page);
  await page.goto('/settings');
  const told = page.getByRole('switch', { name: 'Tell me when it’s my turn' });
  await expect(page.getByText('At most one notification per table')).toBeVisible();
  await expect(told).toHaveAttribute('aria-checked', 'false');
  await told.click();
  await expect(told).toHaveAttribute('aria-checked', 'true');
  const kept = () =>
    page.evaluate(async () => {
      const { devices } = (await (await fetch('/api/me/nudges')).json()) as {
        devices: { kinds: string[] }[];
      };
      return devices.map(({ kinds }) => kinds.join());
    });
  expect(await kept()).toEqual(['turn,invited,full,time']);
  await page.getByRole('checkbox', { name: 'The game begins' }).uncheck();
  await expect.poll(kept).toEqual(['turn,invited,time']);
  await told.click();
  await expect(told).toHaveAttribute('aria-checked', 'false');
  expect(await kept()).toEqual([]);
});

test('what the browser does not allow is said, and cannot be switched', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await page.goto('/settings');
  await expect(page.getByText('This browser blocks notifications from this page')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Tell me when it’s my turn' })).toBeDisabled();
});

/** What the browser would show outside the page, written down instead. */
interface Shown {
  readonly badges: number[];
  readonly messages: { readonly title: string; readonly table: unknown }[];
  isHidden: boolean;
}

/** A tab that can be hidden without another one, in a browser without a push service. */
async function hideable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: Shown = { badges: [], messages: [], isHidden: false };
    Object.assign(window, { shown });
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Object.assign(PushManager.prototype, { getSubscription: async () => null });
    Object.assign(Navigator.prototype, {
      setAppBadge: async (count: number) => void shown.badges.push(count),
    });
    Object.assign(ServiceWorkerRegistration.prototype, {
      showNotification: async (title: string, options: NotificationOptions) =>
        void shown.messages.push({ title, table: (options.data as { table: unknown }).table }),
    });
    Object.defineProperty(Document.prototype, 'hidden', { get: () => shown.isHidden });
    Object.defineProperty(Document.prototype, 'visibilityState', {
      get: () => (shown.isHidden ? 'hidden' : 'visible'),
    });
  });
}

const shownIn = (page: Page) => page.evaluate(() => (window as unknown as { shown: Shown }).shown);

async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate(isIt => {
    (window as unknown as { shown: Shown }).shown.isHidden = isIt;
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

interface Moves {
  readonly toAct: number;
  readonly version: number;
  readonly moves: readonly string[];
}

/** Everybody makes the first move there is until this seat is to act. */
async function playUntil(seat: number, people: readonly Page[], table: string): Promise<void> {
  for (;;) {
    const { toAct, version, moves } = (await (
      await people[0]!.request.get(`/api/tables/${table}/moves`)
    ).json()) as Moves;
    if (toAct === seat) return;
    await command(people[toAct]!, { type: 'move', table, version, move: moves[0] });
  }
}

test('a hidden tab tells of my turn once, the server knows that nobody looks, and the title counts', async ({
  page,
  browser,
}) => {
  await hideable(page);
  const sent: string[] = [];
  page.on('websocket', connection => connection.on('framesent', ({ payload }) => sent.push(String(payload))));
  await page.request.post('/api/me');
  await command(page, { type: 'rename', name: 'Ann' });
  const bob = await person(browser, 'Bob');
  const address = await openTable(page);
  const table = address.slice('/t/'.length);
  await command(bob, { type: 'sit', table, salt: 'salt-of-bob' });
  await command(page, { type: 'ready', table, salt: 'salt-of-ann' });
  await playUntil(1, [page, bob], table);
  await page.goto(address);
  await page.locator('.table').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const looks = () => sent.flatMap(text => /"type":"look","looks":(\w+)/.exec(text)?.[1] ?? []);

  await hide(page, true);
  await expect.poll(looks).toEqual(['false']);
  await playUntil(0, [page, bob], table);
  await expect.poll(async () => (await shownIn(page)).messages).toEqual([{ title: 'Your turn', table }]);
  await hide(page, false);
  await expect.poll(looks).toEqual(['false', 'true']);
  await playUntil(1, [page, bob], table);
  await playUntil(0, [page, bob], table);
  await nextOf([page]);
  expect((await shownIn(page)).messages).toHaveLength(1);

  await page.goto('/');
  await expect(page).toHaveTitle(/^\(1\) /);
  expect((await shownIn(page)).badges.at(-1)).toBe(1);
  await playUntil(1, [page, bob], table);
  await expect(page).not.toHaveTitle(/^\(/);
  expect((await shownIn(page)).badges.at(-1)).toBe(0);
});

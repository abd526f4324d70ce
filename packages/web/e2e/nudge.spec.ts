/** Being told outside the page: the switch. What the worker makes of a message is in worker-nudge.test. */
import { expect, type Page, test } from '@playwright/test';

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
  await expect(page.getByText('At most one message per table')).toBeVisible();
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
  await expect(page.getByText('This browser blocks messages from this page')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Tell me when it’s my turn' })).toBeDisabled();
});

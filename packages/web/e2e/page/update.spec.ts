/** A newer version comes while a game is being played: it says so, waits, and loses nothing. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Host, PAGE } from '../support/host.ts';
import { movesUntil } from '../support/positions.ts';
import { Relay } from '../support/relay.ts';
import { FRIEND, ME, openGame } from '../support/saved.ts';
import { test as base, expect, type Page } from '../support/test.ts';

/** One address for this version of the page and the next. */
const test = base.extend<{ relay: Relay }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
  relay: async ({}, use) => {
    const relay = await Relay.start();
    await use(relay);
    relay.stop();
  },
});

/** Letters that the page has not used yet. */
const LETTERS = `/assets/${readdirSync(`${PAGE}/assets`).find(name => name.startsWith('nunito-eastern'))}`;

test.use({
  serviceWorkers: 'allow',
  baseURL: async ({ relay }, use) => use(relay.url),
});

/** The page as it would be built after a change: other scripts, for each of them names others; in the service worker, too. */
function nextVersion(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'kingdomino-next-')), 'dist');
  cpSync(PAGE, folder, { recursive: true });
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter(file => /\.(?:br|gz)$/.test(file))) rmSync(join(folder, name));
  const scripts = new Set(readdirSync(join(folder, 'assets')).filter(name => name.endsWith('.js')));
  for (const name of names.filter(file => /\.(?:html|js)$/.test(file))) {
    const text = readFileSync(join(folder, name), 'utf8').replace(/[\w-]+\.js\b/g, script =>
      scripts.has(script) ? nextName(script) : script,
    );
    writeFileSync(join(folder, name), text);
  }
  for (const name of scripts)
    renameSync(join(folder, 'assets', name), join(folder, 'assets', nextName(name)));
  writeFileSync(join(folder, 'sw.js'), `${readFileSync(join(folder, 'sw.js'), 'utf8')}\n// next`);
  return folder;
}

const nextName = (script: string) => script.replace(/\.js$/, '-next.js');

const script = (page: Page) => page.locator('script[type="module"]').getAttribute('src');

async function visit(page: Page): Promise<void> {
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

test('the notice waits, the game goes on, and goes on after the update too', async ({
  page,
  relay,
  host,
  seed,
}) => {
  relay.forwardTo(host.url);
  await visit(page);
  const options = { players: 2 };
  const moves = movesUntil(
    'kingdomino',
    options,
    (state, made) => made > 14 && state.phase === 'place' && state.seat === 0,
  );
  await openGame(page, { game: 'kingdomino', options, seats: [ME, FRIEND], moves });
  await page.locator('.held').waitFor();
  const before = await script(page);
  await page.evaluate(url => fetch(url).then(() => undefined), LETTERS);

  const folder = nextVersion();
  const next = await Host.start(seed, { page: folder });
  relay.cut();
  relay.forwardTo(next.url);
  // somebody comes back to the page
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const notice = page.getByText('A new version is ready. Your game is saved.');
  await expect(notice).toBeVisible();

  await page.locator('.cell.legal').first().click();
  await page.locator('.slot.free').first().waitFor();
  const scores = await page.locator('.small-kingdom .score').allTextContents();
  expect(await script(page)).toBe(before);

  await page.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => script(page).catch(() => before)).toBe(nextName(before!));
  await expect(page.locator('.small-kingdom .score')).toHaveText(scores);
  await expect(notice).toHaveCount(0);
  await page.locator('.slot.free').first().click();
  await expect.poll(() => page.evaluate(() => caches.keys().then(names => names.length))).toBe(1);
  expect(await page.evaluate(url => caches.match(url).then(Boolean), LETTERS), 'used letters are kept').toBe(
    true,
  );
  await next.stop();
  rmSync(folder, { recursive: true });
});

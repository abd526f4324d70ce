// Pictures of every screen: `npm run screenshots [-- folder [part of a name]]`. Needs `npm run build` before.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../packages/web/e2e/find-browser.ts';
import { SCREENS } from '../packages/web/e2e/screens.ts';

const [folder = 'out/screenshots', part = ''] = process.argv.slice(2);
const PORT = 4185;
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

const start = fileURLToPath(new URL('../packages/web/e2e/start-server.mjs', import.meta.url));
const server = spawn(process.execPath, [start], {
  env: { ...process.env, PORT: String(PORT) },
  stdio: 'inherit',
});
const browser = await chromium.launch({
  ...(findBrowser() ? { executablePath: findBrowser() } : {}),
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
});
mkdirSync(folder, { recursive: true });
try {
  await waitFor(`http://127.0.0.1:${PORT}/`);
  for (const [size, settings] of Object.entries(SIZES)) {
    for (const colorScheme of ['light', 'dark']) await takeAll(size, { ...settings, colorScheme });
  }
} finally {
  await browser.close();
  server.kill();
}

async function takeAll(size, settings) {
  for (const { name, open } of SCREENS.filter(screen => screen.name.includes(part))) {
    const context = await browser.newContext({
      ...settings,
      baseURL: `http://127.0.0.1:${PORT}`,
      locale: 'en',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await open(page, {});
    await point(page, size);
    const path = `${folder}/${name}-${size}-${settings.colorScheme}.png`;
    await page.screenshot({ path });
    console.log(path);
    await context.close();
  }
}

/** Where something can be laid, it is shown how. */
async function point(page, size) {
  const legal = page.locator('.cell.legal').first();
  if ((await legal.count()) === 0 || (await page.locator('dialog[open]').count()) > 0) return;
  if (size === 'phone') await legal.tap();
  else await legal.hover();
  await page.waitForTimeout(200);
}

async function waitFor(url) {
  for (let tries = 0; tries < 100; tries++) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error(`nothing answers at ${url}`);
}

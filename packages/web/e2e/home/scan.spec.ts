/** A kingdom scanned with a camera that shows a picture of plain colours, read by a net for these colours: see testkit. */
import { colourNet, paintKingdom } from '@kingdomino/testkit/photographs';
import { axeFindings, EVERYTHING } from '../support/axe.ts';
import { setSettings } from '../support/saved.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const KINGDOM = `
  w g1 f f l
  s2 g f g2 w
  s1 g C g1 l
  s w1 w w1 w
  s m2 m2 m f1`;

/** A camera that shows a kingdom from now on, or does not come for a reason. */
async function putCamera(page: Page): Promise<void> {
  const { width, height, data } = paintKingdom(KINGDOM);
  await page.addInitScript(
    ({ width, height, data }) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const pen = canvas.getContext('2d')!;
      const show = () => pen.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
      const camera = globalThis as { trouble?: string; track?: MediaStreamTrack };
      navigator.mediaDevices.getUserMedia = async () => {
        if (camera.trouble) throw new DOMException('no', camera.trouble);
        const stream = canvas.captureStream(30);
        camera.track = stream.getVideoTracks()[0]!;
        setInterval(show, 30);
        return stream;
      };
    },
    { width, height, data: [...data] },
  );
  await page.route(/squares-.*\.bin$/, route => route.fulfill({ body: Buffer.from(colourNet()) }));
}

async function openScanner(page: Page): Promise<void> {
  await setSettings(page, { language: 'en' });
  await page.goto('/pad');
  await page.getByRole('button', { name: 'Start counting' }).tap();
  await page.getByRole('button', { name: 'Scan' }).tap();
}

test('a kingdom in four taps, corrected with two more, and its outline by keys', async ({ page }) => {
  await putCamera(page);
  await openScanner(page);
  await page.getByRole('button', { name: 'Use the camera' }).tap();
  await page.getByRole('button', { name: 'Take the photo' }).tap();
  const points = page.locator('.scan-points');
  await expect(points).toHaveText('42 points');
  await expect(page.locator('.scan-result')).toContainText('Every square is clear.');
  expect(await axeFindings(page, EVERYTHING)).toEqual([]);
  await test.step('corrected', async () => {
    await page.getByRole('button', { name: 'row 2, column 4, grassland with 2 crowns' }).tap();
    await page.getByRole('button', { name: 'grassland', exact: true }).tap();
    await expect(points).toHaveText('38 points');
  });
  await test.step('its outline moved, and moved back', async () => {
    await page.getByRole('button', { name: 'Move the corners' }).tap();
    const corner = page.getByRole('button', { name: /^Corner 3 of 4/ });
    await corner.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect(points).toHaveText('42 points');
    await page.getByLabel('Columns').selectOption('9');
    await expect(page.getByRole('button', { name: 'Use it' })).toBeDisabled();
    await page.getByLabel('Columns').selectOption('5');
    await expect(points).toHaveText('42 points');
    expect(await axeFindings(page, EVERYTHING)).toEqual([]);
  });
  await page.getByRole('button', { name: 'Use it' }).tap();
  await expect(page.getByRole('button', { name: /^Player 1, 42 points/ })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'row 5, column 2, mine with 2 crowns' })).toBeAttached();
});

test('whatever goes wrong is said, and there is another way', async ({ page }) => {
  await putCamera(page);
  await openScanner(page);
  const said = page.locator('.scan-trouble');
  const start = page.getByRole('button', { name: 'Use the camera' });
  for (const [name, words] of [
    ['NotAllowedError', 'is blocked for this page'],
    ['NotFoundError', 'no camera here'],
    ['NotReadableError', 'Another app is using the camera'],
  ]) {
    await page.evaluate(trouble => Object.assign(globalThis, { trouble }), name);
    await start.tap();
    await expect(said).toContainText(words!);
  }
  await test.step('taken away in the middle', async () => {
    await page.evaluate(() => Object.assign(globalThis, { trouble: '' }));
    await start.tap();
    await expect(page.getByRole('button', { name: 'Take the photo' })).toBeEnabled();
    await page.evaluate(() =>
      (globalThis as { track?: MediaStreamTrack }).track!.dispatchEvent(new Event('ended')),
    );
    await expect(said).toContainText('The camera has stopped');
  });
  const file = page.locator('input[type=file]');
  await test.step('a file that is no picture', async () => {
    await file.setInputFiles({
      name: 'a.heic',
      mimeType: 'image/heic',
      buffer: Buffer.from('nothing of a picture'),
    });
    await expect(said).toContainText('can’t be opened as a picture');
  });
  await test.step('the scanner cannot be loaded, then it can', async () => {
    const block = /outline-.*\.bin$/;
    await page.route(block, route => route.abort());
    await page.reload();
    await page.getByRole('button', { name: 'Scan' }).tap();
    await file.setInputFiles(grey());
    await expect(said).toContainText('couldn’t be loaded');
    await page.unroute(block);
    await file.setInputFiles(grey());
    await expect(page.getByText('Drag the four corners')).toBeVisible();
  });
});

/** Nothing is to be seen in it: a BMP of 2 x 2 pixels. */
function grey(): { name: string; mimeType: string; buffer: Buffer } {
  const buffer = Buffer.alloc(54 + 16, 0x80);
  buffer.fill(0, 0, 54);
  buffer.write('BM');
  buffer.writeUInt32LE(buffer.length, 2);
  buffer.writeUInt32LE(54, 10);
  buffer.writeUInt32LE(40, 14);
  buffer.writeInt32LE(2, 18);
  buffer.writeInt32LE(2, 22);
  buffer.writeUInt16LE(1, 26);
  buffer.writeUInt16LE(24, 28);
  return { name: 'grey.bmp', mimeType: 'image/bmp', buffer };
}

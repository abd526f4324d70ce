/** What is drawn: the picture to share, boards where a browser falsifies canvases, and what WebKit lays out and paints by its own rules. */
import { expect } from '@playwright/test';
import { test } from './browser-test.ts';
import type { Session } from './engine.ts';
import { clickOn, run, see, until } from './in-page.ts';
import { openGame } from './kept-game.ts';
import { play, playToTheEnd } from './player.ts';
import { type Pixels, readPng } from './png.ts';

test('the picture of a finished game has the colours of its boards', async ({ open, server }) => {
  const session = await open();
  await openGame(session, server.url, 'kingdomino');
  await playToTheEnd(session, 'mouse');
  // until then the dialog grows
  await see(session, '.dialog.end .verdict');
  await run(session, keepBlobs, 0);
  await clickOn(session, '.end-buttons button', 'picture');
  await see(session, '.toast', 'saved');
  const picture = readPng(Buffer.from(await run(session, lastBlob, 0), 'base64'));
  expect(picture.width).toBe(1200);
  const colours = new Set<string>();
  for (let y = 0; y < picture.height; y += 5)
    for (let x = 0; x < picture.width; x += 5)
      colours.add(
        picture
          .at(x, y)
          .map(part => part >> 4)
          .join(),
      );
  // paper, cards and letters alone have a dozen
  expect(colours.size).toBeGreaterThan(60);
});

interface Kept {
  blobs?: Blob[];
}

/** Runs in the page: what is given away from now on. */
function keepBlobs(): void {
  const blobs: Blob[] = [];
  (globalThis as Kept).blobs = blobs;
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = blob => {
    if (blob instanceof Blob && blob.type === 'image/png') blobs.push(blob);
    return make(blob);
  };
}

/** Runs in the page. */
async function lastBlob(): Promise<string> {
  const bytes = new Uint8Array(await (globalThis as Kept).blobs!.at(-1)!.arrayBuffer());
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
}

test('boards look the same where canvases are falsified', async ({ open, server }, { project }) => {
  test.skip(project.name !== 'firefox', 'only Firefox has resistFingerprinting');
  const [plain, resisting] = [await open(), await open({ resistFingerprinting: true })];
  const [expected, found] = [await terrains(plain, server.url), await terrains(resisting, server.url)];
  expect(Object.keys(found).sort()).toEqual(Object.keys(expected).sort());
  for (const [name, colour] of Object.entries(expected))
    for (const part of [0, 1, 2])
      expect(Math.abs(found[name]![part]! - colour[part]!), name).toBeLessThan(20);
});

/** The mean colour of every terrain on the screen, once all are painted. */
async function terrains(session: Session, url: string): Promise<Readonly<Record<string, readonly number[]>>> {
  await openGame(session, url, 'kingdomino');
  await see(session, '.slot.free');
  await until(session, () => document.documentElement.dataset.pictures === 'painted', 0);
  const boxes = await run(
    session,
    () =>
      [...document.querySelectorAll('.line image[data-picture^="terrain"]')].map(image => {
        const { x, y, width, height } = image.getBoundingClientRect();
        return { name: image.getAttribute('data-picture')!, x, y, width, height };
      }),
    0,
  );
  const pixels = readPng(await session.screenshot());
  return Object.fromEntries(boxes.map(box => [box.name, meanOf(pixels, box)]));
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function meanOf(pixels: Pixels, { x, y, width, height }: Box): number[] {
  const sum = [0, 0, 0];
  let count = 0;
  for (let down = 2; down < height - 2; down++)
    for (let right = 2; right < width - 2; right++, count++)
      for (const [part, value] of pixels.at(x + right, y + down).entries()) sum[part]! += value;
  return sum.map(value => value / count);
}

test('small boards end above their names', async ({ open, server }) => {
  for (const kind of ['kingdomino', 'duel'] as const) {
    const session = await open();
    await openGame(session, server.url, kind);
    await play(session, 'mouse', 4);
    const under = await run(
      session,
      () =>
        [...document.querySelectorAll('.small-kingdom')].flatMap(board => {
          const picture = board.querySelector('.map, .landscape, .holder');
          const caption = board.querySelector('.caption');
          const [end, top] = [picture?.getBoundingClientRect().bottom, caption?.getBoundingClientRect().top];
          return end !== undefined && top !== undefined ? [end - top] : [];
        }),
      0,
    );
    expect(under.length).toBeGreaterThan(0);
    for (const pixels of under) expect(pixels).toBeLessThanOrEqual(0.5);
  }
});

test('the rings of dominoes and spells are around their drawings, and scrollbars have colours', async ({
  open,
  server,
}) => {
  const session = await open();
  for (const kind of ['kingdomino', 'duel'] as const) {
    await openGame(session, server.url, kind);
    await see(session, '.slot.free, .dice.yours');
    const shadows = await run(
      session,
      () =>
        [...document.querySelectorAll('.domino svg, svg.domino, .spell-icon')]
          .filter(drawing => getComputedStyle(drawing).boxShadow !== 'none')
          .map(drawing => drawing.getAttribute('class')),
      0,
    );
    expect(shadows).toEqual([]);
  }
  const bar = await run(
    session,
    () => CSS.supports('scrollbar-color', 'red red') && getComputedStyle(document.body).scrollbarColor,
    0,
  );
  expect(bar).not.toBe('auto');
});

/** Film strips of what moves: a picture every 50 ms of its time, whatever time the machine takes for them. */
import { formatLink, gameById, readMove, writeRecord } from '@kingdomino/rules';
import type { Move, Position } from '@kingdomino/rules/kingdomino';
import { type Page, test } from '@playwright/test';
import { lettersReady } from '../e2e/letters.ts';
import { whenOver } from '../e2e/positions.ts';
import { setSettings } from '../e2e/saved.ts';

const folder = process.env.FILMS;
const wanted = new RegExp(process.env.SCREENSHOTS_OF ?? '');
const STEP = 50;
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

interface Moment {
  readonly before: Position;
  readonly move: Move;
  readonly after: Position;
}

/** The first move of each kind, in a game of four that has gone on for a while. */
const MOMENTS: Readonly<Record<string, (moment: Moment) => boolean>> = {
  king: ({ move }) => move.kind === 'king',
  'first-pick': ({ move, before }) => move.kind === 'pick' && before.isOpening,
  place: ({ move, before }) => move.kind === 'place' && before.dealt > 4,
  pick: ({ move, before, after }) => move.kind === 'pick' && before.dealt > 4 && after.hasNewer,
  'last-pick': ({ move, before, after }) => move.kind === 'pick' && before.dealt > 4 && !after.hasNewer,
  deal: ({ move, before }) => move.kind === 'line' && before.dealt > 4,
  discard: ({ move }) => move.kind === 'discard',
};

const game = gameById('kingdomino');
const OPTIONS = { players: 4 };

function start(): Position {
  const options = game.readOptions(OPTIONS);
  if (!options.ok) throw new Error(options.error.text);
  return game.start(options.value);
}

function stepsTo(texts: readonly string[], isThere: (moment: Moment) => boolean): number {
  let before = start();
  for (const [index, text] of texts.entries()) {
    const move = readMove(game, before, text);
    if (!move.ok) throw new Error(move.error.text);
    const after = game.play(before, move.value);
    if (isThere({ before, move: move.value, after })) return index;
    before = after;
  }
  throw new Error('there is no such moment');
}

for (const [size, use] of Object.entries(SIZES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${size}-${colorScheme}`, () => {
      test.skip(folder === undefined, 'only when asked for');
      test.use({ ...use, colorScheme });
      for (const [name, isThere] of Object.entries(MOMENTS)) {
        const title = `${name}-${size}-${colorScheme}`;
        if (!wanted.test(title)) continue;
        test(title, async ({ page }) => {
          const texts = whenOver('kingdomino', OPTIONS).map(({ move }) => move);
          const link = formatLink(writeRecord(game, start(), texts));
          if (!link.ok) throw new Error(link.error.text);
          await setSettings(page, { speed: 'normal' });
          await page.addInitScript(holdMotion);
          await page.goto(`/replay#${link.value}`);
          await lettersReady(page);
          const step = stepsTo(texts, isThere);
          await page.locator('.replay-bar input').fill(String(step));
          await page.evaluate(() => (window as unknown as Film).cut());
          await page.locator('.replay-bar .button.main').click();
          await film(page, `${folder}/${title}.png`);
        });
      }
    });
  }
}

interface Film {
  /** Ends what moves, and waits for the next. */
  readonly cut: () => void;
  /** Shows everything as it is so many milliseconds later; false once all is over. */
  readonly show: (time: number) => boolean;
}

/** Runs in the page: what moves stands still until it is told which time it is. */
function holdMotion(): void {
  const held = () => document.getAnimations();
  const animate = Reflect.get(Element.prototype, 'animate') as Element['animate'];
  Element.prototype.animate = function hold(this: Element, ...parts) {
    const animation = animate.apply(this, parts);
    animation.pause();
    return animation;
  };
  Object.assign(window, {
    cut: () => {
      for (const animation of held()) animation.finish();
    },
    show: (time: number) => {
      let isOn = false;
      for (const animation of held()) {
        animation.pause();
        const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
        if (time < end) animation.currentTime = time;
        else animation.finish();
        isOn ||= time < end;
      }
      return isOn;
    },
  } satisfies Film);
}

async function film(page: Page, path: string): Promise<void> {
  const pictures: string[] = [];
  for (let time = 0; time <= 1500; time += STEP) {
    const isOn = await page.evaluate(at => (window as unknown as Film).show(at), time);
    if (!isOn) await page.evaluate(() => (window as unknown as Film).cut());
    const picture = await page.screenshot({ type: 'jpeg', quality: 70, animations: 'allow' });
    pictures.push(picture.toString('base64'));
    if (!isOn) break;
  }
  const { width, height } = page.viewportSize()!;
  const columns = width > height ? 4 : 8;
  const sheet = await page.context().newPage();
  const part = Math.round(1600 / columns);
  await sheet.setViewportSize({ width: 1600, height: 100 });
  await sheet.setContent(
    `<body style="margin:0;display:grid;grid-template-columns:repeat(${columns},1fr);gap:2px;background:#000">` +
      pictures.map(one => `<img style="width:${part - 2}px" src="data:image/jpeg;base64,${one}">`).join(''),
  );
  await sheet.screenshot({ path, fullPage: true });
  await sheet.close();
}

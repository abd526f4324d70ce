/** Film strips of what moves: a picture every 50 ms of its time, whatever time the machine takes for them. */
import {
  formatLink,
  type GameId,
  gameById,
  type MoveOf,
  readMove,
  type StateOf,
  writeRecord,
} from '@kingdomino/rules';
import { COAT_OF } from '@kingdomino/rules/duel';
import { fontsReady } from '../e2e/support/fonts.ts';
import { movesUntil, whenOver } from '../e2e/support/positions.ts';
import { BOT, ME, openGame, setSettings } from '../e2e/support/saved.ts';
import { type Page, test } from '../e2e/support/test.ts';

const folder = process.env.FILMS;
const wanted = new RegExp(process.env.SCREENSHOTS_OF ?? '');
const STEP = 50;
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

interface Moment<G extends GameId> {
  readonly before: StateOf<G>;
  readonly move: MoveOf<G>;
  readonly after: StateOf<G>;
}

type Moments<G extends GameId> = Readonly<Record<string, (moment: Moment<G>) => boolean>>;

/** The first move of each kind, in a game of four that has gone on for a while. */
const KINGDOMINO: Moments<'kingdomino'> = {
  king: ({ move }) => move.kind === 'king',
  'first-pick': ({ move, before }) => move.kind === 'pick' && before.isOpening,
  place: ({ move, before }) => move.kind === 'place' && before.dealt > 4,
  pick: ({ move, before, after }) => move.kind === 'pick' && before.dealt > 4 && after.hasNewer,
  'last-pick': ({ move, before, after }) => move.kind === 'pick' && before.dealt > 4 && !after.hasNewer,
  deal: ({ move, before }) => move.kind === 'line' && before.dealt > 4,
  discard: ({ move }) => move.kind === 'discard',
};

const DUEL: Moments<'duel'> = {
  roll: ({ move, before }) => move.kind === 'roll' && before.round > 3,
  take: ({ move, before }) => move.kind === 'take' && before.round > 3,
  draw: ({ move, before }) => move.kind === 'draw' && before.round > 3,
  spell: ({ before, after }) => [0, 1].some(seat => ownedBy(after, seat) > ownedBy(before, seat)),
  banner: ({ move }) => move.kind === 'banner',
  dignitary: ({ move }) => move.kind === 'dignitary',
};

const ownedBy = (position: StateOf<'duel'>, seat: number) =>
  [0, 1, 2, 3, 4, 5].filter(coat => position.holds(coat, seat)).length;

interface Played<G extends GameId> {
  readonly link: string;
  readonly stepTo: (isThere: (moment: Moment<G>) => boolean) => number;
}

function playedGame<G extends GameId>(
  id: G,
  options: Readonly<Record<string, unknown>>,
  isWanted: (end: StateOf<G>) => boolean = () => true,
): Played<G> {
  const game = gameById(id);
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.error.text);
  const isThere = (state: StateOf<G>) => game.toAct(state) === 'nobody' && isWanted(state);
  const texts = movesUntil(id, options, isThere).map(({ move }) => move);
  const link = formatLink(writeRecord(game, game.start(read.value), texts));
  if (!link.ok) throw new Error(link.error.text);
  const stepTo: Played<G>['stepTo'] = isMeant => {
    let before = game.start(read.value);
    for (const [index, text] of texts.entries()) {
      const move = readMove(game, before, text);
      if (!move.ok) throw new Error(move.error.text);
      const after = game.play(before, move.value);
      if (isMeant({ before, move: move.value, after })) return index;
      before = after;
    }
    throw new Error('there is no such moment');
  };
  return { link: link.value, stepTo };
}

const four = playedGame('kingdomino', { players: 4 });
const two = playedGame(
  'duel',
  { players: 2 },
  ({ banners, cast }) => banners.some(coat => coat >= 0) && cast[COAT_OF.dignitary] === 1,
);
const seats = [ME, BOT, BOT, BOT];

/** How a moment is brought about, up to the press that begins it. */
const FILMS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  ...filmsOf(four, KINGDOMINO),
  ...filmsOf(two, DUEL),
  undo: async page => {
    await showStep(page, four.link, four.stepTo(KINGDOMINO.place!) + 1);
    await page.locator('.replay-bar .button').nth(1).click();
  },
  celebration: async page => {
    const options = { players: 4 };
    const moves = whenOver('kingdomino', options);
    await openGame(page, { game: 'kingdomino', options, seats, moves, settings: { speed: 'normal' } });
    await page.locator('.dialog.end .skip').click();
    await page.locator('.celebration').waitFor();
  },
};

/** The final count, which goes on by the page's own clock: from its beginning, the next board, and to the verdict. */
const COUNTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'count-four': page => openEnd(page, 'kingdomino', { players: 4, harmony: true, middleKingdom: true }),
  'count-duel': page => openEnd(page, 'duel', { players: 2 }),
};
/** Milliseconds: where a strip begins, and how long it is. */
const COUNT_STRIPS = { begin: 0, next: 3000, end: 12_500 } as const;
const COUNT_LENGTH = 1550;

async function openEnd(page: Page, game: GameId, options: Readonly<Record<string, unknown>>): Promise<void> {
  await page.clock.install();
  const people = seats.slice(0, game === 'duel' ? 2 : 4);
  await openGame(page, {
    game,
    options,
    seats: people,
    moves: whenOver(game, options),
    settings: { speed: 'normal' },
  });
  while (!(await page.locator('.dialog.end').isVisible())) await page.clock.runFor(STEP);
}

function filmsOf<G extends GameId>(played: Played<G>, moments: Moments<G>) {
  return Object.fromEntries(
    Object.entries(moments).map(([name, isThere]) => [
      name,
      async (page: Page) => {
        await showStep(page, played.link, played.stepTo(isThere));
        await page.locator('.replay-bar .button.main').click();
      },
    ]),
  );
}

async function showStep(page: Page, link: string, step: number): Promise<void> {
  await page.goto(`/replay#${link}`);
  await fontsReady(page);
  await page.locator('.replay-bar input').fill(String(step));
  await page.evaluate(() => (window as unknown as Film).cut());
}

for (const [size, use] of Object.entries(SIZES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${size}-${colorScheme}`, () => {
      test.skip(folder === undefined, 'only when asked for');
      test.use({ ...use, colorScheme });
      for (const [name, begin] of Object.entries(FILMS)) {
        const title = `${name}-${size}-${colorScheme}`;
        if (!wanted.test(title)) continue;
        test(title, async ({ page }) => {
          await setSettings(page, { speed: 'normal' });
          await page.addInitScript(holdMotion);
          await begin(page);
          await film(page, `${folder}/${title}.png`);
        });
      }
      for (const [name, begin] of Object.entries(COUNTS)) {
        const title = `${name}-${size}-${colorScheme}`;
        if (!wanted.test(title)) continue;
        test(title, async ({ page }) => {
          test.setTimeout(300_000);
          await setSettings(page, { speed: 'normal' });
          await page.addInitScript(holdMotion);
          await begin(page);
          let time = 0;
          for (const [part, start] of Object.entries(COUNT_STRIPS)) {
            for (; time < start; time += STEP) await goOn(page);
            const pictures: string[] = [];
            for (; time < start + COUNT_LENGTH; time += STEP) {
              pictures.push(await pictureOf(page));
              await goOn(page);
            }
            await strip(page, pictures, `${folder}/${title}-${part}.png`);
          }
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
  /** Everything moves on by so many milliseconds. */
  readonly pass: (time: number) => void;
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
    pass: (time: number) => {
      for (const animation of held()) {
        animation.pause();
        const next = Number(animation.currentTime ?? 0) + time;
        if (next < Number(animation.effect?.getComputedTiming().endTime ?? 0)) animation.currentTime = next;
        else animation.finish();
      }
    },
  } satisfies Film);
}

async function film(page: Page, path: string): Promise<void> {
  const pictures: string[] = [];
  // motions begin with the frame after the table was drawn
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  for (let time = 0; time <= 1500; time += STEP) {
    const isOn = await page.evaluate(at => (window as unknown as Film).show(at), time);
    if (!isOn) await page.evaluate(() => (window as unknown as Film).cut());
    pictures.push(await pictureOf(page));
    if (!isOn) break;
  }
  await strip(page, pictures, path);
}

async function goOn(page: Page): Promise<void> {
  await page.clock.runFor(STEP);
  await page.evaluate(time => (window as unknown as Film).pass(time), STEP);
}

async function pictureOf(page: Page): Promise<string> {
  const picture = await page.screenshot({ type: 'jpeg', quality: 70, animations: 'allow' });
  return picture.toString('base64');
}

async function strip(page: Page, pictures: readonly string[], path: string): Promise<void> {
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

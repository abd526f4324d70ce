/** What bots fetch before they can think, and that games go on where it does not come. */
import { GAMES, type GameId, gameById } from '@kingdomino/rules';
import { movesUntil } from './positions.ts';
import { ME, openGame, setSettings } from './saved.ts';
import { expect, type Page, test } from './test.ts';

const WEIGHTS = /\/((?:kingdomino|table)-[57]|duel(?:-table)?)-[\w-]{8}\.bin$/;
const MIGHTY = { players: 2, mightyDuel: true };

/** The weights that are asked for from now on. */
function weightsOf(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.on('request', request => {
    const match = WEIGHTS.exec(request.url());
    if (match) asked.add(match[1]!);
  });
  return asked;
}

/** A bot has a choice to make; it is made when I have one. Answers with the weights that were asked for. */
async function letMove(
  page: Page,
  game: GameId,
  options: Readonly<Record<string, unknown>>,
  level: string,
): Promise<string[]> {
  const asked = weightsOf(page);
  const rules = gameById(game);
  const moves = movesUntil(
    game,
    options,
    (state, count) => count > 12 && rules.toAct(state) === 1 && rules.countMoves(state) > 1,
  );
  await openGame(page, { game, options, seats: [ME, { kind: 'bot', level }], moves });
  await expect(page.locator('.slot.free, .cell.legal, .dice.yours').first()).toBeVisible({ timeout: 20_000 });
  return [...asked];
}

/** For which bots another moves from now on, and why. */
function standInsOf(page: Page): string[] {
  const standIns: string[] = [];
  page.on('console', message => {
    if (message.text().includes(' moves for ')) standIns.push(message.text());
  });
  return standIns;
}

for (const [level, game, options, weights] of [
  ['squire', 'kingdomino', { players: 2 }, []],
  ['knight', 'kingdomino', MIGHTY, []],
  ['baron', 'kingdomino', { players: 2 }, []],
  ['duke', 'kingdomino', { players: 2 }, ['kingdomino-5']],
  ['duke', 'kingdomino', MIGHTY, ['kingdomino-7']],
  ['prince', 'kingdomino', { players: 2 }, ['table-5']],
  ['grandmaster', 'kingdomino', MIGHTY, ['table-7']],
  ['knight', 'duel', { players: 2 }, []],
  ['baron', 'duel', { players: 2 }, ['duel']],
  ['prince', 'duel', { players: 2 }, ['duel-table']],
  ['grandmaster', 'duel', { players: 2 }, ['duel-table']],
] as const) {
  const mode = 'mightyDuel' in options ? 'Mighty Duel' : game;
  test(`a ${level} of ${mode} fetches ${weights.join() || 'no weights'}`, async ({ page }) => {
    const standIns = standInsOf(page);
    await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 }));
    expect(await letMove(page, game, options, level)).toEqual([...weights]);
    expect(standIns).toEqual([]);
    // who searches does so on half of the cores
    const threads = page.workers().filter(worker => worker.url().includes('bot-worker'));
    expect(threads).toHaveLength(level === 'grandmaster' ? 2 : 1);
  });
}

test('a bot whose weights do not come still moves', async ({ page }) => {
  const standIns = standInsOf(page);
  let refused = 0;
  await page.route(WEIGHTS, route => {
    refused++;
    return route.abort();
  });
  expect(await letMove(page, 'kingdomino', { players: 2 }, 'grandmaster')).toEqual(['table-5']);
  expect(refused).toBeGreaterThan(0);
  expect(standIns[0]).toContain('greedy moves for grandmaster: ');
});

test('what a bot needs comes when it is chosen, before the game begins', async ({ page }) => {
  const asked = weightsOf(page);
  await page.goto('/new/kingdomino');
  await page.getByLabel('Player 2', { exact: true }).selectOption('grandmaster');
  await expect.poll(() => [...asked]).toEqual(['table-5']);
  await expect(page.locator('.table')).toHaveCount(0);
});

test('who pays for every byte fetches nothing for a game that may never be played', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const asked = weightsOf(page);
  await page.goto('/new/kingdomino');
  await page.getByLabel('Player 2', { exact: true }).selectOption('grandmaster');
  await page.waitForLoadState('networkidle');
  expect([[...asked], page.workers()]).toEqual([[], []]);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect.poll(() => [...asked], 'now it is played').toEqual(['table-5']);
  expect(page.url()).toContain('/play/');
});

test('what a bot needs comes while somebody else decides', async ({ page }) => {
  const asked = weightsOf(page);
  const { duel } = GAMES;
  const moves = movesUntil('duel', { players: 2 }, state => duel.toAct(state) === 0);
  const seats = [ME, { kind: 'bot', level: 'grandmaster' }] as const;
  await openGame(page, { game: 'duel', options: { players: 2 }, seats, moves });
  await expect(page.locator('.dice.yours')).toBeVisible();
  await expect.poll(() => [...asked]).toEqual(['duel-table']);
});

test('nobody waits for what another bot needs', async ({ page }) => {
  // it never comes
  await page.route(WEIGHTS, () => undefined);
  const asked = weightsOf(page);
  await setSettings(page, {});
  await page.goto('/new/duel');
  const opponent = page.getByLabel('Player 2', { exact: true });
  await opponent.selectOption('grandmaster');
  await expect.poll(() => [...asked]).toEqual(['duel-table']);
  await opponent.selectOption('squire');
  await page.getByRole('group', { name: 'Who goes first?' }).getByRole('radio', { name: 'Squire' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.dice.yours'), 'the Squire has taken a die').toBeVisible();
});

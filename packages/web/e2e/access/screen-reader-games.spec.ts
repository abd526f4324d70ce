/** A whole game of each kind for somebody who cannot see it: only the accessibility tree is asked, only keys are pressed. */
import type { Spell } from '@kingdomino/rules/duel';
import { kingdomino } from '@kingdomino/rules/kingdomino';
import { Reader } from '../support/accessibility-tree.ts';
import { duelUntil, movesUntil, nearTheEnd } from '../support/positions.ts';
import { BOT, type Given, ME, openGame } from '../support/saved.ts';
import { ScreenReaderPlayer } from '../support/screen-reader-player.ts';
import { expect, test } from '../support/test.ts';

const DYNASTY = { players: 2, dynasty: true };

const KINDS: Readonly<Record<string, Given>> = {
  'Kingdomino, 2 seats': { game: 'kingdomino', options: { players: 2 }, seats: [ME, BOT] },
  'Kingdomino, 4 seats': { game: 'kingdomino', options: { players: 4 }, seats: [ME, BOT, BOT, BOT] },
  'Mighty Duel': { game: 'kingdomino', options: { players: 2, mightyDuel: true }, seats: [ME, BOT] },
  Duel: { game: 'duel', options: { players: 2 }, seats: [ME, BOT] },
};

/** The last domino of the second game is mine, and I can place it. */
const lastOfTwo = () =>
  movesUntil('kingdomino', DYNASTY, state => {
    const isLast = state.dealt === state.setup.lines && !state.hasNewer && state.finished.length === 1;
    const isMine = isLast && state.phase === 'place' && state.seat === 0 && state.turn === 3;
    return isMine && kingdomino.moveAt(state, 0).kind === 'place';
  });

test('Dynasty: between the games, and the third one', async ({ page }) => {
  const seats = [ME, BOT];
  await openGame(page, { game: 'kingdomino', options: DYNASTY, seats, moves: lastOfTwo() });
  const reader = await Reader.open(page);
  await reader.press('t');
  const player = new ScreenReaderPlayer(reader);
  expect(await player.playToTheEnd()).toMatch(/wins? with \d+ points?!|shared victory/);
  expect(player.decided).toContain('On to game 3');
});

/** By name: the spell, and what is told of it. */
const SPELLS: Readonly<Record<string, readonly [Spell, string]>> = {
  'Draw anywhere': ['free', '(Draw anywhere)'],
  Split: ['split', '(Split)'],
  'Turn a die': ['turn', '(Turn a die)'],
  'Two at once': ['both', 'takes two at once'],
};

for (const [name, [spell, told]] of Object.entries(SPELLS)) {
  test(`Duel: ${name}`, async ({ page }) => {
    const phase = spell === 'both' ? 'take' : 'draw';
    const moves = duelUntil(
      position =>
        position.phase === phase && position.seat === 0 && position.canCast(spell, 0) && position.round < 9,
    );
    await openGame(page, { game: 'duel', options: { players: 2 }, seats: [ME, BOT], moves });
    const reader = await Reader.open(page);
    await reader.press('t');
    await new ScreenReaderPlayer(reader).cast(name);
    await reader.until(({ said }) => said.includes(told), `that ${name} is told`);
  });
}

/** Played from the first move to the last; the others from near the end. */
const WHOLE: readonly string[] = ['Kingdomino, 2 seats', 'Duel'];

for (const [kind, given] of Object.entries(KINDS)) {
  const isWhole = WHOLE.includes(kind);
  test(`${kind}${isWhole ? '' : ', the end'}`, async ({ page }) => {
    await page.addInitScript(listen);
    await openGame(page, isWhole ? given : { ...given, moves: nearTheEnd(given.game, given.options) });
    const reader = await Reader.open(page);
    // the first key asks whose turn it is, and brings the focus there
    await reader.press('t');
    const player = new ScreenReaderPlayer(reader);
    const verdict = await player.playToTheEnd();
    expect(verdict).toMatch(/wins? with \d+ points?!|shared victory/);
    const heard = (await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).join(' ');
    // whose turn, what I did, what the others did, how the domino lies and what it scores
    expect(heard).toContain('Ann, it’s your turn.');
    expect(heard).toMatch(/Ann (?:takes|draws)/);
    expect(heard).toMatch(/Squire (?:\(\w+\) )?(?:takes|draws)/);
    expect(heard).toMatch(/ here, .* to the (?:east|south|west|north): \+\d+/);
  });
}

/** Runs in the page: a screen reader says what comes to a live region, also if it has left it again when somebody looks. */
function listen(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  new MutationObserver(changes => {
    for (const { target, addedNodes } of changes)
      if (target instanceof Element && target.closest('[role=status]'))
        for (const node of addedNodes) heard.push(node.textContent ?? '');
  }).observe(document, { childList: true, subtree: true });
}

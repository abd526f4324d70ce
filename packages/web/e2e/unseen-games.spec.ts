/** A whole game of each kind for somebody who cannot see it: only the accessibility tree is asked, only keys are pressed. */
import { expect, test } from '@playwright/test';
import { BOT, type Given, ME, openGame } from './saved.ts';
import { Reader } from './tree.ts';
import { UnseenPlayer } from './unseen-player.ts';

const KINDS: Readonly<Record<string, Given>> = {
  'Kingdomino, 2 seats': { game: 'kingdomino', options: { players: 2 }, seats: [ME, BOT] },
  'Kingdomino, 4 seats': { game: 'kingdomino', options: { players: 4 }, seats: [ME, BOT, BOT, BOT] },
  'Mighty Duel': { game: 'kingdomino', options: { players: 2, mightyDuel: true }, seats: [ME, BOT] },
  Duel: { game: 'duel', options: { players: 2 }, seats: [ME, BOT] },
};

for (const [kind, given] of Object.entries(KINDS)) {
  test(kind, async ({ page }) => {
    await openGame(page, given);
    const reader = await Reader.open(page);
    // the first key asks whose turn it is, and brings the focus there
    await reader.press('t');
    const player = new UnseenPlayer(reader);
    const verdict = await player.playToTheEnd();
    expect(verdict).toMatch(/wins? with \d+ points?!|shared victory/);
    const heard = player.heard.join(' ');
    // whose turn, what I did, what the others did, how the domino lies and what it scores
    expect(heard).toContain('Ann, it’s your turn.');
    expect(heard).toMatch(/Ann (?:takes|draws)/);
    expect(heard).toMatch(/Squire (?:\(\w+\) )?(?:takes|draws)/);
    expect(heard).toMatch(/ here, .* to the (?:east|south|west|north): \+\d+/);
  });
}

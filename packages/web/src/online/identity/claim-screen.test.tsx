/** A personal link makes this device somebody else’s: never before somebody has said so. */
import { beforeEach, expect, test, vi } from 'vitest';
import { all, button, one, press, textOf } from '../../testing/look.ts';
import { until, visit } from '../../testing/visit.ts';

const TOKEN = 'A'.repeat(32);
const claimLink = vi.fn(async () => ({ ok: false, error: 'bad-link' }));
const countMyGames = vi.fn(async () => 0);
vi.mock('./identity.ts', async original => ({ ...(await original<object>()), claimLink, countMyGames }));

beforeEach(() => {
  claimLink.mockClear();
  countMyGames.mockResolvedValue(0);
});

const asked = (title: string) => until(() => all('h1').some(each => textOf(each) === title));

test('nothing is claimed until it is confirmed, also where nothing would be lost', async () => {
  await visit(`/#/me/${TOKEN}`);
  await asked('Play on with this device?');
  expect(claimLink).not.toHaveBeenCalled();
  await press(button('Use the link'));
  expect(claimLink).toHaveBeenCalledWith(TOKEN);
  expect(textOf(one('[role=alert]'))).toContain('already been used');
});

test('who cancels stays who they are', async () => {
  await visit(`/#/me/${TOKEN}`);
  await asked('Play on with this device?');
  await press(button('Cancel'));
  expect([location.pathname, claimLink.mock.calls.length]).toEqual(['/', 0]);
  expect(all('.personal-link')).toEqual([]);
});

test('who would lose games reads how many', async () => {
  countMyGames.mockResolvedValue(2);
  await visit(`/#/me/${TOKEN}`);
  await asked('Play as someone else on this device?');
  expect(textOf(one('.personal-link'))).toContain('2 online games');
  expect(claimLink).not.toHaveBeenCalled();
});

test('a link that was cut off says so at once', async () => {
  await visit('/#/me/AAAA');
  expect(textOf(one('[role=alert]'))).toContain('incomplete');
});

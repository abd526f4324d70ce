/** "Play now" says what it starts, and starts that. */
import { expect, test } from 'vitest';
import { all, press, textOf } from '../testing/look.ts';
import { keep, keepSettings } from '../testing/on-device.ts';
import { until, visit } from '../testing/visit.ts';

const cards = () => all('.play-card-setup').map(textOf);

test('against a Knight where nothing else was set up', async () => {
  keepSettings();
  await visit('/');
  expect(cards()).toEqual(['Against Knight', 'Against Knight']);
});

test('the game that was set up last, with its people and variants', async () => {
  keepSettings();
  const seats = [
    { kind: 'me', name: 'Ann' },
    { kind: 'bot', level: 'baron' },
  ];
  keep('setup', { format: 1, value: { game: 'kingdomino', seats, switches: ['mightyDuel'] } });
  await visit('/');
  expect(cards()).toEqual(['Against Baron · Mighty Duel', 'Against Knight']);
  await press(all('.play-card button')[0]!);
  await until(() => document.querySelector('.table'));
  expect(document.body.textContent).toContain('Baron');
});

test('twins among the bots are told apart', async () => {
  keepSettings();
  const prince = { kind: 'bot', level: 'prince' };
  const seats = [{ kind: 'me', name: '' }, prince, prince];
  keep('setup', { format: 1, value: { game: 'kingdomino', seats, switches: [] } });
  await visit('/');
  expect(cards()[0]).toBe('Against Prince and Prince II');
});

test('who has never played is offered the lesson; members have played elsewhere', async () => {
  keepSettings();
  await visit('/');
  expect(all('.newcomer')).toHaveLength(1);
  keep('member', { format: 0, value: 'ann' });
  await visit('/');
  expect(all('.newcomer')).toEqual([]);
});

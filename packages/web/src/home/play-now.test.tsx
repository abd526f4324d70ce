/** "Play now" says what it starts, and starts that; the opponent is chosen beside it. */
import { expect, test } from 'vitest';
import { all, one, press, radio, textOf } from '../testing/look.ts';
import { keep, keepSettings } from '../testing/on-device.ts';
import { until, visit } from '../testing/visit.ts';

const begins = () => textOf(one('.play-card-setup strong'));
const chosenFace = () => all('.faces .chosen').map(textOf);
const playNow = () => press(one('.play-card-buttons button'));

test('against a Knight where nothing else was set up', async () => {
  keepSettings();
  await visit('/');
  expect(begins()).toBe('Against Knight');
  expect(chosenFace()).toEqual(['Knight']);
  expect(textOf(one('.play-card-setup'))).not.toContain('as last time');
});

test('a face is chosen, played against, and remembered', async () => {
  keepSettings();
  await visit('/');
  await press(radio('Baron'));
  expect(begins()).toBe('Against Baron');
  await playNow();
  await until(() => document.querySelector('.table'));
  expect(document.body.textContent).toContain('Baron');
  await visit('/');
  expect(chosenFace()).toEqual(['Baron']);
  expect(textOf(one('.play-card-setup'))).toContain('as last time');
  await press(radio('Duke'));
  expect(textOf(one('.play-card-setup'))).not.toContain('as last time');
});

test('each game has a picture and a text, and the opponent stays', async () => {
  keepSettings();
  await visit('/');
  await press(radio('Prince'));
  await press(radio('Kingdomino Duel', one('.play-card')));
  expect(all('.play-card.duel .duel-scene')).toHaveLength(1);
  expect(begins()).toBe('Against Prince');
});

test('the game that was set up last, with its people and variants', async () => {
  keepSettings();
  const seats = [
    { kind: 'me', name: 'Ann' },
    { kind: 'bot', level: 'baron' },
  ];
  keep('setup', { format: 1, value: { game: 'kingdomino', seats, switches: ['mightyDuel'] } });
  await visit('/');
  expect(begins()).toBe('Against Baron · Mighty Duel');
  // another face takes the bot's seat: my name stays
  await press(radio('Squire'));
  await playNow();
  await until(() => document.querySelector('.table'));
  expect(document.body.textContent).toContain('Ann');
  expect(document.body.textContent).toContain('Squire');
});

test('twins among the bots are told apart, and no face stands for all of them', async () => {
  keepSettings();
  const prince = { kind: 'bot', level: 'prince' };
  const seats = [{ kind: 'me', name: '' }, prince, prince];
  keep('setup', { format: 1, value: { game: 'kingdomino', seats, switches: [] } });
  await visit('/');
  expect(begins()).toBe('Against Prince and Prince II');
  expect(chosenFace()).toEqual([]);
});

test('who has never played is offered the lesson; members have played elsewhere', async () => {
  keepSettings();
  await visit('/');
  expect(all('.newcomer')).toHaveLength(1);
  keep('member', { format: 0, value: 'ann' });
  await visit('/');
  expect(all('.newcomer')).toEqual([]);
});

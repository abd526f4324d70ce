/** What a player may know is shown: the land that is still possible, and the dominoes that may still come. */
import { DOMINO_COUNT } from '@kingdomino/rules/kingdomino';
import { expect, test } from 'vitest';
import { movesUntil } from '../../e2e/support/positions.ts';
import { all, one, press, textOf } from '../testing/look.ts';
import { FRIEND, ME, openGame } from '../testing/on-device.ts';
import { until } from '../testing/visit.ts';

const OPTIONS = { players: 2 };
const open = (moves: ReturnType<typeof movesUntil>) =>
  openGame({ game: 'kingdomino', options: OPTIONS, seats: [ME, FRIEND], moves });

test('the frame is the land that the rules still allow', async () => {
  let frame = { west: 0, east: 0, north: 0, south: 0 };
  const moves = movesUntil('kingdomino', OPTIONS, state => {
    frame = state.kingdoms[0]!.frame();
    // narrowed to one side, but not yet to the end, and all of it in sight
    const [width, height] = [frame.east - frame.west + 1, frame.south - frame.north + 1];
    const isNarrowed = width > 5 && Math.max(width, height) < 8 && -frame.west < frame.east;
    return state.phase === 'place' && state.seat === 0 && isNarrowed;
  });
  await open(moves);
  const { west, east, north, south } = frame;
  const edge = `M${100 * west} ${100 * north}h${100 * (east - west + 1)}v${100 * (south - north + 1)}`;
  expect(one('.board .frame-edge').getAttribute('d')).toMatch(new RegExp(`^${edge}h`));
});

test('all 48 dominoes, those that may still come apart from the others', async () => {
  let unseen: number[] = [];
  const moves = movesUntil('kingdomino', OPTIONS, (state, made) => {
    unseen = state.unseen();
    return made > 40 && state.phase === 'pick' && state.seat === 0;
  });
  await open(moves);
  await press(one('.unseen-button'));
  await until(() => document.querySelector('.all-dominoes'));
  expect(all('.all-dominoes li')).toHaveLength(DOMINO_COUNT);
  expect(all('.all-dominoes li:not(.seen) .number').map(textOf)).toEqual(unseen.map(String));
});

import { expect, test } from 'vitest';
import { think } from '../job.ts';
import { ownCrew } from './crew-ports.ts';

const lines = ['line:1,2,3,4', ...[1, 2, 3, 4].flatMap(domino => [`king:${domino % 2}`, `pick:${domino}`])];

test.each([
  { game: 'kingdomino', options: { players: 2 }, moves: [...lines, 'line:5,6,7,8'] },
  { game: 'duel', options: { players: 2 }, moves: ['first:0', 'roll:4,2,0,1'] },
] as const)('$game: with real threads counted simulations come to the same every time', async position => {
  const job = { ...position, spec: 'grandmaster:80', seed: 3 };
  const crew = ownCrew(2);
  const choices = [];
  // the first time the helper is not there yet
  for (let time = 0; time < 3; time++) choices.push(await think(job, undefined, crew));
  expect(choices[0]!.ok && choices[0]!.value.simulations).toBe(80);
  for (const choice of choices) expect(choice).toEqual(choices[0]);
  crew.close();
});

import { dealerFromText, GAMES, playGame, writeRecord } from '@kingdomino/rules';
import { expect, test } from 'vitest';
import { ReplaySource } from './replay-source.ts';

test('at the end of a replay, "Replay" begins it again', () => {
  const { duel } = GAMES;
  const { state, moves } = playGame(duel, { players: 2 }, dealerFromText('again'), now =>
    duel.moveAt(now, 0),
  );
  const source = ReplaySource.open(writeRecord(duel, state, moves));
  if (!source.ok) throw new Error(source.error.text);
  source.value.go(source.value.steps);
  expect(source.value.view.value.isOver).toBe(true);
  source.value.restart();
  expect(source.value.view.value).toMatchObject({ moves: [], isOver: false });
});

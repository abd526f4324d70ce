/** A hint says where to look, then what to do, then why; the board shows it, and it can be played. */
import { type AnyMove, dealerFromText, GAMES, ok, playGame, writeRecord } from '@kingdomino/rules';
import { readStudy } from '@kingdomino/study';
import { render } from 'preact';
import { expect, test } from 'vitest';
import { loadAllWords } from '../app/i18n/language.ts';
import { StudySource } from '../study/study-source.ts';
import type { ToldValue } from '../study/study-worker.ts';
import type { TableSource } from '../table-source/table-source.ts';
import { all, button, one, press, textOf } from '../testing/look.ts';
import { drawn, until } from '../testing/visit.ts';
import { Coach } from './coach.ts';
import { HintCard } from './hint-card.tsx';

const { kingdomino } = GAMES;
/** After the line and a king, somebody picks; then come placements with their picks. */
const PLACING = 10;

function placing() {
  const { state, moves } = playGame(kingdomino, { players: 2 }, dealerFromText('hint'), now =>
    kingdomino.moveAt(now, 0),
  );
  const study = readStudy(writeRecord(kingdomino, state, moves));
  if (!study.ok) throw new Error(study.error.text);
  const source = new StudySource(study.value);
  source.isTrying.value = true;
  source.go(PLACING);
  return { source, turn: moves.slice(PLACING, PLACING + 2) };
}

test('where, what, why, and played', async () => {
  const { source, turn } = placing();
  expect(turn.map(move => move.split(':')[0])).toEqual(['place', 'pick']);
  const value = {
    isDone: true,
    simulations: 1,
    turns: [{ moves: turn, reasons: [{ kind: 'join', of: 'lake', squares: 4, marks: 2, points: 8 }] }],
  } as unknown as ToldValue;
  const client = {
    look: async (_: unknown, __: unknown, tell: (told: ToldValue) => void) => tell(value),
    judge: async () => undefined,
    close: () => undefined,
  };
  const coach = new Coach({ start: async () => client as never, pause: async () => undefined });
  const played: string[] = [];
  const table: TableSource = {
    view: source.view,
    play: async (move: AnyMove) => {
      played.push(kingdomino.format(move as never));
      source.playText(played.at(-1)!);
      return ok(undefined);
    },
    undo: async () => ok(undefined),
    record: () => source.record(),
    rematch: async () => undefined,
    close: () => undefined,
  };
  await loadAllWords();
  render(
    <HintCard source={table} coach={coach} onClose={() => undefined} />,
    document.getElementById('app')!,
  );
  await until(() => textOf(one('.coach-text')).includes('Something can grow together here: lake.'));
  const Where = await until(() => coach.onBoard.value);
  expect(all('.coach-steps button').map(textOf)).toEqual(['Show me the move']);
  await press(button('Show me the move'));
  expect(textOf(one('.coach-text'))).toMatch(/places domino \d+/);
  expect(coach.onBoard.value).not.toBe(Where);
  await press(button('Why?'));
  expect(textOf(one('.coach-text'))).toContain('Joins 4 squares under 2 crowns (lake): +8.');
  await press(button('Play it'));
  await drawn();
  expect(played).toEqual(turn);
  render(null, document.getElementById('app')!);
  await drawn();
  expect(coach.onBoard.value).toBeUndefined();
});

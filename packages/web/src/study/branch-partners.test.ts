/** Bots in a branch go on from whatever is looked at, also if a move was taken back while they thought. */
import { dealerFromText, gameById, playGame, writeRecord } from '@kingdomino/rules';
import { readStudy } from '@kingdomino/study';
import { soon } from '@kingdomino/testkit/soon';
import { expect, test, vi } from 'vitest';
import { BranchPartners } from './branch-partners.ts';
import { StudySource } from './study-source.ts';

vi.mock('../app/i18n/language.ts', () => import('../app/i18n/testing/english.ts'));
vi.mock('../app/settings.ts', () => ({ pace: () => 0, settings: { value: {} } }));
const thoughts = vi.hoisted(() => [] as { moves: readonly string[]; answer: (move: string) => void }[]);
vi.mock('../bots/bots.ts', () => ({
  chooseMove: (_: string, { moves }: { moves: readonly string[] }) =>
    new Promise<string>(answer => thoughts.push({ moves, answer })),
}));

const game = gameById('kingdomino');

function branch(): StudySource {
  const options = { players: 2, balancedOpening: true } as const;
  const { state, moves } = playGame(game, options, dealerFromText('branch'), now => game.moveAt(now, 0));
  const study = readStudy(writeRecord(game, state, moves));
  if (!study.ok) throw new Error(study.error.text);
  const source = new StudySource(study.value);
  source.isTrying.value = true;
  return source;
}

const nth = (source: StudySource, at: number) =>
  game.format(game.moveAt(source.played.value.state as never, at));

test('a move taken back while a bot thinks: the bot thinks again about the next one', async () => {
  const source = branch();
  const partners = new BranchPartners(source);
  // the first pick of the game, by a person; the next one is a bot's
  while (typeof source.actor !== 'number') source.go(source.step + 1);
  const me = source.actor;
  const start = source.step;
  partners.bots.value = [0, 1].map(seat => (seat === me ? undefined : 'squire'));
  source.playText(nth(source, 3));
  expect(partners.isTurn).toBe(true);
  const moving = partners.move();
  await soon(() => expect(thoughts).toHaveLength(1));
  source.go(start);
  source.playText(nth(source, 2));
  expect(partners.isTurn).toBe(true);
  // the page asks at every change; a bot is thinking
  await partners.move();
  thoughts[0]!.answer('nothing that fits');
  await soon(() => expect(thoughts).toHaveLength(2));
  const { step } = source;
  thoughts[1]!.answer(nth(source, 0));
  await moving;
  expect([source.step, partners.isBusy.value]).toEqual([step + 1, false]);
});

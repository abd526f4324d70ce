/** The analysis of a game whose review is kept: what it shows, and where. */
import { dealerFromText, formatLink, GAMES, playGame, writeRecord } from '@kingdomino/rules';
import { REVIEW_FORMAT, type Review, type ReviewedTurn, readStudy } from '@kingdomino/study';
import { expect, test } from 'vitest';
import { all, button, named, one, press, textOf } from '../testing/look.ts';
import { keepSettings } from '../testing/on-device.ts';
import { until, visit } from '../testing/visit.ts';
import { keepReview } from './kept-studies.ts';

const { kingdomino } = GAMES;
/** The first pick of a game, after its line and a king. */
const AT = 2;
const NOTHING = { mean: 0, error: 0 };
const EVEN = { points: 30, win: 0.5 };

function turnOf(move: string, win: number): ReviewedTurn {
  return {
    moves: [move],
    points: NOTHING,
    win: { mean: win, error: 0 },
    reasons: [{ kind: 'pick', domino: Number(move.slice(5)), points: 4 }],
  };
}

/** A game in which the first pick was a blunder, with its review on the device. */
function keepBlunder() {
  const { state, moves } = playGame(kingdomino, { players: 2 }, dealerFromText('blunder'), now =>
    kingdomino.moveAt(now, 0),
  );
  const record = writeRecord(kingdomino, state, moves);
  const line = moves[0]!.slice(5).split(',');
  const best = `pick:${line.find(domino => `pick:${domino}` !== moves[AT])}`;
  const seat = Number(moves[1]!.slice(5));
  const loss = { points: NOTHING, win: { mean: 0.25, error: 0.01 } };
  const summary = {
    start: EVEN,
    end: EVEN,
    luck: loss,
    own: loss,
    others: loss,
    accuracy: 80,
    grades: { best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 1 },
  };
  const review: Review = {
    format: REVIEW_FORMAT,
    simulations: 600,
    seed: 1,
    moves: moves.length,
    isOver: true,
    seats: [summary, summary],
    decisions: [
      {
        seat,
        at: AT,
        grade: 'blunder',
        accuracy: 30,
        loss,
        played: turnOf(moves[AT]!, 0.3),
        best: [turnOf(best, 0.55)],
        isExact: false,
        simulations: 600,
        change: [loss, loss],
      },
    ],
    chances: [],
    moments: [],
    chart: [0, AT, AT + 1, moves.length].map(at => ({ at, seats: [EVEN, EVEN] })),
  };
  const study = readStudy(record);
  const link = formatLink(record);
  if (!study.ok || !link.ok) throw new Error('no such game');
  keepReview(study.value, review);
  return { link: link.value, seat, best, played: moves[AT]! };
}

async function open() {
  keepSettings();
  const game = keepBlunder();
  await visit(`/replay#${game.link}&review&s=${game.seat}`);
  await until(() => document.querySelector('.study-chart'));
  return game;
}

const tab = (name: string) => named('[role=tab]', name);
const slot = (move: string) => one(`.slot[data-domino="${move.slice(5)}"]`);

test('the chart stands above all that changes, with its blunders marked', async () => {
  await open();
  expect(all('.study-chart-mark').map(textOf)).toEqual(['??']);
  const chart = one('.study-chart');
  expect(chart.closest('.study-page')).toBeNull();
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(chart.compareDocumentPosition(one('.study-page')) & follows).toBe(follows);
  expect(textOf(one('.study-axis.across'))).toMatch(/^0 ?\d+ ?\d+$/);
});

test('whoever asks for a review finds the moves that it is about', async () => {
  keepSettings();
  const { state, moves } = playGame(kingdomino, { players: 2 }, dealerFromText('unknown'), now =>
    kingdomino.moveAt(now, 0),
  );
  const link = formatLink(writeRecord(kingdomino, state, moves));
  if (!link.ok) throw new Error('no such game');
  await visit(`/replay#${link.value}`);
  await press(await until(() => document.querySelector<HTMLElement>('.study-button')));
  const review = await until(() => document.querySelector<HTMLElement>('.study > .button.main'));
  expect(tab('Best moves').getAttribute('aria-selected')).toBe('true');
  await press(review);
  expect(tab('Moves').getAttribute('aria-selected')).toBe('true');
});

test('every turn is in the list of moves, what was reviewed with its sign, and leads to where it was taken', async () => {
  await open();
  const rows = all('.study-move');
  expect(rows.length).toBeGreaterThan(20);
  expect(all('.study-move .grade').map(textOf)).toEqual(['??']);
  expect(rows[0]!.getAttribute('aria-label')).toMatch(/takes domino \d+\. blunder$/);
  await press(rows[0]!);
  expect(textOf(one('.replay-bar output'))).toMatch(/^2 \//);
  expect(rows[0]!.getAttribute('aria-current')).toBe('step');
});

test('a mistake of one’s own: found on the second try, and nothing of it stays behind', async () => {
  const { best, played } = await open();
  await press(tab('My mistakes'));
  expect(textOf(one('.study-learn'))).toMatch(/Mistake 1 of 1.*That cost 25% chance to win/);
  await press(button('Try it yourself'));
  await press(slot(played));
  await until(() => textOf(one('.study-verdict')) === 'Not yet. This costs 25%.');
  await press(button('Try again'));
  await press(slot(best));
  await until(() => textOf(one('.study-verdict')) === 'Yes! That’s the best move.');
  expect(textOf(one('.study-learn'))).toContain(`Domino ${best.slice(5)} can score +4.`);
  await press(button('Next mistake'));
  expect(textOf(one('.study-learn'))).toContain('That was the last one.');
  expect(all('.study-tree')).toEqual([]);
});

test('arrows go from page to page of the analysis, not through the game', async () => {
  await open();
  const before = textOf(one('.replay-bar output'));
  tab('Moves').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
  await until(() => tab('Best moves').getAttribute('aria-selected') === 'true');
  expect(textOf(one('.replay-bar output'))).toBe(before);
});

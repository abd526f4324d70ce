/** How long the bots in the page think about a turn, level by level, in their own worker. */
import { readdirSync } from 'node:fs';
import { LEVELS } from '@kingdomino/bots';
import { type AnyState, type GameId, gameById, Random, readMove } from '@kingdomino/rules';
import { type Page, test } from '../e2e/support/test.ts';
import { distFolder } from './dist-folder.ts';
import { note, quantile } from './figure.ts';

const MODES: readonly { name: string; game: GameId; options: Readonly<Record<string, unknown>> }[] = [
  { name: 'Kingdomino, 2 seats', game: 'kingdomino', options: { players: 2 } },
  { name: 'Kingdomino, 4 seats', game: 'kingdomino', options: { players: 4 } },
  { name: 'Duel', game: 'duel', options: { players: 2 } },
];
/** A turn may take two decisions; a bot must never make one wait longer. */
const BAR = 2000;
const TURNS = 12;

for (const { name, game, options } of MODES) {
  for (const level of LEVELS) {
    test(`${level}: ${name}`, async ({ page }) => {
      await page.goto('/');
      const worker = readdirSync(`${distFolder()}/assets`).find(file => /^bot-worker-.*\.js$/.test(file))!;
      const first = await startWorker(page, worker, { game, options, moves: openingOf(game, options) });
      const turns = await turnsOf(page, { game, options, level });
      if (level === 'grandmaster')
        note({ name: `${name}: worker loaded and first answer`, value: first, unit: 'ms' });
      note({ name: `${name}: a turn of ${level}, p50`, value: quantile(turns, 0.5), unit: 'ms' });
      note({ name: `${name}: a turn of ${level}, longest`, value: Math.max(...turns), unit: 'ms', bar: BAR });
    });
  }
}

interface Table {
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * The beginning of a game between equal bots. The decisions of a seat in a row are one turn; a king's turn ends with
 * its choice of a domino, also where the next king is the same seat's.
 */
async function turnsOf(
  page: Page,
  { game: id, options, level }: Table & { level: string },
): Promise<number[]> {
  const game = gameById(id);
  const state = startOf(id, options);
  const random = new Random(5);
  const moves: string[] = [];
  const turns: number[] = [];
  let seat: unknown;
  for (let actor = game.toAct(state); actor !== 'nobody' && turns.length < TURNS; actor = game.toAct(state)) {
    if (actor === 'chance') {
      const move = game.moveAt(state, random.below(game.countMoves(state)));
      moves.push(game.format(move));
      game.advance(state, move);
      seat = actor;
      continue;
    }
    const { move, took } = await ask(page, { game: id, options, moves, spec: level });
    if (actor === seat) turns[turns.length - 1]! += took;
    else turns.push(took);
    seat = move.startsWith('pick:') ? undefined : actor;
    const read = readMove(game, state, move);
    if (!read.ok) throw new Error(read.error.text);
    moves.push(move);
    game.advance(state, read.value);
  }
  return turns;
}

function startOf(id: GameId, options: Readonly<Record<string, unknown>>): AnyState {
  const game = gameById(id);
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.error.text);
  return game.start(read.value);
}

/** Chance's first moves. */
function openingOf(id: GameId, options: Readonly<Record<string, unknown>>): string[] {
  const game = gameById(id);
  const state = startOf(id, options);
  const moves: string[] = [];
  while (game.toAct(state) === 'chance') {
    const move = game.moveAt(state, 0);
    moves.push(game.format(move));
    game.advance(state, move);
  }
  return moves;
}

type Job = Table & { readonly moves: readonly string[]; readonly spec: string };

/** Starts the page's own worker; answers with the time until its first move. */
async function startWorker(page: Page, file: string, table: Table & { moves: string[] }): Promise<number> {
  await page.evaluate(name => {
    const worker = new Worker(`/assets/${name}`, { type: 'module' });
    Object.assign(window, { worker });
  }, file);
  return (await ask(page, { ...table, spec: 'squire' })).took;
}

/** As the page asks: a call over the worker's message port. */
function ask(page: Page, job: Job): Promise<{ move: string; took: number }> {
  return page.evaluate(async value => {
    const { worker } = window as unknown as { worker: Worker };
    const id = crypto.randomUUID();
    const start = performance.now();
    const answer = new Promise<string>((resolve, reject) => {
      worker.addEventListener('message', function listen({ data }) {
        if (data.id !== id) return;
        worker.removeEventListener('message', listen);
        if (data.type === 'RAW') resolve(data.value.move);
        else reject(new Error(JSON.stringify(data)));
      });
    });
    const argument = { type: 'RAW', value: { ...value, seed: 1 } };
    worker.postMessage({ id, type: 'APPLY', path: ['choose'], argumentList: [argument] });
    const move = await answer;
    return { move, took: performance.now() - start };
  }, job);
}

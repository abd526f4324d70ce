import { gameById } from '@kingdomino/rules';
import { expect, test } from 'vitest';
import { playMatch } from '../arena/match.ts';
import { type ArenaPlayer, makeBotPlayer } from '../arena/player.ts';
import { LineBot } from './line-bot.ts';
import { BOT_PROTOCOL } from './messages.ts';
import { type Channel, OutsidePlayer } from './outside-player.ts';

function open(spec: string): LineBot {
  const bot = LineBot.open(spec);
  return bot.ok ? bot.value : expect.fail(bot.error.text);
}

/** The two ends of a pipe, kept in memory. */
function channelTo(bot: LineBot): Channel {
  const lines: string[] = [];
  const waiting: ((line: string) => void)[] = [];
  let last: Promise<unknown> = Promise.resolve();
  return {
    send: line => {
      last = last.then(async () => {
        const answer = await bot.answer(line);
        if (answer.line === undefined) return;
        const listener = waiting.shift();
        if (listener) listener(answer.line);
        else lines.push(answer.line);
      });
    },
    next: () =>
      lines.length > 0 ? Promise.resolve(lines.shift()) : new Promise(resolve => waiting.push(resolve)),
    obituary: () => '',
    close: () => undefined,
  };
}

const outside = (spec: string): ArenaPlayer =>
  new OutsidePlayer(spec, {
    open: () => channelTo(open(spec)),
    startTimer: () => ({ over: new Promise(() => undefined), cancel: () => undefined }),
    helloLimitMs: 1000,
    moveLimitMs: 1000,
  });

function inside(spec: string, game: 'kingdomino' | 'duel'): ArenaPlayer {
  const maker = makeBotPlayer(spec, game);
  return maker.ok ? maker.value() : expect.fail(maker.error.text);
}

test.each([
  ['kingdomino', 'fg', { players: 3, harmony: true }],
  ['kingdomino', 'grandmaster:20', { players: 2 }],
  ['duel', 'knight', { players: 2 }],
] as const)('in %s, %s plays the same game over the line protocol', async (id, spec, options) => {
  const setup = { game: gameById(id), options, deal: '7', seed: '7', now: () => 0 };
  const seats = Array.from({ length: options.players }, (_, seat) => seat);
  const over = await playMatch(
    setup,
    seats.map(seat => (seat === 0 ? outside(spec) : inside(spec, id))),
  );
  const direct = await playMatch(
    setup,
    seats.map(() => inside(spec, id)),
  );
  expect(over.forfeit).toBeUndefined();
  expect(over.record).toEqual(direct.record);
});

test('it introduces itself, ignores what it does not know, and ends when it is told to', async () => {
  const bot = open('fg');
  const hello = await bot.answer(JSON.stringify({ type: 'hello', protocol: BOT_PROTOCOL }));
  expect(JSON.parse(hello.line!)).toEqual({ type: 'hello', protocol: BOT_PROTOCOL, name: 'fg' });
  expect(await bot.answer('{"type":"weather"}')).toEqual({ isOver: false });
  expect(await bot.answer('{"type":"game-over","result":null}')).toEqual({ isOver: false });
  expect(await bot.answer('{"type":"bye"}')).toEqual({ isOver: true });
});

const newGame = { type: 'new-game', game: 'kingdomino', options: { players: 2 }, seat: 0, seats: 2, seed: 1 };

test.each([
  ['choose', [{ type: 'choose', moves: [] }], 'before a game began'],
  ['another game', [{ ...newGame, game: 'chess' }], 'there is no game "chess"'],
  ['bad options', [{ ...newGame, options: { players: 7 } }], 'players'],
  ['no seed', [{ ...newGame, seed: 'x' }], 'a seed'],
  ['a bot of the other game', [{ ...newGame, game: 'duel' }], 'plays kingdomino only'],
  ['no moves', [newGame, { type: 'choose' }], 'without the moves'],
  ['an illegal move', [newGame, { type: 'choose', moves: ['pick:1'] }], 'must be dealt first'],
])('%s out of place is said, not played', async (_, messages, reason) => {
  const bot = open('fg');
  const lines = messages.map(message => JSON.stringify(message));
  for (const line of lines.slice(0, -1)) await bot.answer(line);
  await expect(bot.answer(lines.at(-1)!)).rejects.toThrow(reason);
});

test('lines that are no JSON objects are refused', async () => {
  await expect(open('fg').answer('hello')).rejects.toThrow();
  await expect(open('fg').answer('17')).rejects.toThrow('JSON object');
});

test('there must be such a bot', () => {
  const refused = LineBot.open('nobody');
  expect(refused.ok ? '' : refused.error.text).toContain('there is no bot "nobody"');
});

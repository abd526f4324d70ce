import { gameById, readPosition } from '@kingdomino/rules';
import { expect, test } from 'vitest';
import { type MatchResult, playMatch } from '../arena/match.ts';
import { makeBotPlayer } from '../arena/player.ts';
import { BOT_PROTOCOL, MOVES_AT_ONCE } from './messages.ts';
import { type Channel, OutsidePlayer } from './outside-player.ts';

interface Heard {
  readonly type: string;
  readonly [member: string]: unknown;
}

type Program = (message: Heard, say: (answer: unknown) => void) => void;

const hello = { type: 'hello', protocol: BOT_PROTOCOL, name: 'test' };

/** Answers with the first legal move. */
const honest: Program = (message, say) => {
  if (message.type === 'hello') say(hello);
  if (message.type === 'choose') say({ type: 'choose', move: (message.legal as string[])[0] });
};

/** A program kept in memory; it dies when it throws. */
function openProgram(program: Program, log: Heard[]): Channel {
  const lines: (string | undefined)[] = [];
  const waiting: ((line: string | undefined) => void)[] = [];
  let obituary = '';
  const say = (line: string | undefined) => {
    const listener = waiting.shift();
    if (listener) listener(line);
    else lines.push(line);
  };
  return {
    send: line => {
      const message = JSON.parse(line) as Heard;
      log.push(message);
      try {
        program(message, answer => say(typeof answer === 'string' ? answer : JSON.stringify(answer)));
      } catch (error) {
        obituary = (error as Error).message;
        say(undefined);
      }
    },
    next: () =>
      lines.length > 0 ? Promise.resolve(lines.shift()) : new Promise(resolve => waiting.push(resolve)),
    obituary: () => obituary,
    close: () => undefined,
  };
}

/** Time is over at once for who is not asked to wait, and never for the others. */
async function play(
  program: Program,
  time: 'over' | 'endless' = 'endless',
  log: Heard[] = [],
): Promise<MatchResult> {
  const player = new OutsidePlayer('outside', {
    open: () => openProgram(program, log),
    startTimer: () => ({
      over: time === 'over' ? later().then(() => 'over' as const) : new Promise<'over'>(() => undefined),
      cancel: () => undefined,
    }),
    helloLimitMs: 10,
    moveLimitMs: 20,
  });
  const random = makeBotPlayer('random', 'duel');
  const setup = { game: gameById('duel'), options: { players: 2 }, deal: '3', seed: '3', now: () => 0 };
  const result = await playMatch(setup, [player, random.ok ? random.value() : expect.fail()]);
  await player.close();
  return result;
}

/** After every answer that was given at once has been heard. */
async function later(): Promise<void> {
  for (let tick = 0; tick < 20; tick++) await Promise.resolve();
}

test('an honest program plays a whole game and hears everything', async () => {
  const log: Heard[] = [];
  const { forfeit, record } = await play(honest, 'endless', log);
  expect(forfeit).toBeUndefined();
  expect(record.result).toBeDefined();
  const types = log.map(({ type }) => type);
  expect(types.slice(0, 3)).toEqual(['hello', 'new-game', 'choose']);
  expect(types.slice(-2)).toEqual(['game-over', 'bye']);
  expect(log[1]).toMatchObject({ game: 'duel', seat: 0, seats: 2, limitMs: 20 });
  const turn = log[2] as unknown as { legal: string[]; legalCount: number; position: { seat: number } };
  const turns = log.filter(({ type }) => type === 'choose') as unknown as { position: unknown }[];
  expect(turns.every(({ position }) => readPosition(position).ok)).toBe(true);
  expect(turn.legal).toHaveLength(Math.min(turn.legalCount, MOVES_AT_ONCE));
  expect(turn.position.seat).toBe(0);
});

test('a program may ask for more legal moves', async () => {
  const pages: number[] = [];
  const { forfeit } = await play((message, say) => {
    if (message.type === 'choose') say({ type: 'moves', from: 1 });
    else if (message.type === 'moves') {
      pages.push((message.legal as string[]).length);
      say({ type: 'choose', move: 'nonsense' });
    } else honest(message, say);
  });
  expect(pages).toHaveLength(1);
  expect(forfeit!.reason).toContain('illegal move "nonsense"');
});

test.each<[string, Program, string]>([
  [
    'an illegal move',
    (message, say) =>
      message.type === 'choose' ? say({ type: 'choose', move: 'take:7' }) : honest(message, say),
    'outside forfeits: illegal move "take:7"',
  ],
  [
    'no JSON',
    (message, say) => (message.type === 'choose' ? say('let me think') : honest(message, say)),
    'not JSON: "let me think"',
  ],
  [
    'no message',
    (message, say) => (message.type === 'choose' ? say({ type: 'resign' }) : honest(message, say)),
    'not in the protocol',
  ],
  ['another protocol', (_, say) => say({ type: 'hello', protocol: 'uci' }), 'it speaks "uci"'],
  ['no hello', (_, say) => say({ type: 'choose', move: 'pass' }), 'its first message was not a hello'],
  ['a second hello', (_, say) => say(hello), 'it said hello instead of choosing a move'],
])('%s forfeits, and says so', async (_, program, reason) => {
  const { forfeit, outcome } = await play(program);
  expect(forfeit!.reason).toContain(reason);
  expect(outcome.ranking).toEqual([[1], [0]]);
});

test('a program that crashes forfeits with its last words', async () => {
  const { forfeit } = await play((message, say) => {
    if (message.type === 'choose') throw new Error('it ended with exit code 1: KeyError');
    honest(message, say);
  });
  expect(forfeit!.reason).toBe('outside forfeits: it ended with exit code 1: KeyError');
});

test('a silent program forfeits when its time is over', async () => {
  const { forfeit } = await play(() => undefined, 'over');
  expect(forfeit!.reason).toBe('outside forfeits: it was silent: a hello must come within 10 ms');
  const dumb = await play((message, say) => (message.type === 'hello' ? say(hello) : undefined), 'over');
  expect(dumb.forfeit!.reason).toBe('outside forfeits: it was silent: a move must come within 20 ms');
});

test('a program that never said hello is not waited for in every game', async () => {
  let opened = 0;
  const outside = {
    open: () => {
      opened++;
      return openProgram(() => undefined, []);
    },
    startTimer: () => ({ over: later().then(() => 'over' as const), cancel: () => undefined }),
    helloLimitMs: 10_000,
    moveLimitMs: 20,
  };
  const start = { game: gameById('duel'), options: { players: 2 }, seat: 0, seats: 2, seed: 1 };
  const reason = 'it was silent: a hello must come within 10000 ms';
  await expect(new OutsidePlayer('mute', outside).begin(start)).rejects.toThrow(reason);
  const again = `${reason}; it is not tried again`;
  await expect(new OutsidePlayer('mute', outside).begin(start)).rejects.toThrow(again);
  expect(opened).toBe(1);
});

import { describe, expect, test } from 'vitest';
import { rehearse } from '../testing/rehearsal.ts';

const HELLO = { type: 'hello', protocol: 'kingdomino-bot/1' };
const NEW_GAME = { type: 'new-game', game: 'duel', options: { players: 2 }, seat: 0, seats: 2, seed: 1 };
const CHOOSE = { type: 'choose', moves: ['first:0', 'roll:4,2,0,1'] };
const asLines = (...messages: readonly object[]) =>
  messages.map(message => `${JSON.stringify(message)}\n`).join('');

describe('bot', () => {
  test('says hello, plays and stops when it is told to', async () => {
    const stdin = asLines(HELLO, NEW_GAME, CHOOSE, { type: 'bye' }, CHOOSE);
    const { code, out, err } = await rehearse(['bot', 'greedy'], { stdin });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [hello, choice, ...others] = out.trimEnd().split('\n');
    expect(JSON.parse(hello!)).toEqual({ ...HELLO, name: 'greedy' });
    expect(JSON.parse(choice!)).toEqual({ type: 'choose', move: expect.stringMatching(/^take:[0-3]$/) });
    expect(others).toEqual([]);
  });

  test('ends with its input, whose last line may have no line feed', async () => {
    const { code, out } = await rehearse(['bot', 'greedy'], { stdin: `\n${asLines(HELLO).trimEnd()}` });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ type: 'hello' });
  });

  test.each([
    [['bot'], '', 'kingdomino bot: say which bot'],
    [['bot', 'nobody'], '', 'kingdomino bot: there is no bot "nobody"'],
    [['bot', 'fg'], asLines(NEW_GAME), 'kingdomino bot: the bot fg plays kingdomino only'],
    [['bot', 'fg'], asLines(CHOOSE), 'kingdomino bot: it was asked for a move before a game began'],
  ])('%j is refused in one line', async (args, stdin, text) => {
    const { code, err } = await rehearse(args, { stdin });
    expect(code).toBe(2);
    expect(err).toContain(text);
  });
});

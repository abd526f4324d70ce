import { fileURLToPath } from 'node:url';
import { type GameRecord, verifyRecord } from '@kingdomino/rules';
import { MODES } from '@kingdomino/testkit';
import { describe, expect, test } from 'vitest';
import { VARIANT_NAMES } from '../chosen-game.ts';
import { main } from '../main.ts';
import { memoryIo } from '../testing/memory-io.ts';
import { rehearse, rehearseLine } from '../testing/rehearsal.ts';

async function simulate(line: string): Promise<GameRecord[]> {
  const { code, out, err } = await rehearseLine(`simulate ${line}`.trim());
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out
    .trimEnd()
    .split('\n')
    .map(text => JSON.parse(text));
}

const TWO_DUELS = 'simulate --game duel --games 2'.split(' ');

describe('simulate', () => {
  test.each(MODES)('prints games that verify: $name', async ({ game, options }) => {
    const variants = VARIANT_NAMES.filter(
      name => options[name.replace(/-./g, pair => pair[1]!.toUpperCase())] === true,
    );
    const line = [
      `--game ${game} --players ${String(options.players)} --games 2`,
      ...(variants.length > 0 ? [`--variants ${variants.join()}`] : []),
      ...('firstSeat' in options ? [`--first-seat ${String(options.firstSeat)}`] : []),
    ].join(' ');
    const records = await simulate(line);
    expect(records).toHaveLength(2);
    for (const record of records) {
      expect(record).toMatchObject({
        game,
        options,
        players: Array(options.players as number).fill('random'),
      });
      expect(record.result).toBeDefined();
      expect(record.deal).toBeDefined();
      expect(verifyRecord(record).ok).toBe(true);
    }
  });

  test('plays the same games for the same seed, and others for another', async () => {
    const spring = await simulate('--games 3 --seed spring');
    expect(await simulate('--games 2 --seed spring')).toEqual(spring.slice(0, 2));
    expect((await simulate('--seed summer'))[0]!.moves).not.toEqual(spring[0]!.moves);
    expect(spring[0]!.moves).not.toEqual(spring[1]!.moves);
  });

  test('plays one game for four unless told otherwise', async () => {
    const records = await simulate('');
    expect(records).toHaveLength(1);
    expect(records[0]!.options).toMatchObject({ players: 4, harmony: false });
  });

  test('[K-V4] [K-X1] seats as many as the variants ask for', async () => {
    expect((await simulate('--variants mighty-duel'))[0]!.options.players).toBe(2);
    expect((await simulate('--variants line-of-four,harmony'))[0]!.options.players).toBe(3);
  });

  test('takes one bot for all seats or one for each', async () => {
    const record = (await simulate('--players 3 --bots random,random,random'))[0]!;
    expect(record.players).toEqual(['random', 'random', 'random']);
    expect(await simulate('--players 3 --bots random')).toEqual([record]);
  });

  test.each([
    '--players 3 --bots greedy,random,knight',
    '--variants mighty-duel --bots squire',
    '--bots mce-tr:2',
    '--game duel --bots greedy,random',
    '--game duel --bots grandmaster:1',
  ])('plays with the bots of the arena: %s', async line => {
    const [record] = await simulate(line);
    const specs = line.split(' ').at(-1)!.split(',');
    const seats = record!.options.players as number;
    expect(record!.players).toEqual(specs.length === 1 ? Array(seats).fill(specs[0]) : specs);
    expect(record!.deal).toBeDefined();
    expect(verifyRecord(record!).ok).toBe(true);
    expect(await simulate(line)).toEqual([record]);
  });

  test('plays a program of your own, one for each seat, for all games', async () => {
    const script = fileURLToPath(new URL('../../../bots/src/node/testing/line-bot.mjs', import.meta.url));
    const { code, out } = await rehearse([
      ...TWO_DUELS,
      '--bots',
      `cmd:"${process.execPath} ${script}",random`,
    ]);
    expect(code).toBe(0);
    for (const line of out.trimEnd().split('\n')) expect(verifyRecord(JSON.parse(line)).ok).toBe(true);
  });

  test('says who gives up, prints the game as far as it went, and goes on with exit code 1', async () => {
    const { code, out, err } = await rehearse([...TWO_DUELS, '--bots', 'random,cmd:"exit 3"']);
    expect(code).toBe(1);
    expect(err).toContain('game 1: cmd:"exit 3" forfeits: it ended with exit code 3\n');
    const records = out.trimEnd().split('\n');
    expect(records).toHaveLength(2);
    expect(JSON.parse(records[0]!)).toMatchObject({ forfeit: { seat: 1 } });
  });

  test.each([
    ['--games 0', '--games must be a whole number of at least 1, not "0"'],
    ['--games x', '--games must be a whole number of at least 1, not "x"'],
    ['--players 5', '--players must be a whole number from 2 to 4, not "5"'],
    ['--game duel --players 3', 'Kingdomino Duel is for 2 players (D-R1)'],
    ['--game dule', '--game must be kingdomino or duel, not "dule"; did you mean duel?'],
    ['--game duel --variants harmony', 'duel has no variants: leave --variants out'],
    ['--game duel --first-seat 2', '--first-seat must be a whole number from 0 to 1, not "2"'],
    ['--first-seat 1', '--first-seat is for duel only'],
    ['--variants harmny', 'unknown variant "harmny"; did you mean harmony? (there are: mighty-duel,'],
    ['--players 3 --variants mighty-duel', 'Mighty Duel is for 2 players, not 3 (K-V4)'],
    ['--players 4 --variants line-of-four', 'lines of four is for 3 players, not 4 (K-X1)'],
    ['--variants mighty-duel,line-of-four', 'lines of four is for 3 players, not 2 (K-X1)'],
    ['--bots random,random', '--bots must name 1 bot, or 4, one for each seat; not 2'],
    ['--bots ,', '--bots must name 1 bot, or 4, one for each seat; not 0'],
    ['--bots radnom', 'there is no bot "radnom"; there are random, tr, '],
    ['--bots gready', 'there is no bot "gready"; there are '],
    ['--game duel --bots fg', 'the bot fg plays kingdomino only; for duel there are random, '],
    ['--bots grandmaster:soon', "after the bot's name comes a budget such as 200ms, 2s or 500, not soon"],
    ['--bots cmd:', 'an outside bot is cmd:"COMMAND" or cmd:"COMMAND":500ms, not cmd:'],
    ['games.jsonl', 'one argument too many: "games.jsonl"'],
  ])('refuses %s', async (line, message) => {
    const { code, out, err } = await rehearseLine(`simulate ${line}`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`kingdomino simulate: ${message}`);
  });
});

test('a signal ends it, and the outside bots with it', async () => {
  let stop: (signal: 'SIGTERM') => void = () => undefined;
  const io = memoryIo('', {
    onStop: listener => {
      stop = listener;
      return () => undefined;
    },
  });
  const written: string[] = [];
  const write = async (text: string) => {
    written.push(text);
    if (written.length === 2) stop('SIGTERM');
  };
  const args = ['simulate', '--game', 'duel', '--games', '50', '--bots', 'random'];
  expect(await main(args, { ...io, write })).toBe(143);
  expect(written).toHaveLength(2);
});

test('shows how far it is where the records go elsewhere', async () => {
  const line = 'simulate --game duel --bots random --games 3';
  expect((await rehearseLine(line, { isWatched: true })).err).toContain(' 3 of 3 games');
  expect((await rehearseLine(line, { isWatched: true, isTerminal: true })).err).toBe('');
  expect((await rehearseLine(line)).err).toBe('');
});

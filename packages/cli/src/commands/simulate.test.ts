import { type GameRecord, verifyRecord } from '@kingdomino/rules';
import { MODES } from '@kingdomino/testkit';
import { describe, expect, test } from 'vitest';
import { VARIANT_NAMES } from '../table.ts';
import { rehearseLine } from '../testing/rehearsal.ts';

async function simulate(line: string): Promise<GameRecord[]> {
  const { code, out, err } = await rehearseLine(`simulate ${line}`.trim());
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out
    .trimEnd()
    .split('\n')
    .map(text => JSON.parse(text));
}

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
      expect(record).toMatchObject({ game, options, bots: Array(options.players as number).fill('random') });
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
    expect(record.bots).toEqual(['random', 'random', 'random']);
    expect(await simulate('--players 3 --bots random')).toEqual([record]);
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
    ['--bots radnom', 'unknown bot "radnom"; did you mean random? (there are: random'],
    ['games.jsonl', 'one argument too many: "games.jsonl"'],
  ])('refuses %s', async (line, message) => {
    const { code, out, err } = await rehearseLine(`simulate ${line}`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`kingdomino simulate: ${message}`);
  });
});

import { createHash, createHmac } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { commitmentTo, DEAL_FORMAT, Dealer, dealerFromText, outcomeOf, readDeal } from './dealer.ts';
import { fromHex, toHex } from './sha256.ts';

const SEED = fromHex('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f')!;
const SALTS = ['anna', 'bert'];

describe('a draw', () => {
  test('never changes for a seed and its salts', () => {
    const numbers = dealerFromText('known');
    expect([6, 48, 194_580, 1, 2 ** 40].map(count => numbers.draw(count))).toEqual([
      3, 2, 27_497, 0, 610_605_416_408,
    ]);
  });

  test('is made again where not all outcomes would be as likely', () => {
    // 2^48 = 6 x 46,912,496,118,442 + 4
    const unfair = 2 ** 48 - 4;
    expect([unfair - 1, unfair, 2 ** 48 - 1].map(value => outcomeOf(value, 6))).toEqual([
      5,
      undefined,
      undefined,
    ]);
    expect(outcomeOf(2 ** 48 - 1, 8)).toBe(7);
  });

  test('is another one for another salt, another seed, or a later start', () => {
    const deals = [
      new Dealer(SEED, SALTS),
      new Dealer(SEED, ['anna']),
      new Dealer(SEED),
      new Dealer(SEED.map(byte => byte ^ 1)),
    ];
    expect(new Set(deals.map(dealer => dealer.draw(2 ** 40))).size).toBe(4);
    const early = new Dealer(SEED, SALTS);
    early.draw(10);
    expect(new Dealer(SEED, SALTS, 1).draw(2 ** 40)).toBe(early.draw(2 ** 40));
  });

  test('is unbiased: what lies in the incomplete last run is drawn again', () => {
    // a count just above half the range, so that nearly every second attempt is thrown away
    const count = 2 ** 47 + 1;
    const attempt = (event: number, again: number) =>
      createHmac('sha256', SEED).update(`anna,bert/${event}/${again}`).digest().readUIntBE(0, 6);
    const dealer = new Dealer(SEED, SALTS);
    let retries = 0;
    for (let event = 0; event < 200; event++) {
      let again = 0;
      while (attempt(event, again) >= count) again++;
      retries += again;
      expect(dealer.draw(count)).toBe(attempt(event, again));
    }
    expect(retries).toBeGreaterThan(100);
  });

  test('has equally likely outcomes', () => {
    const dealer = dealerFromText('fair');
    const seen = new Float64Array(24);
    for (let draw = 0; draw < 24_000; draw++) seen[dealer.draw(24)]! += 1;
    // chi-square with 23 degrees of freedom, at one in 10,000
    expect(seen.reduce((sum, hits) => sum + (hits - 1000) ** 2 / 1000, 0)).toBeLessThan(56);
  });

  test('a seed has 32 bytes', () => {
    for (const length of [0, 31, 33])
      expect(() => new Dealer(new Uint8Array(length))).toThrow(`a seed has 32 bytes, not ${length}`);
  });

  test('is from a number of outcomes, after a number of moves', () => {
    expect(() => dealerFromText('x').draw(0)).toThrow('the number of outcomes must be a whole number');
    expect(() => new Dealer(SEED, [], -1)).toThrow('the number of chance moves made must be a whole number');
  });
});

describe('what is revealed', () => {
  const deal = new Dealer(SEED, SALTS).reveal();

  test('keeps the commitment, which is the SHA-256 of the seed', () => {
    expect(deal).toEqual({
      format: DEAL_FORMAT,
      commitment: createHash('sha256').update(SEED).digest('hex'),
      seed: toHex(SEED),
      salts: SALTS,
    });
    expect(commitmentTo(SEED)).toBe(deal.commitment);
    const read = readDeal(JSON.parse(JSON.stringify(deal)));
    expect(read.ok && read.value.draw(2 ** 40)).toBe(new Dealer(SEED, SALTS).draw(2 ** 40));
  });

  test.each([
    [
      'another seed',
      { ...deal, seed: deal.seed.replace('00', '01') },
      'the seed is not the one that was committed to',
    ],
    [
      'another commitment',
      { ...deal, commitment: '00'.repeat(32) },
      'the seed is not the one that was committed to',
    ],
    ['half a seed', { ...deal, seed: '00' }, "the deal's seed is not 64 hexadecimal digits"],
    ['no seed', { ...deal, seed: undefined }, "the deal's seed is not 64 hexadecimal digits"],
    ['other salts', { ...deal, salts: 'anna' }, "the deal's salts are not a list of texts"],
    ['numbers as salts', { ...deal, salts: [1] }, "the deal's salts are not a list of texts"],
    ['a number among the salts', { ...deal, salts: ['anna', 1] }, "the deal's salts are not a list of texts"],
    [
      'another format',
      { ...deal, format: 'kingdomino-deal/2' },
      "the deal's format is not kingdomino-deal/1",
    ],
    ['nothing', null, "the deal's format is not kingdomino-deal/1"],
  ])('is refused with %s', (_, raw, error) => {
    expect(readDeal(raw)).toEqual({ ok: false, error });
  });
});

test('a worker deals the same', async () => {
  // workers cannot load TypeScript, so this one runs the built package
  const built = new URL('../../dist/kernel/dealer.js', import.meta.url).href;
  const source = `
    import('${built}').then(({ Dealer }) => {
      const dealer = new Dealer(Uint8Array.from(${JSON.stringify([...SEED])}), ${JSON.stringify(SALTS)});
      const numbers = Array.from({ length: 50 }, (_, index) => dealer.draw(index * index + 1));
      require('node:worker_threads').parentPort.postMessage(numbers);
    });`;
  const worker = new Worker(source, { eval: true });
  const numbers = await new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  const dealer = new Dealer(SEED, SALTS);
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => dealer.draw(index * index + 1)));
});

import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameById } from './games.ts';
import { packNumber } from './kernel/formats/notation.ts';
import { formatLink, parseLink } from './link.ts';
import type { GameRecord } from './record.ts';
import { playRandomly } from './testing/playing.ts';

const KINGDOMINO = gameById('kingdomino');
const DUEL = gameById('duel');
const TABLES = [
  [KINGDOMINO, { players: 2, balancedOpening: true }],
  [KINGDOMINO, { players: 3, lineOfFour: true, harmony: true }],
  [KINGDOMINO, { players: 4, middleKingdom: true, harmony: true }],
  [KINGDOMINO, { players: 2, mightyDuel: true, dynasty: true }],
  [DUEL, {}],
  [DUEL, { firstSeat: 0 }],
] as const;

function linkOf(record: GameRecord): string {
  const link = formatLink(record);
  if (!link.ok) throw new Error(link.error.text);
  return link.value;
}

/** With a check sum that fits, whatever was changed before it. */
function sealed(text: string): string {
  return text + createHash('sha256').update(text).digest('base64url').slice(0, 3);
}

test('a link reads back to the same game, finished or open', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TABLES), fc.nat(), fc.nat({ max: 400 }), ([game, options], seed, most) => {
      const { deal: _, ...record } = playRandomly(game, options, seed, most).record;
      const link = linkOf(record as GameRecord);
      expect(link).toMatch(/^2[A-Za-z0-9_~-]+$/);
      expect(parseLink(link)).toEqual({ ok: true, value: record });
    }),
    { numRuns: 60 },
  );
});

describe('the form', () => {
  test('is version, game, options, moves and a check sum', () => {
    const record = {
      format: 'kingdomino-record/1',
      game: 'kingdomino',
      options: { players: 4, harmony: true },
    } as const;
    const moves = ['kings:2,0,3,1', 'line:3,17,29,41', 'pick:29'];
    // version 1, game A, four players E, switch 2 (harmony) E, padding, kings 13, dominoes 3, 17, 29, 41, pick 29
    const text = '1AEE~NDRdpd';
    expect(linkOf({ ...record, moves })).toBe(sealed(text));
    expect(linkOf({ ...record, moves: [] })).toBe(sealed('1AEE~'));
    expect(linkOf({ ...record, game: 'duel', options: {}, moves: ['first:1', 'roll:5,5,5,5'] })).toBe(
      sealed('1BA~~BUP'),
    );
    const now = { ...record, format: 'kingdomino-record/2' } as const;
    // version 2, the same head, dominoes 3, 17, 29, 41, the king of seat 2, pick 29
    expect(linkOf({ ...now, moves: ['line:3,17,29,41', 'king:2', 'pick:29'] })).toBe(sealed('2AEE~DRdpCd'));
  });

  test.each([
    ['four players', { players: 4 }, 204],
    ['three players', { players: 3 }, 155],
    ['two players', { players: 2 }, 108],
    ['a Dynasty of four', { players: 4, dynasty: true }, 596],
  ])('has a fixed length for %s: %#', (_, options, length) => {
    expect(linkOf(playRandomly(KINGDOMINO, options, 6).record)).toHaveLength(length);
  });
});

describe('a link is refused', () => {
  const link = linkOf(playRandomly(DUEL, {}, 9).record);
  const body = link.slice(0, -3);

  test.each([
    ['empty', '', 'this is not a link to a game'],
    ['too short', '2AEA~', 'this is not a link to a game'],
    ['of another version', `3${link.slice(1)}`, 'this is not a link to a game'],
    ['endless', `1${'A'.repeat(4000)}`, 'this link is too long for a game'],
    ['as long as may be', `1${'A'.repeat(3999)}`, 'the link is damaged: some of it is missing or changed'],
    ['nothing', undefined as unknown as string, 'this is not a link to a game'],
    ['a list', link.split('') as unknown as string, 'this is not a link to a game'],
    ['cut off', link.slice(0, -1), 'the link is damaged: some of it is missing or changed'],
    ['longer', `${link}A`, 'the link is damaged: some of it is missing or changed'],
    ['for an unknown game', sealed('1CA~~'), 'the link is for a game that is not known here'],
    ['without a game', sealed('1~A~~'), 'the link is for a game that is not known here'],
  ])('%s', (_, text, message) => {
    expect(parseLink(text)).toEqual({ ok: false, error: { code: 'bad-link', rule: 'link', text: message } });
  });

  test('after any change of one character', () => {
    for (let at = 0; at < link.length; at++) {
      const changed = link.slice(0, at) + (link[at] === 'A' ? 'B' : 'A') + link.slice(at + 1);
      expect(parseLink(changed).ok).toBe(false);
    }
  });

  test.each([
    ['no options', '1A~~~'],
    ['a gap in the options', '1AE~A'],
    ['a Mighty Duel of four', '1AEB~'],
    ['a move too many', `${body}A`],
    ['half a move', '1BA~~AA'],
    ['a taken domino', '1AEA~ANABCDDD'],
  ])('even with a check sum that fits: %s', (_, text) => {
    expect(parseLink(sealed(text)).ok).toBe(false);
  });

  test('with the fault of the move that is not legal', () => {
    expect(formatLink({ ...playRandomly(DUEL, {}, 9).record, moves: ['first:0', 'pass'] })).toMatchObject({
      ok: false,
      error: { code: 'expects-roll', move: 2 },
    });
    expect(formatLink({ ...playRandomly(DUEL, {}, 9).record, options: { players: 9 } })).toMatchObject({
      ok: false,
      error: { code: 'bad-options' },
    });
  });
});

test('a game has one link only: other spellings of the same moves are refused', () => {
  // a roll beyond 5,5,5,5; a take with a bit for a fifth die; a draw that turns a third die
  const texts = ['1BA~~AUQ', '1BA~~AAAh', '1BA~~AAAAG'];
  for (const text of texts) expect(parseLink(sealed(text)).ok).toBe(false);
  expect(parseLink(sealed('1BA~~AUQ'))).toMatchObject({
    error: { code: 'bad-link', text: 'the link is damaged at character 7' },
  });
  // domino 3, a double, given from its eastern end
  const line = '1AEA~ABCDEBCDEFGHI';
  const place = (x: number, direction: number) => packNumber(4 * (16 * 32 + 16 + x) + direction, 2);
  expect(parseLink(sealed(`${line}${place(1, 0)}`)).ok).toBe(true);
  expect(parseLink(sealed(`${line}${place(2, 2)}`)).ok).toBe(false);
});

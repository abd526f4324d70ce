import { describe, expect, test } from 'vitest';
import { GAMES, gameById } from './games.ts';
import { formatPosition, parsePosition, positionToJson, readPosition } from './position.ts';
import { begin, playTexts } from './testing/playing.ts';

const FIRST_TURN = 'kingdomino/1 2; place 1; older >3:1 17:0 29:0 41:1; newer 5 12 22 40';

/** A Duel in its third round: seat 1 is player A and has drawn, seat 0 draws. */
const THIRD_ROUND =
  'duel/1; draw 0; round 2; A 0; dice 0:0 1:1 4:1 3:0; seat0 0:disc@1,0+band@2,0 1:discs@0,1+disc1@1,1; seat1 0:solid@0,-1+disc@1,-1; book disc=5:1* solid=1:0';

const problem = (text: string) => {
  const read = parsePosition(text);
  return read.ok ? 'accepted' : read.error.text;
};

describe('a position as text', () => {
  test('[K-S3] tells what has been played', () => {
    const state = begin(GAMES.kingdomino, { players: 2, harmony: true });
    const texts = [formatPosition(gameById('kingdomino'), state)];
    for (const move of 'line:3,17,29,41 king:1 pick:17'.split(' ')) {
      playTexts(GAMES.kingdomino, state, move);
      texts.push(formatPosition(gameById('kingdomino'), state));
    }
    expect(texts).toEqual([
      'kingdomino/1 2 harmony; line',
      'kingdomino/1 2 harmony; king; newer 3 17 29 41',
      'kingdomino/1 2 harmony; pick 1; drawn 1; newer 3 17 29 41',
      'kingdomino/1 2 harmony; king; drawn 1; newer 3 17:1 29 41',
    ]);
  });

  test('may be written on several lines and with more blanks', () => {
    const read = parsePosition(`\n  ${FIRST_TURN.replaceAll('; ', '\n  ')}\n`);
    expect(read.ok && formatPosition(read.value.game, read.value.state)).toBe(FIRST_TURN);
  });

  test('[K-P4] what was dealt and lies nowhere was discarded by who received it', () => {
    const text =
      'kingdomino/1 2; line; older 5:0 12:1 22:0 40:1; seat0 3@1,0,E 41@0,1,S; seat1 17@0,1,S; gone 29';
    const read = parsePosition(text);
    if (!read.ok) throw new Error(read.error.text);
    expect(positionToJson(read.value.game, read.value.state)).toMatchObject({
      kingdoms: [{ discards: 0 }, { discards: 1 }],
    });
    expect(formatPosition(read.value.game, read.value.state)).toBe(text);
  });

  test('[D-R8] whoever has filled a line owns its spell', () => {
    const read = parsePosition(THIRD_ROUND);
    if (!read.ok) throw new Error(read.error.text);
    expect(formatPosition(read.value.game, read.value.state)).toBe(THIRD_ROUND);
    expect(positionToJson(read.value.game, read.value.state)).toMatchObject({
      spells: expect.arrayContaining([{ spell: 'free', coat: 'disc', boxes: 5, owner: 0, isCast: true }]),
    });
  });
});

describe('a text is refused', () => {
  test.each([
    ['', 'a position begins with kingdomino/1 or duel/1, not with ""'],
    ['chess/1 2; line', 'not with "chess/1"'],
    ['kingdomino/2 2; line', '"kingdomino/2" is not known here, only kingdomino/1'],
    ['kingdomino/1 5; line', 'options: players must be 2, 3 or 4'],
    ['kingdomino/1 3 mightyDuel; line', 'options: Mighty Duel is for 2 players, not 3'],
    ['kingdomino/1 2 chess; line', '"chess" is no option'],
    ['kingdomino/1 2', 'it must be said what comes next'],
    ['kingdomino/1 2; line; over', 'not both line and over'],
    ['kingdomino/1 2; line; line', 'line stands there twice'],
    ['kingdomino/1 2; line; king', 'not both line and king'],
    ['kingdomino/1 2; line; pawn 3', '"pawn" is no part of a position'],
    ['kingdomino/1 2; kings', 'kings: only games of record version 1'],
    ['kingdomino/1 2; line 1', 'line: nothing may follow'],
    ['kingdomino/1 2; line; seat2 1@1,0,E', 'seat2: only 2 are playing'],
    ['kingdomino/1 2; king', 'king: the first line must be dealt'],
    ['kingdomino/1 2; king; newer 3 17 29', 'newer: a line has 4 dominoes, not 3'],
    ['kingdomino/1 2; king; newer 3 17 29 49', 'newer: there is no domino 49'],
    ['kingdomino/1 2; king; newer 17 3 29 41', 'newer: the dominoes must ascend, but 3 follows 17'],
    ['kingdomino/1 2; king; drawn 0; newer 3:2 17 29 41', 'belongs to seat 2, which is not at the table'],
    [
      'kingdomino/1 2; king; drawn 1; newer 3:0 17 29 41',
      'the kings of seats 0 stand on it, but those of seats 1',
    ],
    ['kingdomino/1 2; king; newer 3:0 17 29 41', 'drawn: 1 kings must be known here, not 0'],
    ['kingdomino/1 2; king; drawn 0 0 0; newer 3:0 17:0 29:0 41', 'cannot have come out of the hand'],
    ['kingdomino/1 2; pick 0; drawn 1; newer 3 17 29 41', 'pick: it is the turn of seat 1, not 0'],
    ['kingdomino/1 2; pick; drawn 1; newer 3 17 29 41', 'pick: exactly one number must follow'],
    ['kingdomino/1 2; over', 'over: there is no older line'],
    [FIRST_TURN.replace('>', ''), 'older: it must be marked whose king acts'],
    [FIRST_TURN.replace('place 1', 'place 0'), 'older: the king that acts belongs to seat 1, not 0'],
    [FIRST_TURN.replace('29:0', '29:1'), 'older: seat 0 has 1 kings on it, not 2'],
    [FIRST_TURN.replace('; newer 5 12 22 40', ''), 'place: there is no newer line, but only 1 of 6 lines'],
    [FIRST_TURN.replace('5 12', '5:1 12'), 'newer: the kings of seats 1 stand on it, but those of nobody'],
    [FIRST_TURN.replace('22', '29'), 'domino 29 is in two places: the older line and the newer line'],
    [`${FIRST_TURN}; gone 7`, '9 dominoes have been dealt, but there are 6 lines of 4'],
    [`${FIRST_TURN}; seat1 3@1,0,E`, 'domino 3 is in two places: the kingdom of seat 1 and the older line'],
    [
      `${FIRST_TURN}; seat0 1@1,0,E 2@0,1,S 13@-1,0,W; gone 6`,
      'seat 0 has laid 3 dominoes, but has received only 2',
    ],
    [`${FIRST_TURN}; finished 10+0+0:3:4 10+0+0:3:4`, '1 games are finished, but this is one of 1'],
    ['kingdomino/1 2 dynasty; line; finished 10+0+0:3:4', 'finished: a game has 2 scores, not 1'],
    ['kingdomino/1 2 dynasty; line; finished 10+0+5:3:4 1+0+0:1:1', 'seat 0 cannot have that Harmony'],
  ])('%s: %s', (text, expected) => {
    expect(problem(text)).toContain(expected);
  });

  const laid = (kingdom: string) =>
    `kingdomino/1 4; line; older 5:0 12:1 22:2 40:3; seat0 ${kingdom}; gone 4 6 7`;
  test.each([
    ['K-P1', '3@0,0,E', 'seat 0: 3@0,0,E cannot lie there: a domino covers two empty squares'],
    ['K-P2', '3@2,2,E', 'seat 0: 3@2,2,E cannot lie there: neither half touches'],
    ['K-P3', '3@5,0,E', 'seat 0: 3@5,0,E cannot lie there: the kingdom would no longer fit'],
    ['K-P1', '3@1,0,X', 'seat0: "3@1,0,X" is no laid domino, such as 17@1,0,E'],
    ['K-P1', '49@1,0,E', 'the kingdom of seat 0: there is no domino 49'],
  ])('[%s] %s', (_, kingdom, expected) => {
    expect(problem(laid('3@1,0,E'))).toBe('accepted');
    expect(problem(laid(kingdom))).toContain(expected);
  });

  test.each([
    ['duel/1; roll', 'round: the number of the round is missing'],
    ['duel/1; roll; round 0', 'A: it must be said who is player A'],
    ['duel/1; roll; round 40; A 0', 'round: no game has a round 40'],
    ['duel/1; roll; round 0; A 2', 'A: there is no seat 2'],
    ['duel/1 first1; roll; round 0; A 0', 'seat 0 cannot be player A in round 0 when seat 1 began'],
    ['duel/1; take 1; round 0; A 0; dice 0 0 0 0', 'take: player A takes first, seat 0'],
    ['duel/1; take 0; round 0; A 0; dice 0 0 0', 'dice: there are 4 in take, not 3'],
    ['duel/1; take 0; round 0; A 0; dice 0 0 0 6', 'dice: die 3 has no face 6'],
    ['duel/1; take 0; round 0; A 0; dice 0:0 0 0 0', 'the seats must have taken 0 and 0 dice, not 1 and 0'],
    ['duel/1; first; round 0; dice 0 0 0 0', 'dice: there are none in first, not 4'],
    [THIRD_ROUND.replace('4:1', '4:1*'), 'die 2 has the castle cross, but its seat has not drawn'],
    [THIRD_ROUND.replace('disc=5:1*', 'disc=6:1'), 'book: disc has 5 boxes, not 6'],
    [THIRD_ROUND.replace('disc=5:1*', 'disc=5:5'), 'both seats cannot have filled the line of disc'],
    [THIRD_ROUND.replace('disc=5:1*', 'disc=4:1*'), 'nobody owns the spell free of disc'],
    [THIRD_ROUND.replace('solid=1:0', 'solid=3:0'), 'the spell that was won must be played first: banner 0'],
    [
      THIRD_ROUND.replace('solid=1:0', 'solid=3:0*'),
      'named: the coat that was named for the banner is missing',
    ],
    [`${THIRD_ROUND}; named disc`, 'named: nobody has cast the banner'],
    [THIRD_ROUND.replace('draw 0', 'dignitary 0'), 'dignitary: seat 0 does not own this spell'],
    [THIRD_ROUND.replace('@2,0', '@4,0'), 'seat0: round 0: 4,0 is no cell of the map'],
    [THIRD_ROUND.replace('@0,1', '@1,0'), 'seat0: round 1: 1,0 is drawn on twice'],
    [THIRD_ROUND.replace('@2,0', '@3,0'), 'seat0: round 0: the two coats are not side by side'],
    [
      THIRD_ROUND.replace('solid@0,-1+disc@1,-1', 'solid@2,-1+disc@1,-1'),
      'seat1: round 0: neither coat is next to',
    ],
    [THIRD_ROUND.replace('discs@', 'discs2@'), 'the dice of round 1 cannot show this'],
    [THIRD_ROUND.replace('discs@0,1+', ''), 'a domino has two coats, but round 1 has 1'],
    [THIRD_ROUND.replace(' 1:discs', ' 3:discs'), 'seat0: round 3 has not been played yet'],
    [THIRD_ROUND.replace(' 1:discs', ' 2:discs'), 'seat0: it cannot have drawn in round 2 yet'],
    [THIRD_ROUND.replace('draw 0', 'over').replace('1:discs', '2:discs'), 'over: no map is full'],
    [`${THIRD_ROUND}; bonus 2`, 'bonus: there is no seat 2'],
  ])('%s: %s', (text, expected) => {
    expect(problem(text)).toContain(expected);
  });

  test('whatever it is', () => {
    for (const raw of [undefined, null, 7, {}, [], 'x'.repeat(5000), `${FIRST_TURN}${'; '.repeat(5000)}`])
      expect(parsePosition(raw as string).ok).toBe(false);
  });
});

describe('a JSON', () => {
  const json = (text: string) => {
    const read = parsePosition(text);
    if (!read.ok) throw new Error(read.error.text);
    return JSON.parse(JSON.stringify(positionToJson(read.value.game, read.value.state)));
  };
  const verdict = (raw: unknown) => {
    const read = readPosition(raw);
    return read.ok ? 'accepted' : read.error.text;
  };

  test('needs only what does not follow from the rest, in any order', () => {
    const { scores: _, held: __, ...lean } = json(FIRST_TURN);
    for (const slot of [...lean.older, ...lean.newer]) delete slot.halves;
    expect(verdict({ ...lean, options: { players: 2 }, note: 'mine' })).toBe('accepted');
    const duel = json(THIRD_ROUND);
    duel.maps[0].squares.reverse();
    expect(verdict(duel)).toBe('accepted');
  });

  test.each<[string, (raw: Record<string, unknown>) => unknown, string]>([
    ['no object', () => [], 'a position must be an object'],
    ['another format', raw => ({ ...raw, format: 'x' }), 'format must be "kingdomino-position/1"'],
    ['another game', raw => ({ ...raw, game: 'chess' }), 'game must be "kingdomino" or "duel"'],
    ['no options', raw => ({ ...raw, options: 7 }), 'options: the options of a game must be an object'],
    ['no phase', raw => ({ ...raw, phase: 'x' }), 'phase must be kings or line or'],
    ['a seat too many', raw => ({ ...raw, seat: 2 }), 'seat must be a whole number from 0 to 1, not 2'],
    ['another point', raw => ({ ...raw, scores: [1, 0] }), 'scores[0] is 1, but must be 0'],
    ['another domino', raw => ({ ...raw, held: { number: 4 } }), 'held.number is 4, but must be 3'],
    ['a dealt domino', raw => ({ ...raw, unseen: [3] }), 'unseen: domino 3 has been dealt'],
    ['one kingdom', raw => ({ ...raw, kingdoms: [] }), 'kingdoms has 0 entries, but 2 are playing'],
  ])('is refused: %s', (_, change, expected) => {
    expect(verdict(change(json(FIRST_TURN)))).toContain(expected);
  });

  test('is refused: half a domino', () => {
    const raw = json(`${FIRST_TURN.replace('place', 'pick')}; seat1 3@1,0,E`);
    expect(verdict(raw)).toBe('accepted');
    raw.kingdoms[1].squares.pop();
    expect(verdict(raw)).toBe('kingdoms[1]: domino 3 must cover two squares side by side');
  });
});

test('a position of the other game is a mistake of the caller', () => {
  expect(() => formatPosition(gameById('duel'), {} as never)).toThrow(TypeError);
  expect(() => positionToJson(gameById('duel'), {} as never)).toThrow(TypeError);
});

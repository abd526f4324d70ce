/** What a game at a club's table is for the club, and on which terms it is opened. */
import { expect, test } from 'vitest';
import { rematchTerms } from '../decide/decide-opening.ts';
import { ann, begunTable, bob, deal, doIt, openTable, playToEnd } from '../testing/tables.ts';
import { clubGame } from './club-game.ts';

const CLUB = 'club-of-friends';
const terms = { club: CLUB, visibility: 'link' } as const;

test('a finished game has places, points and ties of its people', () => {
  const table = begunTable(terms);
  expect(clubGame(table)).toBeUndefined();
  playToEnd(table);
  const totals = table.ended!.outcome!.scores.map(({ total }) => total);
  const place = (seat: number) => (table.ended!.ranking[0]!.includes(seat) ? 1 : 2);
  expect(clubGame(table)).toEqual({
    club: CLUB,
    seats: 2,
    hasBots: false,
    people: [ann, bob].map(({ id }, seat) => ({
      player: id,
      place: place(seat),
      tied: table.ended!.ranking.find(group => group.includes(seat))!.length,
      points: totals[seat],
    })),
  });
  expect(clubGame(playToEnd(begunTable()))).toBeUndefined();
});

test('who leaves comes last without points, and the others have those of that moment', () => {
  const table = doIt(begunTable({ ...terms, absence: { kind: 'forfeit' } }), { type: 'leave', by: bob });
  expect(clubGame(deal(table))?.people).toEqual([
    { player: 'ann', place: 1, tied: 1, points: expect.any(Number) as number },
    { player: 'bob', place: 2, tied: 1, points: 0 },
  ]);
});

test('a bot at the table is seen; one that plays on for somebody is that person', () => {
  const seats = [
    { kind: 'person', player: ann },
    { kind: 'bot', level: 'squire' },
  ] as const;
  const table = doIt(openTable({ ...terms, seats: [...seats] }), {
    type: 'ready',
    by: ann,
    salt: 'salt-of-ann',
  });
  expect(clubGame(playToEnd(deal(table)))).toMatchObject({ hasBots: true, people: [{ player: 'ann' }] });
  const left = doIt(begunTable(terms), { type: 'leave', by: bob });
  expect(clubGame(playToEnd(left))).toMatchObject({ hasBots: false, people: [{}, { player: 'bob' }] });
});

test('the next game of the same players is the club’s, too', () => {
  const next = rematchTerms('table-before', playToEnd(begunTable(terms)), ann);
  expect(next).toMatchObject({ club: CLUB, visibility: 'link' });
});

/** Kingdomino in a minute and a half: pick, place, match, count, the order of play, the size, a discard, the bonuses. */
import type { Lesson } from './lesson.ts';

/** Near the end of another game: one place gives the most, and the forests that come next fit nowhere. */
const LATE = `kingdomino/1 3 middleKingdom harmony; place 0; older 8:2 27:1 >30:0; newer 3 19:1 47:2;
  seat0 12@-2,0,E 16@1,1,W 17@1,2,W 20@2,0,W 24@-1,2,W 25@2,2,N 36@1,-2,E 38@-2,1,E 42@1,-1,E;
  seat1 2@0,3,S 9@1,0,S 21@0,2,W 23@2,3,N 26@-1,4,N 27@1,4,E 33@2,0,S 37@-2,3,N 40@1,2,S 41@0,1,W;
  seat2 1@0,-1,E 11@2,0,S 18@-2,1,E 22@1,3,W 28@-2,0,E 32@-1,-1,W 43@1,2,W 44@1,1,W 46@-1,3,W`.replace(
  /\s+/g,
  ' ',
);

export const KINGDOMINO_LESSON: Lesson<'kingdomino'> = {
  game: 'kingdomino',
  name: 'game.kingdomino',
  seats: [
    { kind: 'me', name: '' },
    { kind: 'bot', level: 'squire' },
    { kind: 'bot', level: 'knight' },
  ],
  steps: [
    {
      text: 'learn.k.pick',
      scene: {
        start: { options: { players: 3, middleKingdom: true, harmony: true } },
        before: ['line:4,24,36', 'king:0'],
      },
      expects: { moves: ['pick:24'] },
      other: 'learn.k.pick.other',
      pointsAt: { domino: 24 },
      after: ['king:1', 'pick:36', 'king:2', 'pick:4', 'line:5,19,41', 'place:4@1,0,E', 'pick:41'],
    },
    { text: 'learn.k.place', expects: 'any', pointsAt: { part: 'board' } },
    {
      text: 'learn.k.order',
      expects: { moves: ['pick:5'] },
      other: 'learn.k.order.other',
      pointsAt: { domino: 5 },
      after: ['place:36@0,1,E', 'pick:19', 'line:10,28,37'],
    },
    {
      text: 'learn.k.match',
      expects: { gain: 2 },
      other: 'learn.k.match.other',
      pointsAt: { part: 'board' },
    },
    { text: 'learn.k.count', expects: 'read', pointsAt: { part: 'areas' } },
    {
      text: 'learn.k.size',
      scene: { start: { position: LATE } },
      expects: { gain: 3 },
      other: 'learn.k.size.other',
      pointsAt: { part: 'board' },
      after: ['pick:3', 'line:5,10,48'],
    },
    { text: 'learn.k.discard', expects: { moves: ['discard:3'] }, pointsAt: { part: 'discard' } },
    { text: 'learn.k.bonus', expects: 'read', pointsAt: { part: 'bonuses' } },
    { text: 'learn.k.end', expects: 'read' },
  ],
};

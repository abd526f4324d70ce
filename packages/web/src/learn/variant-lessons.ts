/** Single pages for the ways to play Kingdomino that change most: three games in a row, and the 7 × 7 for two. */
import type { Lesson } from './lesson.ts';

const SEATS: Lesson['seats'] = [
  { kind: 'me', name: '' },
  { kind: 'bot', level: 'squire' },
];

/** The last domino of the first game: two places of six score ten. */
const FIRST_GAME =
  'kingdomino/1 2 dynasty; place 0; older 2:0 7:1 16:1 >42:0; ' +
  'seat0 6@1,0,S 8@-1,-1,E 9@-2,-2,E 10@-3,1,E 15@-1,0,W 43@0,1,W 44@-3,2,E 47@-1,2,E; ' +
  'seat1 11@-1,0,S 12@0,1,S 14@1,1,S 16@-2,2,E 19@1,-1,W 21@2,-1,N 24@-1,-1,N 28@0,-2,E 31@2,2,N 37@-2,-1,S 45@2,0,W; ' +
  'gone 1 23';

/** The last domino of the third game: two points behind, and one place wins. */
const THIRD_GAME =
  'kingdomino/1 2 dynasty; place 0; older 7:0 28:1 32:1 >40:0; ' +
  'seat0 2@2,1,S 3@0,-2,E 11@0,1,S 13@0,-1,E 15@2,0,W 24@2,-1,N 26@3,-1,N 39@1,1,S 45@4,-1,N 48@3,0,E; ' +
  'seat1 5@-1,0,S 6@0,-2,S 10@1,-1,S 12@0,1,E 14@-2,-2,E 19@-3,1,E 21@-2,-1,E 23@-3,-1,N 29@-2,2,E 31@-2,0,W; ' +
  'finished 22+0+0:5:11 20+0+0:7:7 / 22+0+0:4:10 27+0+0:7:11';

export const DYNASTY_LESSON: Lesson<'kingdomino'> = {
  game: 'kingdomino',
  name: 'variant.dynasty',
  switches: ['dynasty'],
  seats: SEATS,
  steps: [
    {
      text: 'learn.y.first',
      scene: { start: { position: FIRST_GAME } },
      expects: { gain: 10 },
      other: 'learn.k.size.other',
      pointsAt: { part: 'board' },
    },
    { text: 'learn.y.next', expects: 'read' },
    {
      text: 'learn.y.last',
      scene: { start: { position: THIRD_GAME } },
      expects: { gain: 8 },
      other: 'learn.y.last.other',
      pointsAt: { part: 'board' },
    },
    { text: 'learn.y.end', expects: 'read' },
  ],
};

/** Wider than 5 already: the place that scores most is beyond it. */
const WIDE =
  'kingdomino/1 2 mightyDuel; place 0; older 6:0 16:1 27:1 >40:0; newer 7 18:1 44:1 46:0; ' +
  'seat0 1@-2,-1,E 2@-2,0,S 3@1,-1,S 8@2,-1,S 9@1,-3,E 14@-1,-3,E 26@1,1,E 28@1,-2,E 30@-1,-2,W 37@0,-2,S 38@-1,0,S ' +
  '39@-2,3,E 47@-1,2,E 48@1,3,N; ' +
  'seat1 5@-3,-3,E 10@0,-5,S 11@-1,-3,E 12@-1,0,S 13@-3,-5,E 16@1,-3,E 17@-2,-2,S 22@1,-2,E 25@-3,-2,W 27@-3,-4,W ' +
  '29@-2,-4,E 31@1,0,N 32@2,0,N 34@1,1,E 36@0,-1,N 45@-1,-2,S';

export const MIGHTY_DUEL_LESSON: Lesson<'kingdomino'> = {
  game: 'kingdomino',
  name: 'variant.mightyDuel',
  switches: ['mightyDuel'],
  seats: SEATS,
  steps: [
    {
      text: 'learn.m.first',
      scene: {
        start: { options: { players: 2, mightyDuel: true } },
        before: ['line:4,24,36,45', 'king:0'],
      },
      expects: { moves: ['pick:24'] },
      other: 'learn.k.pick.other',
      pointsAt: { domino: 24 },
      after: ['king:1', 'pick:45', 'king:0'],
    },
    {
      text: 'learn.m.second',
      expects: { moves: ['pick:36'] },
      other: 'learn.m.second.other',
      pointsAt: { domino: 36 },
      after: ['king:1', 'pick:4'],
    },
    {
      text: 'learn.m.size',
      scene: { start: { position: WIDE } },
      expects: { gain: 8 },
      other: 'learn.k.size.other',
      pointsAt: { part: 'board' },
    },
    { text: 'learn.m.end', expects: 'read' },
  ],
};

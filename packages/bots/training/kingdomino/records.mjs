// Random games played by the TypeScript rules, for check.cpp: node records.mjs 5 300 > build/records5.txt (after npm run build)
//
// One game a line: players, options as bits, then every move as words; placements with how many legal ones there were.
import { dealerFromText, gameById, Random } from '@kingdomino/rules';

const TABLES = {
  5: [
    { players: 2 },
    { players: 2, middleKingdom: true, harmony: true },
    { players: 2, balancedOpening: true },
    { players: 3, harmony: true },
    { players: 3, lineOfFour: true, middleKingdom: true },
    { players: 4, middleKingdom: true, harmony: true },
  ],
  7: [
    { players: 2, mightyDuel: true },
    { players: 2, mightyDuel: true, middleKingdom: true, harmony: true },
  ],
};
const BITS = { middleKingdom: 1, harmony: 2, lineOfFour: 8, balancedOpening: 16 };

function words(move, count) {
  switch (move.kind) {
    case 'line':
      return ['line', ...move.dominoes];
    case 'king':
      return ['king', move.seat];
    case 'pick':
      return ['pick', move.domino];
    case 'discard':
      return ['discard', 0, move.domino];
    case 'place':
      return [
        'place',
        count,
        move.domino,
        move.placement.x,
        move.placement.y,
        'ESWN'.indexOf(move.placement.to),
      ];
    default:
      throw new Error(`unknown move ${move.kind}`);
  }
}

function record(game, given, text) {
  const random = new Random(text.length);
  const dealer = dealerFromText(text);
  const options = game.readOptions(given);
  const state = game.start(options.value);
  const bits = Object.keys(BITS).reduce((sum, name) => sum + (given[name] ? BITS[name] : 0), 0);
  const all = [given.players, bits];
  while (game.toAct(state) !== 'nobody') {
    const count = game.countMoves(state);
    const isChance = game.toAct(state) === 'chance';
    const move = isChance ? dealer.next(game, state) : game.moveAt(state, random.below(count));
    all.push(...words(move, count));
    game.advance(state, move);
  }
  return [...all, 'end', ...game.outcome(state).scores.map(({ total }) => total)].join(' ');
}

const [size = '5', games = '60'] = process.argv.slice(2);
const game = gameById('kingdomino');
for (let number = 0; number < Number(games); number++) {
  const tables = TABLES[size];
  console.log(record(game, tables[number % tables.length], `record ${'.'.repeat(number)}`));
}

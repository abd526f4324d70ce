import { describe, expect, test } from 'vitest';
import { listMoves } from '../kernel/game.ts';
import { begin, playRandomly, playTexts, snapshot, verdict } from '../testing/playing.ts';
import { kingdomino as game } from './game.ts';
import { Kingdom } from './kingdom.ts';
import { type Position, placesOf } from './position.ts';

const FOUR = 'line:3,17,29,41 king:2 pick:29 king:0 pick:3 king:3 pick:41 king:1 pick:17'.split(' ');
const texts = (position: Position) => listMoves(game, position).map(move => game.format(move));

describe('the opening', () => {
  test('[K-S3] kings come out of the hand one by one, each onto a free domino before the next is drawn', () => {
    const position = playTexts(game, begin(game, { players: 4 }), 'line:3,17,29,41');
    const course: unknown[] = [];
    for (const move of FOUR.slice(1)) {
      course.push(`${game.toAct(position)}: ${texts(position).join(' ')}`);
      expect(position.isOpening).toBe(true);
      playTexts(game, position, move);
      expect(verdict(game, position, move)).not.toBe('legal');
    }
    expect(course).toEqual([
      'chance: king:0 king:1 king:2 king:3',
      '2: pick:3 pick:17 pick:29 pick:41',
      'chance: king:0 king:1 king:3',
      '0: pick:3 pick:17 pick:41',
      'chance: king:1 king:3',
      '3: pick:17 pick:41',
      'chance: king:1',
      '1: pick:17',
    ]);
    expect(position.older().map(({ owner }) => owner)).toEqual([0, 1, 2, 3]);
  });

  test('[K-S3] nobody knows whose king comes next', () => {
    const position = playTexts(game, begin(game, { players: 4 }), ...FOUR.slice(0, 3));
    expect([...position.kings]).toEqual([2, -1, -1, -1]);
    expect(position.hand()).toEqual([0, 1, 3]);
    // until it does, the seat is that of the king before
    expect([position.phase, position.seat]).toEqual(['king', 2]);
  });

  test('[K-S3] with two players each has two kings in the hand, and each king is equally likely', () => {
    const position = playTexts(game, begin(game, { players: 2 }), 'line:3,17,29,41');
    expect(texts(position)).toEqual(['king:0', 'king:0', 'king:1', 'king:1']);
    playTexts(game, position, 'king:1', 'pick:3');
    expect(texts(position)).toEqual(['king:0', 'king:0', 'king:1']);
    playTexts(game, position, 'king:1', 'pick:17');
    expect(texts(position)).toEqual(['king:0', 'king:0']);
    expect(verdict(game, position, 'king:1')).toBe('bad-king');
  });

  test('[K-X2] balanced: the first king drawn settles A B B A', () => {
    const position = begin(game, { players: 2, balancedOpening: true });
    playTexts(game, position, 'line:3,17,29,41', 'king:1');
    const actors: unknown[] = [];
    for (const pick of ['pick:3', 'pick:17', 'pick:29', 'pick:41']) {
      actors.push(game.toAct(position));
      playTexts(game, position, pick);
    }
    expect([actors, game.toAct(position), position.phase]).toEqual([[1, 0, 0, 1], 'chance', 'line']);
  });

  test('[K-S3] a game of record version 1 draws all kings before its first line, and so do its next games', () => {
    const position = begin(game, { players: 4, dynasty: true });
    expect(game.recordVersion(position)).toBe(2);
    playTexts(game, position, 'kings:2,0,3,1', 'line:3,17,29,41');
    expect([game.recordVersion(position), game.toAct(position), position.hand()]).toEqual([1, 2, []]);
    expect(verdict(game, position, 'king:2')).toBe('expects-pick');
    while (position.finished.length === 0) game.advance(position, game.moveAt(position, 0));
    expect([position.phase, game.countMoves(position), position.isBetweenGames]).toEqual(['kings', 24, true]);
    playTexts(game, position, 'kings:0,1,2,3');
    expect(position.isBetweenGames).toBe(false);
  });

  test('[K-S3] only the very first move of a match can make it one of version 1', () => {
    const dealt = playTexts(game, begin(game, { players: 4, dynasty: true }), 'line:3,17,29,41');
    expect(verdict(game, dealt, 'kings:0,1,2,3')).toBe('expects-king');
    while (dealt.finished.length === 0) game.advance(dealt, game.moveAt(dealt, 0));
    expect([dealt.phase, dealt.isBetweenGames]).toEqual(['line', true]);
    expect(verdict(game, dealt, 'kings:0,1,2,3')).toBe('expects-line');
    const old = playTexts(game, begin(game, { players: 4 }), 'kings:0,1,2,3');
    expect(verdict(game, old, 'kings:0,1,2,3')).toBe('expects-line');
  });

  test('[K-S4] when all have chosen, the second line is dealt before anyone places', () => {
    const position = playTexts(game, begin(game, { players: 4 }), ...FOUR);
    expect([game.toAct(position), position.phase]).toEqual(['chance', 'line']);
    playTexts(game, position, 'line:1,2,4,5');
    expect([game.toAct(position), position.phase, position.held]).toEqual([0, 'place', 3]);
  });

  test('[K-S1] a line can be any dominoes that were not dealt yet', () => {
    const position = begin(game, { players: 4 });
    expect(game.countMoves(position)).toBe(194_580);
    expect(game.format(game.moveAt(position, 0))).toBe('line:1,2,3,4');
    expect(game.format(game.moveAt(position, 194_579))).toBe('line:45,46,47,48');
    playTexts(game, position, 'line:1,2,3,4 king:0 pick:1 king:1 pick:2 king:2 pick:3 king:3 pick:4');
    expect(game.countMoves(position)).toBe((44 * 43 * 42 * 41) / 24);
    expect(position.unseen()).toHaveLength(44);
  });
});

describe('a turn', () => {
  test('[K-T1] the lowest domino acts first: place it, then pick from the newer line', () => {
    const position = playTexts(game, begin(game, { players: 4 }), ...FOUR, 'line:1,2,4,5');
    const course: unknown[] = [];
    while (position.phase !== 'line') {
      course.push(
        `${game.toAct(position)} ${position.phase} ${position.phase === 'place' ? position.held : ''}`,
      );
      game.advance(position, game.moveAt(position, 0));
    }
    expect(course.map(step => String(step).trim())).toEqual([
      '0 place 3',
      '0 pick',
      '1 place 17',
      '1 pick',
      '2 place 29',
      '2 pick',
      '3 place 41',
      '3 pick',
    ]);
  });

  test('[K-T1] a domino of the newer line is free until a king stands on it', () => {
    const position = playTexts(game, begin(game, { players: 3 }), 'line:3,17,29 king:2 pick:17');
    expect([3, 17, 29].map(domino => position.freeSlot(domino))).toEqual([0, -1, 2]);
    // neither a domino of no line, nor the empty place behind a line of three
    expect([4, 0].map(domino => position.freeSlot(domino))).toEqual([-1, -1]);
  });

  test('[K-T1] with two players each has two kings and acts twice a round', () => {
    const position = playTexts(
      game,
      begin(game, { players: 2 }),
      'line:3,17,29,41 king:0 pick:41 king:0 pick:3 king:1 pick:17 king:1 pick:29 line:1,2,4,5',
    );
    const actors: unknown[] = [];
    for (; position.phase !== 'line'; game.advance(position, game.moveAt(position, 0))) {
      if (position.phase === 'place') actors.push(game.toAct(position));
    }
    expect(actors).toEqual([0, 1, 1, 0]);
  });

  test('[K-T2] the newer line becomes the older one, in the order the kings chose', () => {
    const position = playTexts(
      game,
      begin(game, { players: 4 }),
      ...FOUR,
      'line:1,2,4,5',
      'place:3@1,0,E pick:5 place:17@1,0,E pick:1 place:29@1,0,E pick:2 place:41@1,0,E pick:4',
    );
    expect(position.phase).toBe('line');
    expect(position.older()).toEqual([
      { domino: 1, owner: 1 },
      { domino: 2, owner: 2 },
      { domino: 4, owner: 3 },
      { domino: 5, owner: 0 },
    ]);
    expect(position.newer()).toEqual([]);
  });

  test('[K-X1] in a line of four for three players the domino left over belongs to nobody', () => {
    const position = playTexts(
      game,
      begin(game, { players: 3, lineOfFour: true }),
      'line:10,20,30,40 king:1 pick:30 king:0 pick:10 king:2 pick:40',
    );
    expect(verdict(game, position, 'line:1,2,3,20')).toBe('line-dealt');
    playTexts(game, position, 'line:1,2,3,4');
    const placed: number[] = [];
    for (; position.phase !== 'line'; game.advance(position, game.moveAt(position, 0))) {
      if (position.phase === 'place') placed.push(position.held);
    }
    expect(placed).toEqual([10, 30, 40]);
    expect(position.kingdoms.map(({ discards }) => discards)).toEqual([0, 0, 0]);
  });
});

describe('a whole game', () => {
  test.each([
    [{ players: 2 }, 6, 24, 12],
    [{ players: 3 }, 12, 36, 12],
    [{ players: 4 }, 12, 48, 12],
    [{ players: 2, mightyDuel: true }, 12, 48, 24],
    [{ players: 3, lineOfFour: true }, 12, 48, 12],
  ])('[K-S1] [K-T2] [K-T3] [K-V4] [K-X1] %j has %i lines, %i dominoes, %i for each seat', (...expected) => {
    const [options, lines, dominoes, each] = expected;
    const { record, state } = playRandomly(game, options, 11);
    const kinds = (kind: string) => record.moves.filter(move => move.startsWith(kind)).length;
    const kings = options.players === 3 ? 3 : 4;
    expect(kinds('line:')).toBe(lines);
    expect(kinds('pick:')).toBe(lines * kings);
    expect(kinds('place:') + kinds('discard:')).toBe(lines * kings);
    expect(48 - (state as Position).unseen().length).toBe(dominoes);
    for (const kingdom of (state as Position).kingdoms)
      expect(kingdom.squares().length / 2 + kingdom.discards).toBe(each);
    // K-T3: the last round has no picks
    expect(record.moves.slice(-kings).filter(move => move.startsWith('pick:'))).toEqual([]);
    expect(record.moves.at(-kings - 1)).toMatch(/^pick:/);
  });

  test('[K-V1] a Dynasty is three games with fresh kings, kingdoms and dominoes, and the sums decide', () => {
    const { record, state } = playRandomly(game, { players: 3, dynasty: true }, 5);
    const length = 3 + 12 + 72;
    const firsts = record.moves.flatMap((move, index) => (move.startsWith('king:') ? [index % length] : []));
    expect(firsts).toEqual([1, 3, 5, 1, 3, 5, 1, 3, 5]);
    expect(record.moves).toHaveLength(3 * length);
    const { scores, games, ranking } = game.outcome(state as Position);
    expect(games).toHaveLength(3);
    for (const [seat, { total }] of scores.entries())
      expect(total).toBe(games!.reduce((sum, each) => sum + each[seat]!.total, 0));
    const best = Math.max(...scores.map(({ total }) => total));
    expect(ranking[0]!.every(seat => scores[seat]!.total === best)).toBe(true);
    const single = playTexts(game, begin(game, { players: 3 }), ...record.moves.slice(length, 2 * length));
    expect(game.outcome(single)).toMatchObject({ scores: games![1]! });
    expect(game.outcome(single).games).toBeUndefined();
  });
});

test('[K-V1] between two games of a Dynasty nothing of the next one is known', () => {
  const { record } = playRandomly(game, { players: 3, dynasty: true }, 5);
  const position = begin(game, { players: 3, dynasty: true });
  const between = record.moves.flatMap((text, index) => {
    const isBetween = position.isBetweenGames;
    playTexts(game, position, text);
    return isBetween ? [index] : [];
  });
  expect(between).toEqual([87, 174]);
  expect(position.isBetweenGames).toBe(false);
  // in version 1 the kings of the next game are drawn before its first line
  const old = game.start(position.options, 1);
  playTexts(game, old, 'kings:0,1,2');
  old.finished.push([]);
  expect(old.isBetweenGames).toBe(false);
});

test('[K-V1] a copy of a Dynasty has its finished games too, and goes its own way', () => {
  const { state } = playRandomly(game, { players: 2, dynasty: true }, 4, 60);
  const position = state as Position;
  const copy = game.copy(position);
  expect(position.finished).toHaveLength(1);
  expect(game.outcome(copy)).toEqual(game.outcome(position));
  while (game.toAct(copy) !== 'nobody') game.advance(copy, game.moveAt(copy, 0));
  expect([position.finished.length, copy.finished.length]).toEqual([1, 2]);
});

test('[K-T3] after the end there is nothing to do', () => {
  const { state } = playRandomly(game, { players: 2 }, 1);
  expect([game.toAct(state as Position), game.countMoves(state as Position)]).toEqual(['nobody', 0]);
  expect(() => game.moveAt(state as Position, 0)).toThrow('there are none');
});

test('[K-C2] a game has the seats its options say', () => {
  for (const players of [2, 3, 4]) {
    const position = begin(game, { players });
    expect([game.seats(position), position.kingdoms.length]).toEqual([players, players]);
    expect(game.outcome(position).scores).toHaveLength(players);
  }
});

test('copies of every moment stay as they were when the game goes on in place', () => {
  const position = begin(game, { players: 2, dynasty: true });
  const kept: { copy: Position; seen: unknown }[] = [];
  while (game.toAct(position) !== 'nobody') {
    kept.push({ copy: game.copy(position), seen: snapshot(game, position) });
    game.advance(position, game.moveAt(position, 0));
  }
  expect(kept.map(({ copy }) => snapshot(game, copy))).toEqual(kept.map(({ seen }) => seen));
});

test('playing and copying never change the position they start from', () => {
  for (const most of [0, 1, 2, 4, 6, 7, 8, 40, 108]) {
    const { state } = playRandomly(game, { players: 4, middleKingdom: true }, 3, most);
    const before = snapshot(game, state);
    const copy = game.copy(state as Position);
    expect(snapshot(game, copy)).toEqual(before);
    const next = game.play(state as Position, game.moveAt(state as Position, 0));
    while (game.toAct(copy) !== 'nobody') game.advance(copy, game.moveAt(copy, 0));
    expect(snapshot(game, state)).toEqual(before);
    expect(snapshot(game, next)).not.toEqual(before);
  }
});

test('[K-P1] a copy is a copy, whichever of the two is changed, and however', () => {
  const { state } = playRandomly(game, { players: 3 }, 4, 60);
  const before = snapshot(game, state);
  const copies = [game.copy(state), game.copy(state)];
  const squares = () => [state, ...copies].map(({ kingdoms }) => kingdoms.map(each => each.squares().length));
  const [laid, others] = [squares()[0]!, squares()];
  expect(new Set(others.map(each => each.join()))).toEqual(new Set([laid.join()]));
  const places = placesOf(state);
  for (const [index, { kingdoms }] of copies.entries()) {
    const kingdom = kingdoms[index]!;
    expect(kingdom.findPlaces(47, places)).toBeGreaterThan(0);
    kingdom.lay(47, places.at(0));
    expect(kingdom.squares()).toHaveLength(laid[index]! + 2);
  }
  expect(snapshot(game, state)).toEqual(before);
  state.kingdoms[2]!.copyFrom(new Kingdom(5));
  expect(squares()[0]![2]).toBe(0);
  expect(copies.map(({ kingdoms }) => kingdoms[2]!.squares().length)).toEqual([laid[2], laid[2]]);
});

// The naive Duel: small positions by hand.
import { expect, test } from 'vitest';
import { DUEL } from './data.ts';
import { naiveDuel as game, type NaiveDuelState } from './duel.ts';
import { allCells } from './duel-player.ts';
import { keyOf } from './grid.ts';

/** Plays these moves, checking that each is offered. */
function playAll(start: NaiveDuelState, moves: string[]): NaiveDuelState {
  return moves.reduce((state, move) => {
    const known =
      game.toAct(state) === 'chance' ? game.isChance(state, move) : game.moves(state).includes(move);
    if (!known) throw new Error(`not offered: ${move}`);
    return game.play(state, move);
  }, start);
}

/** After `first:0`, with whatever `change` does to the state. */
function begun(change: (state: NaiveDuelState) => void = () => {}): NaiveDuelState {
  const state = game.play(game.start({}), 'first:0');
  change(state);
  return state;
}

/** Faces: die 0 joker or disc, die 1 disc .., die 2 disc .., die 3 joker, disc+cross .. */
const TAKE_01 = ['take:0', 'take:2,3'];

test('[D-C3] [D-C1] the map has 34 cells, 18 and 16 like a chessboard, and six coats are known', () => {
  const dark = allCells().filter(cell => (cell.x + cell.y) % 2 !== 0).length;
  expect([dark, allCells().length - dark]).toEqual([18, 16]);
  expect(DUEL.spellbook).toHaveLength(6);
  expect(DUEL.dice.map(die => die.filter(face => face.joker).length)).toEqual([1, 0, 0, 1]);
});

test('[D-R1] the first player is drawn, or the seat the table chose; roles swap', () => {
  expect(['first:0', 'first:1', 'first:2'].map(text => game.isChance(game.start({}), text))).toEqual([
    true,
    true,
    false,
  ]);
  const chosen = game.start({ firstSeat: 1 });
  expect(['first:0', 'first:1'].map(text => game.isChance(chosen, text))).toEqual([false, true]);
  const round = ['roll:1,0,1,2', ...TAKE_01, 'draw:0@0,-1;1@1,-1', 'draw:2@0,-1;3@1,-1'];
  const state = playAll(begun(), round);
  expect([state.a, state.step]).toEqual([1, 'roll']);
});

test('[D-R2] [D-R3] A takes one die, B two of three, A gets the last', () => {
  const rolled = playAll(begun(), ['roll:1,0,1,2']);
  expect(game.isChance(begun(), 'roll:0,3,5,6')).toBe(false);
  expect(game.moves(rolled)).toEqual(['take:0', 'take:1', 'take:2', 'take:3']);
  const taken = game.play(rolled, 'take:1');
  expect(game.toAct(taken)).toBe(1);
  expect(game.moves(taken)).toEqual(['take:0,2', 'take:0,3', 'take:2,3']);
  const all = game.play(taken, 'take:0,3');
  expect(all.dice).toEqual([
    [1, 2],
    [0, 3],
  ]);
  expect(game.toAct(all)).toBe(0);
});

test('[D-R4] [D-R5] the first domino: 24 draws, 12 with alike halves, jokers times their coats', () => {
  // No castle cross, to keep the numbers plain.
  const plain = begun(state => {
    for (const player of state.players) player.castleCrossUsed = true;
  });
  const drawsOf = (roll: string) => game.moves(playAll(plain, [roll, ...TAKE_01]));
  expect(drawsOf('roll:3,0,0,1')).toHaveLength(24);
  expect(drawsOf('roll:1,0,0,1')).toHaveLength(12);
  expect(drawsOf('roll:0,0,0,1')).toHaveLength(5 * 24 + 12);
  expect(drawsOf('roll:0,2,0,1')).toHaveLength(6 * 24);
  expect(drawsOf('roll:1,0,0,1')).toContain('draw:0@0,-2;1@0,-1');
  expect(drawsOf('roll:1,0,0,1')).not.toContain('draw:0@0,-1;1@0,-2');
});

test('[D-B1] the castle cross goes on either die, fills no box there, and only once', () => {
  const state = playAll(begun(), ['roll:1,0,1,2', ...TAKE_01]);
  expect(game.moves(state)).toHaveLength(12 + 24 + 24);
  const drawn = game.play(state, 'draw:0*@0,-1;1@1,-1');
  expect(drawn.players[0]!.map.get('0,-1')).toEqual({ coat: 'disc', crosses: 1 });
  const next = playAll(drawn, [
    'draw:2@0,-1;3@1,-1',
    'roll:1,0,1,2',
    'take:2',
    'take:0,1',
    'draw:2@2,-1;3@2,0',
  ]);
  expect(next.players[0]!.boxes.disc).toBe(1);
  expect(game.moves(next).some(move => move.includes('*'))).toBe(false);
});

test('[D-R6] [D-S1] [D-S2] [D-S4] without a legal draw one may pass, also when a spell would help', () => {
  const blocked = (state: NaiveDuelState) => {
    // Four other coats around the castle; nothing matches a disc.
    for (const cell of ['0,-1', '1,0', '0,1', '-1,0'])
      state.players[0]!.map.set(cell, { coat: 'solid', crosses: 0 });
    state.players[0]!.castleCrossUsed = true;
  };
  const moves = ['roll:1,0,0,1', ...TAKE_01];
  expect(game.moves(playAll(begun(blocked), moves))).toEqual(['pass']);
  const withSpell = (...spells: string[]) => {
    const start = begun(state => {
      blocked(state);
      state.players[0]!.owns = spells;
    });
    return game.moves(playAll(start, moves));
  };
  const free = withSpell('free');
  expect(free).toContain('pass');
  expect(free.every(move => move === 'pass' || move.startsWith('draw:free:'))).toBe(true);
  expect(withSpell('split')).toEqual(['pass']);
  const both = withSpell('free', 'split');
  expect(both.filter(move => move.startsWith('draw:free+split:'))).toHaveLength((30 * 29) / 2);
  const turn = withSpell('turn');
  // Die 0 turned to its joker taken as solid, or die 1 turned to its solid face.
  expect(turn).toContain('draw:0>0=solid@1,-1;1@2,-1');
  expect(turn).toContain('draw:0@2,-1;1>4@1,-1');
  expect(turn).toContain('pass');
  expect(turn.some(move => move.startsWith('draw') && move.includes('>2'))).toBe(false);
  // Die 0 shows a disc on two faces, of which the lower is named. What could be drawn once turned is not passed.
  expect(turn.filter(move => move.startsWith('pass:')).join(' ')).toBe(
    'pass:0>1 pass:0>3 pass:0>4 pass:0>5 pass:1>0 pass:1>1 pass:1>2 pass:1>3 pass:1>5',
  );
});

test('[D-S2] split: each half connects by itself, neighbouring cells included', () => {
  const start = begun(state => {
    state.players[0]!.owns = ['split'];
    state.players[0]!.castleCrossUsed = true;
  });
  const splits = game
    .moves(playAll(start, ['roll:3,0,0,1', ...TAKE_01]))
    .filter(move => move.includes('split:'));
  expect(splits).toHaveLength(4 * 3);
  expect(splits).toContain('draw:split:0@0,-1;1@0,1');
});

test('[D-S4] a turned die counts as its new face for the spellbook too', () => {
  const start = begun(state => {
    state.players[0]!.owns = ['turn'];
  });
  const state = playAll(start, ['roll:4,0,0,1', ...TAKE_01, 'draw:0>3@0,-1;1@1,-1', 'draw:2@0,-1;3@1,-1']);
  expect(state.players[0]!.boxes).toMatchObject({ band: 1, disc: 1, discs: 0 });
  expect(state.players[0]!.used).toEqual(['turn']);
});

test('[D-S3] both dice: A takes two, B gets the others and draws after A', () => {
  const start = begun(state => {
    state.players[0]!.owns = ['both'];
  });
  const rolled = playAll(start, ['roll:1,0,0,1']);
  expect(game.moves(rolled)).toHaveLength(4 + 6);
  const state = game.play(rolled, 'both:0,3');
  expect(state.dice).toEqual([
    [0, 3],
    [1, 2],
  ]);
  expect(state.step).toBe('A draws');
});

test('[D-R7] [D-R8] A completes the line first; the other line is struck out', () => {
  const start = begun(state => {
    for (const player of state.players) player.boxes.disc = 4;
  });
  const state = playAll(start, ['roll:1,0,0,1', ...TAKE_01, 'draw:0@0,-1;1@1,-1', 'draw:2@0,-1;3@1,-1']);
  expect(state.players.map(player => player.owns)).toEqual([['free'], []]);
  expect(state.players.map(player => player.boxes.disc)).toEqual([5, 4]);
});

test('[D-R7] [D-E1] who draws nothing still fills; a round without a draw ends the game', () => {
  const start = begun(state => {
    for (const player of state.players) {
      for (const cell of ['0,-1', '1,0', '0,1', '-1,0']) player.map.set(cell, { coat: 'solid', crosses: 0 });
    }
  });
  const state = playAll(start, ['roll:1,0,0,1', ...TAKE_01, 'pass', 'pass']);
  expect(state.players.map(player => player.boxes.disc)).toEqual([2, 1]);
  expect(game.toAct(state)).toBe('over');
});

test('[D-S5] [D-S6] [D-E2] lightning is compulsory: banner, then dignitary, A before B', () => {
  const start = begun(state => {
    state.players[0]!.boxes.solid = 2;
    state.players[1]!.boxes.quarters = 2;
  });
  const rolled = playAll(start, [
    'roll:4,4,4,2',
    'take:0',
    'take:2,3',
    'draw:0@0,-1;1@1,-1',
    'draw:2@0,-1;3@1,-1',
  ]);
  expect(game.toAct(rolled)).toBe(0);
  expect(game.moves(rolled)).toHaveLength(6);
  const named = game.play(rolled, 'banner:discs');
  expect(named.step).toBe('roll');
  expect(game.result(named).scores[0]).toEqual({
    domains: 1,
    banner: 3,
    total: 4,
    largestDomain: 1,
    crosses: 1,
  });

  const two = begun(state => {
    state.players[0]!.boxes.quarters = 2;
    state.players[0]!.boxes.solid = 3;
    state.players[0]!.owns = ['banner'];
  });
  const asked = playAll(two, [
    'roll:4,5,4,2',
    'take:0',
    'take:2,3',
    'draw:0@0,-1;1@1,-1',
    'draw:2@0,-1;3@1,-1',
  ]);
  expect(game.moves(asked)).toHaveLength(6);
  const then = game.play(asked, 'banner:solid');
  expect(game.moves(then)).toEqual(['dignitary:0,-1', 'dignitary:1,-1']);
  const done = game.play(then, 'dignitary:1,-1');
  expect(done.players[0]!.map.get('1,-1')).toEqual({ coat: 'quarters', crosses: 1 });
  expect(done.step).toBe('roll');
});

test('[D-S6] with an empty map nothing is asked', () => {
  const start = begun(state => {
    state.players[0]!.boxes.quarters = 2;
  });
  const drawn = playAll(start, ['roll:4,5,4,2', 'take:1', 'take:2,3']);
  // A cannot pass here by the rules; forced, to reach the case.
  const state = game.play(game.play(drawn, 'pass'), 'draw:2@0,-1;3@1,-1');
  expect(state.players[0]!.owns).toEqual(['dignitary']);
  expect(state.step).toBe('roll');
});

test('[D-E1] a full map ends the game, after the round and its lightning', () => {
  const start = begun(state => {
    for (const cell of allCells()) state.players[0]!.map.set(keyOf(cell), { coat: 'disc', crosses: 0 });
    state.players[0]!.map.delete('3,2');
    state.players[0]!.map.delete('2,2');
    state.players[1]!.boxes.discs = 3;
    state.players[1]!.boxes.quarters = 2;
  });
  const filled = playAll(start, [
    'roll:1,5,2,2',
    'take:0',
    'take:1,3',
    'draw:0@2,2;2@3,2',
    'draw:1@0,-1;3@1,-1',
  ]);
  expect(game.toAct(filled)).toBe(1);
  const over = playAll(filled, ['dignitary:0,-1']);
  expect(game.toAct(over)).toBe('over');
  expect(game.moves(over)).toEqual([]);
});

test('[D-E2] [D-E3] domains score coats times crosses; the largest domain breaks a tie', () => {
  const state = begun(({ players }) => {
    players[0]!.map.set('1,0', { coat: 'disc', crosses: 2 });
    players[0]!.map.set('2,0', { coat: 'disc', crosses: 0 });
    players[0]!.map.set('-1,0', { coat: 'disc', crosses: 1 });
    players[1]!.map.set('1,0', { coat: 'band', crosses: 5 });
  });
  expect(game.result(state)).toEqual({
    scores: [
      { domains: 5, banner: 0, total: 5, largestDomain: 2, crosses: 3 },
      { domains: 5, banner: 0, total: 5, largestDomain: 1, crosses: 5 },
    ],
    ranking: [[0], [1]],
  });
});

/** Tournaments as their events: joining and leaving, rounds, arenas, knock-outs, duplicate, and what goes wrong. */
import { describe, expect, test } from 'vitest';
import { ann, begunTable, bob, doIt, openTable, playToEnd } from '../testing/tables.ts';
import { apartOf } from './apart.ts';
import { pairArena, type Waiting } from './arena.ts';
import { create } from './decide.ts';
import { matchPoints, roundPercents } from './duplicate.ts';
import { bracket } from './knockout.ts';
import { tournamentStandings } from './standings.ts';
import { tournamentResult } from './table-result.ts';
import { byLot, byNumber, mix, PLAN, Simulation } from './testing/simulate.ts';
import { Tournament, type TournamentGame } from './tournament.ts';

const started = (change: ConstructorParameters<typeof Simulation>[0], players: number) => {
  const simulation = new Simulation(change, players);
  simulation.advance(100_000);
  simulation.advance();
  return simulation;
};
const players = ({ tournament }: Simulation) => tournamentStandings(tournament).map(({ player }) => player);

describe('a tournament', () => {
  test('is its events: the same again from them', () => {
    const simulation = started({}, 9);
    simulation.playOut(byLot(1));
    const again = Tournament.from(simulation.events);
    expect(tournamentStandings(again)).toEqual(tournamentStandings(simulation.tournament));
    expect(again.state).toBe('over');
    expect(again.version).toBe(simulation.events.length);
  });

  test('begins by time, and not with too few', () => {
    const simulation = new Simulation({}, 1);
    expect(simulation.advance(99_999)).toEqual([]);
    expect(simulation.advance(100_000)).toEqual([{ type: 'ended', at: 100_000, because: 'too-few' }]);
    expect(simulation.refusal({ type: 'join', player: 'late' })).toBe('over');
  });

  test('begins when it is full, and takes nobody more', () => {
    const simulation = new Simulation({ most: 4, startsAt: undefined }, 3);
    expect(simulation.advance()).toEqual([]);
    simulation.run({ type: 'join', player: 'p3' });
    expect(simulation.refusal({ type: 'join', player: 'fifth' })).toBe('tournament-full');
    // who is in already joins again, and nothing happens
    expect(simulation.run({ type: 'join', player: 'p1' })).toEqual([]);
    expect(simulation.advance()).toMatchObject([{ type: 'started' }]);
  });

  test('who does not check in does not play; an outage meanwhile puts off the start', () => {
    const simulation = new Simulation({ checkIn: 1 }, 4);
    expect(simulation.refusal({ type: 'check-in', player: 'p0' }, 39_999)).toBe('too-early');
    for (const player of ['p0', 'p1']) simulation.run({ type: 'check-in', player }, 50_000);
    simulation.run({ type: 'outages', outages: [{ from: 60_000, to: 90_000 }] }, 95_000);
    // told twice, it counts once
    expect(simulation.run({ type: 'outages', outages: [{ from: 60_000, to: 90_000 }] })).toEqual([]);
    expect(simulation.advance(100_000)).toEqual([]);
    simulation.run({ type: 'check-in', player: 'p2' }, 110_000);
    expect(simulation.advance(130_000)).toMatchObject([{ type: 'started' }]);
    expect([...simulation.tournament.entrants.keys()]).toEqual(['p0', 'p1', 'p2']);
  });

  test('late entry until half of the rounds; who leaves is not paired again and keeps the score', () => {
    const simulation = started({ rounds: 4, late: true }, 4);
    simulation.finishAll(byNumber);
    simulation.run({ type: 'join', player: 'p9' });
    simulation.run({ type: 'leave', player: 'p3' });
    simulation.advance(200_000);
    const round = simulation.tournament.rounds[1]!;
    const playing = round.games.flatMap(game => simulation.tournament.games[game]!.players);
    expect([...playing, ...round.byes].sort()).toEqual(['p0', 'p1', 'p2', 'p9']);
    expect(simulation.refusal({ type: 'join', player: 'p10' })).toBe('too-late');
    expect(tournamentStandings(simulation.tournament).find(({ player }) => player === 'p3')).toMatchObject({
      out: true,
    });
  });

  test('who does not move loses the round, and is taken out after two', () => {
    const simulation = started({ rounds: 4 }, 8);
    const absent = (game: TournamentGame) => {
      const seat = game.players.indexOf('p7');
      if (seat < 0) return byNumber(game);
      return { places: seat === 0 ? [2, 1] : [1, 2], points: [0, 0], forfeited: [seat], idle: [seat] };
    };
    simulation.finishAll(absent);
    simulation.advance(200_000);
    expect(simulation.tournament.entrants.get('p7')).toMatchObject({ isIn: true, noShows: 1 });
    simulation.finishAll(absent);
    expect(simulation.tournament.entrants.get('p7')).toMatchObject({ isIn: false, noShows: 2 });
    simulation.advance(300_000);
    expect(simulation.tournament.rounds[2]!.byes).toHaveLength(1);
  });

  test('a result counts once, however often it comes; one for a game that there is not, never', () => {
    const simulation = started({}, 2);
    const result = { places: [1, 2], points: [40, 30] };
    expect(
      simulation.run({
        type: 'results',
        games: [
          { game: 0, result },
          { game: 0, result },
        ],
      }),
    ).toHaveLength(1);
    expect(
      simulation.run({ type: 'results', games: [{ game: 0, result: { places: [2, 1], points: [0, 9] } }] }),
    ).toEqual([]);
    expect(simulation.run({ type: 'results', games: [{ game: 7, result }] })).toEqual([]);
    expect(tournamentStandings(simulation.tournament)[0]).toMatchObject({ score: 1, games: 1 });
  });

  test('a pause holds the next round; only who organises may order it', () => {
    const simulation = started({}, 4);
    expect(simulation.refusal({ type: 'order', by: 'p1', order: 'pause' })).toBe('not-allowed');
    simulation.run({ type: 'order', by: 'p0', order: 'pause' });
    simulation.finishAll(byNumber);
    expect(simulation.advance(900_000)).toEqual([]);
    simulation.run({ type: 'order', by: 'p0', order: 'resume' });
    expect(simulation.advance()).toMatchObject([{ type: 'paired', round: 2 }]);
    simulation.run({ type: 'order', by: 'p0', order: 'remove', player: 'p3' });
    expect(simulation.refusal({ type: 'join', player: 'p3' })).toBe('not-welcome');
    simulation.run({ type: 'order', order: 'cancel' });
    expect(simulation.tournament.state).toBe('cancelled');
  });

  test('the stronger are before the weaker in the end, with the tie-breaks of a Swiss', () => {
    const simulation = started({ rounds: 4 }, 16);
    simulation.playOut(byNumber);
    expect(players(simulation)[0]).toBe('p0');
    expect(players(simulation).at(-1)).toBe('p15');
    const second = tournamentStandings(simulation.tournament).filter(({ score }) => score === 3);
    expect(second.map(({ buchholz }) => buchholz)).toEqual(
      second.map(({ buchholz }) => buchholz).sort((a, b) => b! - a!),
    );
  });

  test.each([
    [{ startsAt: -1 }],
    [{ kind: 'knockout', most: 65 }],
    [{ kind: 'knockout', mode: 'four' }],
    [{ kind: 'duplicate', rated: true }],
    [{ kind: 'arena' }],
    [{ mode: 'four', most: 3 }],
    [{ kind: 'duplicate', against: 'bots', bots: 'grandmaster' }],
  ] as const)('a plan that cannot be: %o', change => {
    expect(create({ ...PLAN, ...change }, 0, {})).toMatchObject({
      ok: false,
      error: { code: 'bad-tournament' },
    });
  });
});

describe('duplicate', () => {
  test('match points: two for each beaten, one for each equal, as percent', () => {
    expect(matchPoints([50, 40, 40, 30])).toEqual([100, 50, 50, 0]);
    expect(matchPoints([7])).toEqual([50]);
    expect(matchPoints([1, Number.NEGATIVE_INFINITY])).toEqual([100, 0]);
    const many = Array.from({ length: 101 }, (_, index) => mix(index) % 50);
    expect(matchPoints(many).reduce((sum, percent) => sum + percent, 0)).toBeCloseTo(50 * 101);
  });

  test('alone against bots: everybody in the same seat, by points; nobody has a percentage before all are done', () => {
    const simulation = started({ kind: 'duplicate', against: 'bots', rounds: 2 }, 5);
    const { tournament } = simulation;
    expect(tournament.games.map(game => game.players)).toEqual([['p0'], ['p1'], ['p2'], ['p3'], ['p4']]);
    const result = (points: number) => ({ places: [1, 2, 3, 4], points: [points, 1, 1, 1] });
    simulation.run({ type: 'results', games: [{ game: 0, result: result(70) }] });
    expect(roundPercents(tournament, 1)).toBeUndefined();
    simulation.finishAll(({ game }) => result(60 - game));
    expect(roundPercents(tournament, 1)?.get(0)).toEqual([100]);
    expect(tournamentStandings(tournament).map(({ score }) => score)).toEqual([100, 75, 50, 25, 0]);
    simulation.playOut(() => result(50));
    expect(tournamentStandings(tournament).map(({ score }) => score)).toEqual([75, 62.5, 50, 37.5, 25]);
  });

  const lead = ({ tournament }: Simulation, player: string) =>
    tournamentStandings(tournament).find(one => one.player === player)!.score;

  test('among people: by how many points one is ahead, on average; a bye does not count', () => {
    const simulation = started({ kind: 'duplicate', rounds: 2 }, 5);
    simulation.playOut(({ game }) => ({ places: [1, 2], points: [40 + 3 * game, 40] }));
    const { games, rounds } = simulation.tournament;
    for (const player of ['p0', 'p1', 'p2', 'p3', 'p4']) {
      const leads = games.flatMap(({ game, players: both }) =>
        both.includes(player) ? [both[0] === player ? 3 * game : -3 * game] : [],
      );
      const mean = leads.reduce((sum, one) => sum + one, 0) / leads.length;
      expect(lead(simulation, player)).toBeCloseTo(mean, 5);
      expect(leads).toHaveLength(rounds.some(({ byes }) => byes.includes(player)) ? 1 : 2);
    }
  });

  test('who gives up or misses a round is far behind, who was left alone does not lose by it', () => {
    const simulation = started({ kind: 'duplicate', rounds: 2, late: true }, 4);
    const [first, second] = simulation.tournament.games.map(game => game.players);
    simulation.finishAll(({ game }) =>
      game === 0 ? { places: [2, 1], points: [0, 9], forfeited: [0] } : { places: [1, 2], points: [70, 40] },
    );
    expect([...first!, ...second!].map(player => lead(simulation, player))).toEqual([-30, 0, 30, -30]);
    simulation.run({ type: 'leave', player: second![0]! });
    simulation.playOut(() => ({ places: [1, 1], points: [50, 50] }));
    // one of three has a bye, and who has left was as far behind as anybody is at the least
    expect(lead(simulation, second![0]!)).toBe(5);
  });

  test('what reads the same has the same rank', () => {
    const simulation = started({ kind: 'duplicate', rounds: 3 }, 6);
    simulation.playOut(byLot(3));
    const lines = tournamentStandings(simulation.tournament);
    const shown = lines.map(({ score }) => score.toFixed(1));
    lines.forEach(({ place }, index) => {
      expect(place).toBe(1 + shown.indexOf(shown[index]!));
    });
    expect(Math.abs(lines.reduce((sum, { score }) => sum + score, 0))).toBeLessThan(0.5);
  });

  test('at tables of three: ahead of the mean of the others', () => {
    const simulation = started({ kind: 'duplicate', mode: 'three', rounds: 1 }, 3);
    simulation.playOut(() => ({ places: [1, 2, 3], points: [60, 50, 10] }));
    expect(tournamentStandings(simulation.tournament).map(({ score }) => score)).toEqual([30, 15, -45]);
  });
});

describe('an arena', () => {
  const arena = { kind: 'arena', minutes: 10 } as const;
  test('counts two for a win, double from the third in a row, and one for a draw', () => {
    const simulation = started(arena, 2);
    const win = { places: [1, 2], points: [1, 0] };
    const scores: number[] = [];
    for (let round = 0; round < 4; round++) {
      simulation.finishAll(game => (game.players[0] === 'p0' ? win : { places: [2, 1], points: [0, 1] }));
      scores.push(tournamentStandings(simulation.tournament)[0]!.score);
      simulation.advance(simulation.at + 5000);
    }
    expect(scores).toEqual([2, 4, 8, 12]);
    simulation.finishAll(() => ({ places: [1, 1], points: [1, 1] }));
    expect(tournamentStandings(simulation.tournament).map(({ score, streak }) => [score, streak])).toEqual([
      [14, 0],
      [1, 0],
    ]);
  });

  test('not again with the last opponent while others are there; leaving and coming back; the end waits for games', () => {
    const simulation = started(arena, 3);
    const [game] = simulation.tournament.games;
    simulation.finishAll(byNumber);
    simulation.advance(simulation.at + 5000);
    const next = simulation.tournament.games[1]!;
    expect([...next.players].sort()).not.toEqual([...game!.players].sort());
    simulation.run({ type: 'leave', player: 'p1' });
    simulation.run({ type: 'join', player: 'p1' });
    expect(simulation.advance(100_000 + 600_000)).toEqual([]);
    simulation.finishAll(byNumber);
    expect(simulation.advance()).toMatchObject([{ type: 'ended' }]);
  });

  test('an outage makes it longer; who is not there is out at once, and may come back', () => {
    const simulation = started(arena, 4);
    simulation.run({ type: 'outages', outages: [{ from: 200_000, to: 260_000 }] }, 300_000);
    expect(simulation.tournament.endsAt).toBe(100_000 + 600_000 + 60_000);
    const [one] = simulation.tournament.games;
    simulation.finishAll(() => ({ places: [2, 1], points: [0, 0], forfeited: [0], idle: [0] }));
    expect(simulation.tournament.entrants.get(one!.players[0]!)?.isIn).toBe(false);
    simulation.run({ type: 'join', player: one!.players[0]! });
    expect(simulation.tournament.entrants.get(one!.players[0]!)?.isIn).toBe(true);
  });

  test('who shall not meet waits for somebody else, also where nobody else is there', () => {
    const waiting = ['a', 'b', 'c', 'd'].map(
      (player, number): Waiting => ({ player, points: 0, rating: 1500, number, last: [], seats: [0, 0] }),
    );
    const apart = apartOf([
      { one: 'a', other: 'b' },
      { one: 'd', other: 'c' },
    ]);
    const tables = pairArena(waiting, 2, false, apart).map(table => [...table].sort().join(''));
    expect(tables.sort()).toEqual(['ac', 'bd']);
    expect(pairArena(waiting.slice(0, 2), 2, true, apart)).toEqual([]);
  });

  test('of 500 who wait all are paired, nobody with the last opponent', () => {
    const waiting = Array.from(
      { length: 500 },
      (_, number): Waiting => ({
        player: `p${number}`,
        points: mix(number) % 20,
        rating: 1500,
        number,
        last: [`p${number ^ 1}`],
        seats: [mix(number) % 3, mix(number + 7) % 3],
      }),
    );
    const tables = pairArena(waiting, 2, false);
    expect(tables).toHaveLength(250);
    expect(new Set(tables.flat()).size).toBe(500);
    for (const [one, other] of tables) expect(Number(one!.slice(1)) ^ 1).not.toBe(Number(other!.slice(1)));
  });
});

describe('a knock-out', () => {
  test('byes for the first, best of three, and the strongest wins', () => {
    const simulation = started({ kind: 'knockout', most: 64 }, 11);
    // three of the first round, and one of the second between two who had byes
    expect(simulation.tournament.openGames.size).toBe(4);
    expect(bracket(simulation.tournament)[0]!.filter(({ winner }) => winner !== undefined)).toHaveLength(5);
    simulation.playOut(byNumber);
    expect(players(simulation).slice(0, 2)).toEqual(['p0', 'p1']);
    for (const { games, players: both, winner } of bracket(simulation.tournament).flat())
      if (both.every(player => player !== undefined)) {
        expect(games).toHaveLength(2);
        expect(games[0]!.players).toEqual([...games[1]!.players].reverse());
        expect(winner).toBeDefined();
      }
  });

  test('equal after three: the margin decides, then the place in the list; a closed table is played again', () => {
    const draw = { places: [1, 1], points: [50, 50] };
    const simulation = started({ kind: 'knockout', most: 64 }, 2);
    simulation.finishAll(() => undefined);
    for (let game = 0; game < 3; game++) {
      simulation.advance(simulation.at + 30_000);
      simulation.finishAll(() => draw);
    }
    simulation.advance(simulation.at + 30_000);
    expect(simulation.tournament.games).toHaveLength(4);
    expect(simulation.tournament.state).toBe('over');
    expect(players(simulation)).toEqual(['p0', 'p1']);
  });

  test('who leaves has lost the match', () => {
    const simulation = started({ kind: 'knockout', most: 64 }, 4);
    simulation.run({ type: 'leave', player: 'p0' });
    simulation.playOut(byNumber);
    expect(players(simulation)[0]).toBe('p1');
    expect(simulation.refusal({ type: 'join', player: 'p0' })).toBe('over');
  });
});

describe('the result of a table', () => {
  const terms = { tournament: { id: 'tournament-1', game: 4 } };
  test('places and points; nothing while it is played or belongs to no tournament', () => {
    const table = begunTable(terms);
    expect(tournamentResult(table)).toBeUndefined();
    expect(tournamentResult(playToEnd(table))).toMatchObject({
      tournament: 'tournament-1',
      game: 4,
      result: { places: expect.any(Array) },
    });
    expect(tournamentResult(playToEnd(begunTable()))).toBeUndefined();
  });

  test('who forfeits without a move was not there', () => {
    const table = begunTable({ ...terms, absence: { kind: 'forfeit' } });
    const seat = table.toAct!;
    doIt(table, { type: 'due' }, table.clocks(0).deadline);
    playToEnd(table);
    const { result } = tournamentResult(table)!;
    expect(result).toMatchObject({ forfeited: [seat], idle: [seat] });
    expect(result!.places[seat]).toBe(2);
  });

  test('who gets up before the game has lost; what the operator closes counts for nobody', () => {
    const seats = [ann, bob].map(player => ({ kind: 'person', player }) as const);
    const left = doIt(openTable({ ...terms, seats }), { type: 'leave', by: bob });
    expect(tournamentResult(left)?.result).toMatchObject({ places: [1, 2], idle: [1] });
    const closed = doIt(begunTable(terms), { type: 'dismiss' });
    expect(tournamentResult(closed)).toEqual({ tournament: 'tournament-1', game: 4 });
  });

  test('nobody breaks it off or pauses it by agreement', () => {
    const table = begunTable(terms);
    expect(() => doIt(table, { type: 'propose', by: ann, what: 'pause' })).toThrow('not-allowed');
  });
});

/** Any commands in any order: nothing throws, nothing changes by asking, and the events alone make the same table. */
import { BOT_LEVELS, PHRASES, type Player, type SharedDeal, type TableEvent } from '@kingdomino/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TableCommand, Terms } from '../command.ts';
import { PATIENCE } from '../game-clock.ts';
import { type ReadonlyTable, Table } from '../table.ts';
import { ann, bob, eve, SEED, TERMS } from '../testing/tables.ts';
import { decide } from './decide.ts';
import { rematchTerms } from './decide-opening.ts';

/** A command that needs to look at the table to be a sensible one now and then. */
type Wish = (table: ReadonlyTable) => TableCommand;

const players: fc.Arbitrary<Player> = fc.constantFrom(ann, bob, eve);
const seats = fc.integer({ min: -1, max: 2 });
const salts = fc.constantFrom('salt-one', 'salt-two');
const levels = fc.constantFrom(...BOT_LEVELS);
const times = fc.integer({ min: 0, max: 400_000 });

function seldom<Value>(odd: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: odd });
}

/** Nearly always the version of the table. */
const versions = seldom(fc.integer({ min: -2, max: 200 })).map(
  odd => (table: ReadonlyTable) => odd ?? table.version,
);

/** Nearly always a legal move. */
const moves = fc.tuple(fc.nat(), seldom(fc.string())).map(([index, odd]) => (table: ReadonlyTable) => {
  if (odd !== undefined || table.toAct === undefined) return odd ?? 'pick:1';
  return table.game.format(table.game.moveAt(table.state, index % table.game.countMoves(table.state)));
});

/** Whoever is to act, or anybody. */
const movers = fc.tuple(fc.boolean(), players).map(
  ([isRight, any]) =>
    (table: ReadonlyTable) =>
      (isRight && playerOn(table, table.toAct)) || any,
);

function playerOn({ seats: sitting }: ReadonlyTable, seat: number | undefined): Player | undefined {
  const state = seat === undefined ? undefined : sitting[seat];
  return state?.kind === 'person' ? state.player : undefined;
}

const wish = <Fields extends unknown[]>(
  parts: { [Index in keyof Fields]: fc.Arbitrary<Fields[Index]> },
  make: (table: ReadonlyTable, ...fields: Fields) => TableCommand,
): fc.Arbitrary<Wish> => fc.tuple(...parts).map(fields => table => make(table, ...(fields as Fields)));

const moveWish = wish([movers, moves, versions], (table, by, move, version) => ({
  type: 'move',
  by: by(table),
  move: move(table),
  version: version(table),
}));
const dealWish = fc.constant<Wish>(() => ({ type: 'deal', seed: SEED }));
const botWish = wish([levels, moves, versions], (table, level, move, version) => ({
  type: 'bot',
  level: table.botToAct ?? level,
  move: move(table),
  version: version(table),
}));
const undoWish = wish([players, versions], (table, by, version) => ({
  type: 'undo',
  by: playerOn(table, table.undoable?.seat) ?? by,
  version: version(table),
}));
const otherWish = fc.oneof(
  wish([players, fc.option(seats, { nil: undefined }), fc.boolean()], (_, by, seat, isReady) => ({
    type: 'sit',
    by,
    ...(seat === undefined ? {} : { seat }),
    ...(isReady ? { salt: 'salt-sat' } : {}),
  })),
  wish([fc.constantFrom(ann, ann, bob), seats, levels], (_, by, seat, level) => ({
    type: 'fill',
    by,
    seat,
    level,
  })),
  wish([players, salts], (_, by, salt) => ({ type: 'ready', by, salt })),
  wish([players, fc.constantFrom(...PHRASES)], (_, by, phrase) => ({ type: 'say', by, phrase })),
  wish(
    [
      fc.constantFrom('call', 'call', 'call', 'call', 'call', 'takeBack', 'takeBack', 'leave', 'close'),
      players,
    ],
    (_, type, by) => ({ type, by }),
  ),
  wish([players, fc.constantFrom('abort' as const, 'pause' as const, 'pause' as const)], (_, by, what) => ({
    type: 'propose',
    by,
    what,
  })),
  wish([players, seldom(fc.constant(false))], (table, by, odd) => ({
    type: 'answer',
    by,
    what: table.proposal(table.changedAt)?.what ?? 'pause',
    agrees: odd ?? true,
  })),
  wish([players, fc.boolean()], (_, by, agrees) => ({ type: 'consent', by, agrees })),
  wish([players], (_, by) => ({ type: 'resume', by })),
  wish([players], (_, by) => ({ type: 'decline', by })),
  wish([fc.constantFrom(ann, ann, bob), fc.constantFrom(1, 1, 1, 0, -1)], (_, by, seat) => ({
    type: 'remove',
    by,
    seat,
  })),
  wish([players, seldom(times)], (table, by, absentSince) => ({
    type: 'claim',
    by,
    seat: table.toAct ?? 0,
    absentSince: absentSince ?? 0,
  })),
  wish([players], (_, by) => ({ type: 'rematch', by, opens: 'the-next-table' })),
  fc.constant<Wish>(() => ({ type: 'due' })),
  wish([times, times], (_, from, to) => ({ type: 'pause', from, to })),
  fc.constant<Wish>(() => ({ type: 'open', terms: TERMS, commitment: 'c' })),
);
const wishes = fc.oneof(
  { weight: 4, arbitrary: moveWish },
  { weight: 4, arbitrary: dealWish },
  { weight: 2, arbitrary: botWish },
  { weight: 1, arbitrary: undoWish },
  { weight: 4, arbitrary: otherWish },
);

const terms: fc.Arbitrary<Terms> = fc
  .record({
    game: fc.constantFrom('kingdomino' as const, 'duel' as const),
    clock: fc.constantFrom<Terms['clock']>(
      { kind: 'none' },
      { kind: 'turn', seconds: 30 },
      { kind: 'game', seconds: 60, increment: 5 },
      { kind: 'game', seconds: 480, increment: 0 },
      { kind: 'days', days: 1 },
    ),
    absence: fc.constantFrom<Terms['absence']>({ kind: 'forfeit' }, { kind: 'bot', level: 'squire' }),
    undo: fc.boolean(),
    visibility: fc.constantFrom('public' as const, 'link' as const, 'device' as const),
    shared: seldom(fc.constant<SharedDeal>({ deal: 'the-first-table', salts: ['', ''], until: 300_000 })),
    // at a table of two persons nobody is removed
    other: fc.constantFrom<Terms['seats'][number]>(
      { kind: 'open' },
      { kind: 'open' },
      { kind: 'open' },
      { kind: 'open', for: bob },
      { kind: 'person', player: bob },
      { kind: 'bot', level: 'duke' },
    ),
  })
  .map(({ other, shared, ...rest }) => ({
    ...TERMS,
    ...rest,
    ...(shared && { sharedDeal: shared }),
    options: { players: 2 },
    seats: [TERMS.seats[0]!, other],
  }));

/** Everything that can be asked of a table in a game, short of its position. */
function facts(table: ReadonlyTable, at: number): string {
  const { events, version, status, seats: sitting, salts: given, ended, rematch } = table;
  const { lastGameVersion, changedAt, fullSince, thinkingSince, actor, toAct, botToAct, undoable } = table;
  const { removed, halted, consents, canWrite } = table;
  const perSeat = sitting.map((_, seat) => [
    table.canReturn(seat),
    table.callableFrom(seat),
    table.claimableFrom(seat, 0),
  ]);
  return JSON.stringify([
    [version, status, sitting, given, ended, rematch, events.at(-1), table.moves.length, table.clocks(at)],
    [removed, halted, consents, canWrite, table.proposal(at)],
    [lastGameVersion, changedAt, fullSince, thinkingSince, actor, toAct, botToAct, undoable, perSeat],
  ]);
}

/** With the position and all events. */
const everything = (table: ReadonlyTable, at: number) =>
  facts(table, at) + JSON.stringify([table.state, table.moves, table.events]);

/** Both sit and are ready, where they can: else few games would begin. */
const readiness = [ann, bob]
  .flatMap((by): TableCommand[] => [
    { type: 'sit', by },
    { type: 'ready', by, salt: 'salt-quick' },
  ])
  .map(command => [() => command, 0] as const);

test('commands in any order never throw, change nothing by being asked, and replay to the same table', () => {
  const reached = new Map<string, number>();
  const passes = fc.oneof(
    { weight: 5, arbitrary: fc.nat({ max: 9000 }) },
    { weight: 2, arbitrary: fc.constant(PATIENCE) },
  );
  const steps = fc.array(fc.tuple(wishes, passes), { maxLength: 220, size: 'max' });
  fc.assert(
    fc.property(terms, fc.boolean(), steps, (agreed, isQuick, all) => {
      const table = new Table();
      const opening = decide(table, { type: 'open', terms: agreed, commitment: 'c' }, 0);
      if (!opening.ok) throw new Error(opening.error.text);
      table.append(...opening.value);
      let at = 0;
      for (const [make, passed] of isQuick ? [...readiness, ...all] : all) {
        at += passed;
        const command = make(table);
        const before = facts(table, at);
        const decision = decide(table, command, at);
        expect(facts(table, at)).toBe(before);
        // while a table pauses nobody moves, and no clock runs
        if (table.halted) {
          expect(table.clocks(at).running).toBeUndefined();
          if (decision.ok)
            expect(decision.value.filter(event => event.type === 'moved' && event.by !== 'chance')).toEqual(
              [],
            );
        }
        if (!decision.ok) {
          expect(decision.error.text.length).toBeGreaterThan(0);
          continue;
        }
        table.append(...decision.value);
      }
      const again = Table.from(JSON.parse(JSON.stringify(table.events)) as TableEvent[]);
      expect(everything(again, at)).toBe(everything(table, at));
      expect(everything(table.copy(), at)).toBe(everything(table, at));
      expect(rematchTerms('x', table, ann).seats).toHaveLength(2);
      for (const { type } of table.events) reached.set(type, (reached.get(type) ?? 0) + 1);
    }),
    { numRuns: 120, seed: 20_261_115 },
  );
  const types = [
    'opened',
    'seated',
    'filled',
    'vacated',
    'declined',
    'salted',
    'started',
    'moved',
    'undone',
    'said',
  ];
  const rare = ['called', 'substituted', 'returned', 'forfeited', 'paused', 'ended', 'rematched', 'closed'];
  const together = ['proposed', 'answered', 'halted', 'resumed', 'claimed', 'consented', 'removed'];
  expect([...types, ...rare, ...together].filter(type => !reached.has(type))).toEqual([]);
});

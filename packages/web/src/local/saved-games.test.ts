/** Saved games of all releases open for ever: each golden file has one as it was kept, and its record at that time. */
import { readdirSync, readFileSync } from 'node:fs';
import { Dealer, type GameRecord, RECORD_FORMATS, verifyRecord } from '@kingdomino/rules';
import { fromHex } from '@kingdomino/rules/hashing';
import { decide, isDealDue, Table } from '@kingdomino/table';
import { describe, expect, test } from 'vitest';
import { playerOn } from './local-table.ts';
import { readSaved } from './read-saved.ts';
import type { SavedGame } from './saved-format.ts';

interface Golden {
  readonly saved: Readonly<Record<string, unknown>> & { readonly format?: string };
  readonly record: GameRecord;
}

const folder = new URL('../../golden/', import.meta.url);
const names = readdirSync(folder);
const golden = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Golden;

function opened(name: string): { readonly saved: SavedGame; readonly table: Table } {
  const saved = readSaved(golden(name).saved);
  if (!saved) throw new Error(`${name} cannot be read`);
  return { saved, table: Table.from(saved.events) };
}

/** To the end, everybody making the first move there is. */
function playOn(table: Table, seed: Uint8Array): Table {
  while (table.status === 'playing') {
    const { game, state, version, botToAct: level, toAct } = table;
    const move = toAct === undefined ? '' : game.format(game.moveAt(state, 0));
    const decision = isDealDue(table)
      ? decide(table, { type: 'deal', seed }, 1)
      : level === undefined
        ? decide(table, { type: 'move', by: playerOn(table, toAct), move, version }, 1)
        : decide(table, { type: 'bot', level, move, version }, 1);
    if (!decision.ok) throw new Error(decision.error.text);
    table.append(...decision.value);
  }
  return table;
}

describe.each(names)('%s', name => {
  test('has the moves, the result and the format of its record', () => {
    const { record, saved: kept } = golden(name);
    const { saved, table } = opened(name);
    const { options, deal: _, format: __, ...same } = record;
    const version = record.moves[0]?.startsWith('kings:') ? 1 : 2;
    expect(table.record()).toMatchObject(same);
    expect(table.record()).toMatchObject({ format: RECORD_FORMATS[version], options });
    expect(saved).toMatchObject({ id: kept.id, seed: kept.seed, changedAt: kept.changedAt });
    expect(saved.isOver).toBe(record.result !== undefined);
  });

  test('goes on to its end with the draws that its seed holds', () => {
    const { record } = golden(name);
    const { saved, table } = opened(name);
    const seed = fromHex(saved.seed)!;
    const before = table.copy();
    const end = playOn(table, seed).record();
    expect(verifyRecord(end).ok).toBe(true);
    if (record.deal) expect(end.deal).toEqual(record.deal);
    else if (before.actor === 'chance') {
      const dealer = new Dealer(seed, before.salts, before.chanceMoves);
      expect(end.moves[record.moves.length]).toBe(before.game.format(dealer.next(before.game, before.state)));
    }
  });

  test('knows who sits where', () => {
    const { saved, table } = opened(name);
    expect(table.seats.map(({ kind }) => kind)).toEqual(saved.events[0].seats.map(({ kind }) => kind));
    for (const { by, bot } of table.moves)
      expect(bot).toBe(by === 'chance' ? undefined : levelOf(table.seats[by]));
  });
});

function levelOf(seat: Table['seats'][number] | undefined): string | undefined {
  return seat?.kind === 'bot' ? seat.level : undefined;
}

test('there are some of each release and format', () => {
  const kinds = names.map(name => `${name.slice(0, 3)} ${String(golden(name).saved.format)}`);
  expect(new Set(kinds)).toEqual(
    new Set(['0.1 undefined', '0.2 undefined', '0.3 kingdomino-saved/2', '0.4 kingdomino-saved/3']),
  );
});

test("in a game of the first format, a bot's answer is taken back with the decision it answered", () => {
  const { saved, table } = opened('0.1-kingdomino-bot-undo.json');
  let count = 3;
  while (Table.from(saved.events.slice(0, count)).undoable?.moves !== 2) count++;
  const asked = Table.from(saved.events.slice(0, count));
  const decision = decide(asked, { type: 'undo', by: playerOn(asked, 0), version: count }, 1);
  expect(decision).toMatchObject({
    value: [
      { type: 'undone', by: 1 },
      { type: 'undone', by: 0 },
    ],
  });
  expect(table.undoable).toBeUndefined();
});

/** The first event of a saved game, changed. */
function openedOf({ events }: Golden['saved'], changes: object): object {
  const [opened] = events as readonly object[];
  return { ...opened, ...changes };
}

describe('what is damaged is left aside', () => {
  const { saved: first } = golden('0.1-duel-unfinished.json');
  const { saved: second } = golden('0.3-duel-bot.json');
  test.each([
    null,
    undefined,
    7,
    'text',
    [],
    {},
    { ...first, id: 7 },
    { ...first, config: undefined },
    { ...first, config: { game: 'chess', options: {}, undoAllowed: true } },
    { ...first, seats: undefined },
    { ...first, entries: 'many' },
    { ...first, seed: 'zz' },
    { ...first, changedAt: undefined },
    { ...second, format: 'kingdomino-saved/9' },
    { ...second, events: [] },
    { ...second, events: [null] },
    { ...second, events: [{ type: 'opened' }] },
    { ...second, events: [openedOf(second, { seats: [null, null] })] },
    { ...second, events: [openedOf(second, { seats: [{ kind: 'person' }, { kind: 'person' }] })] },
    { ...second, events: [openedOf(second, { seats: [{ kind: 'bot', level: 'wizard' }] })] },
    { ...second, events: [openedOf(second, { game: 'chess' })] },
    { ...second, events: [openedOf(second, { options: { players: 9 } })] },
    { ...second, events: [openedOf(second, {}), null] },
    { ...second, seed: 'no hexadecimal' },
    { ...first, seats: [null, {}] },
    { ...first, entries: [null] },
    { ...second, seed: undefined },
  ])('%j', raw => expect(readSaved(raw)).toBeUndefined());

  test('and what is whole is not', () => {
    expect([readSaved({ ...first }), readSaved({ ...second })].includes(undefined)).toBe(false);
  });
});

/** The door reads anything, and the manual names everything. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AnswerSchemas } from './answers.ts';
import { CommandSchemas } from './commands.ts';
import { EventSchemas } from './events.ts';
import { readCommand, readCommandText } from './read-command.ts';
import { REFUSALS } from './refusal-codes.ts';
import { CLOSE_CODES, LISTS, MOST_BYTES, PHRASES } from './vocabulary.ts';

const TABLE = 'abcdefghijkl';
const CREATE = {
  type: 'create',
  id: 'a',
  game: 'duel',
  options: { players: 2 },
  seats: [{ kind: 'me' }, { kind: 'bot', level: 'duke' }],
  clock: { kind: 'game', seconds: 600, increment: 5 },
  absence: { kind: 'forfeit' },
  undo: false,
  visibility: 'link',
};

describe('the door', () => {
  test.each([
    { type: 'ping', id: 'a' },
    { type: 'watch', id: 'a', table: TABLE, version: 0 },
    { type: 'move', id: 'a-1_B', table: TABLE, version: 12, move: 'place:17@1,-2,E' },
    { type: 'sit', id: 'a', table: TABLE },
    { type: 'sit', id: 'a', table: TABLE, seat: 3, salt: '01234567' },
    CREATE,
    { ...CREATE, colours: ['blue', 'pink'] },
  ])('lets $type in', command => {
    expect(readCommand(command)).toEqual({ ok: true, value: command });
    expect(readCommandText(JSON.stringify(command))).toEqual({ ok: true, value: command });
  });

  test.each([
    [{ type: 'move', id: 'a', table: TABLE, version: 1.5, move: 'x' }, 'move/version'],
    [{ type: 'move', id: 'a', table: '../../etc', version: 1, move: 'x' }, 'move/table'],
    [{ type: 'say', id: 'a', table: TABLE, phrase: 'free text' }, 'say/phrase'],
    [{ type: 'ready', id: 'a', table: TABLE, salt: 'with,comma' }, 'ready/salt'],
    [{ type: 'fill', id: 'a', table: TABLE, seat: 4, level: 'duke' }, 'fill/seat'],
    [{ ...CREATE, colours: ['blue', 'blue'] }, 'create/colours'],
    [{ ...CREATE, colours: ['blue', 'mauve'] }, 'create/colours'],
    [{ ...CREATE, colours: ['blue'] }, 'create/colours'],
  ])('says where %j is wrong', (command, place) => {
    const read = readCommand(command);
    expect(read).toMatchObject({ ok: false, error: { code: 'bad-message', to: 'a' } });
    expect(read.ok || read.error.text).toContain(place);
  });

  test('measures a message in bytes', () => {
    const ping = (filling: string, characters: number) =>
      readCommandText(JSON.stringify({ type: 'ping', id: 'a' }).padEnd(characters, filling));
    expect(ping(' ', MOST_BYTES)).toMatchObject({ ok: true });
    expect(ping(' ', MOST_BYTES + 1)).toMatchObject({ error: { code: 'too-large' } });
    expect(ping('\u3000', MOST_BYTES / 3)).toMatchObject({ error: { code: 'bad-message' } });
    expect(ping('\u3000', MOST_BYTES / 2)).toMatchObject({ error: { code: 'too-large' } });
  });

  test('answers any text and any value, and never throws', () => {
    fc.assert(fc.property(fc.string(), text => void readCommandText(text)));
    fc.assert(fc.property(fc.anything(), value => void readCommand(value)));
    const types = fc.constantFrom(...Object.keys(CommandSchemas));
    fc.assert(
      fc.property(types, fc.dictionary(fc.string(), fc.anything()), (type, fields) => {
        const read = readCommand({ ...fields, type });
        return read.ok || read.error.text.length > 0;
      }),
    );
  });
});

describe('docs/protocol.md', () => {
  const manual = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
  const names = [CommandSchemas, AnswerSchemas, EventSchemas, REFUSALS].flatMap(Object.keys);
  test.each([...names, ...LISTS, ...PHRASES])('explains `%s`', name =>
    expect(manual).toContain(`\`${name}\``),
  );
  const rows = manual.slice(manual.indexOf('## Commands'), manual.indexOf('## Answers')).split('\n');
  test.each(Object.entries(CommandSchemas))(
    'has a row for the command `%s`, and its fields',
    (name, schema) => {
      expect(rows.filter(row => row.startsWith(`| \`${name}\` `))).toHaveLength(1);
      for (const field of Object.keys(schema.properties))
        expect(rows.join('\n')).toMatch(new RegExp(`\`${field}\\??[\`:]`));
    },
  );
  test('has every close code', () => {
    for (const code of Object.values(CLOSE_CODES)) expect(manual).toContain(String(code));
  });
});

describe('docs/bot-protocol.md', () => {
  const manual = readFileSync(new URL('../../../docs/bot-protocol.md', import.meta.url), 'utf8');
  const online = manual.slice(manual.indexOf('## At a server'));
  test.each(Object.keys(CommandSchemas))('says what `%s` is for', name =>
    expect(online).toContain(`\`${name}\``),
  );
});

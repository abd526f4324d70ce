/**
 * Moderation reaches everything that is written: whoever writes needs a place to write at, blocks and suspensions hold, it
 * can be reported, the report keeps it, and the operator can remove it. A new kind of writing, or a new field that takes
 * free text, fails here until it is said what becomes of it.
 */
import type { Club, ClubNotices, StudyEdit } from '@kingdomino/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Writing, WritingKind } from '../storage/moderation/writings.ts';
import { codeOf, open, openForTwo, tableOf } from '../testing/clients/play.ts';
import type { PlayerClient } from '../testing/clients/player-client.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** A version that no table has. */
const SEEN_ALL = 100_000;
const ports = new FakePorts('writings');
let host: TestServer;
beforeAll(async () => {
  host = await startTestServer({ ports });
});
afterAll(() => host.stop());

interface People {
  readonly writer: PlayerClient;
  readonly reader: PlayerClient;
  readonly stranger: PlayerClient;
}

interface Place {
  /** What comes of writing a text there. */
  readonly write: (by: PlayerClient, text: string) => Promise<string>;
  /** All that the reader can read there, afresh. */
  readonly read: () => Promise<string>;
  /** What is sent with a report from there, of the last text. */
  readonly report: object | (() => Promise<object>);
  /** What comes of bringing a text before somebody who has blocked the writer. */
  readonly blocked: () => Promise<string>;
}

interface Kind {
  readonly arrange: (people: People) => Promise<Place>;
  /** What somebody is told who has no place there; absent where everybody has one. */
  readonly stranger?: string;
}

const KINDS: Readonly<Record<WritingKind, Kind>> = {
  /** Everybody has a name, and wears it where they sit: who was blocked does not sit there. */
  name: {
    arrange: async ({ writer, reader }) => {
      const table = await openForTwo(reader, writer, { visibility: 'link' });
      return {
        write: async (by, name) => {
          const answer = codeOf(await by.request({ type: 'rename', name }));
          if (answer !== 'me') return answer;
          // seen where they sit down next
          await openForTwo(by, reader, { visibility: 'link' });
          return 'done';
        },
        read: async () => {
          const list = await host.ask(reader, 'GET', '/api/tables?list=mine');
          const tables = [...list.text.matchAll(/"table":"([^"]+)"/g)].map(([, id]) => id!);
          const events = await Promise.all(
            [table, ...tables].map(id => host.ask(reader, 'GET', `/api/tables/${id}/events`)),
          );
          return [list, ...events].map(({ text }) => text).join('\n');
        },
        report: { player: writer.player.id },
        blocked: async () => {
          const next = await open(reader, { visibility: 'link' });
          return codeOf(await writer.request({ type: 'sit', table: next }));
        },
      };
    },
  },
  club: {
    stranger: 'unknown-club',
    arrange: async ({ writer, reader }) => {
      const wish = { name: 'Friends', scoring: 'wins' };
      const { club, link } = (await host.ask<Club>(writer, 'POST', '/api/clubs', wish)).body;
      await host.ask(reader, 'POST', `/api/club-links/${link}`);
      return {
        write: async (by, name) => outcome(await host.ask(by, 'PATCH', `/api/clubs/${club}`, { name })),
        read: async () =>
          (await host.ask(reader, 'GET', `/api/clubs/${club}`)).text +
          (await host.ask(undefined, 'GET', `/api/club-links/${link}`)).text,
        report: { link },
        blocked: async () => {
          await host.ask(reader, 'DELETE', `/api/clubs/${club}/members/${reader.player.id}`);
          return outcome(await host.ask(reader, 'POST', `/api/club-links/${link}`));
        },
      };
    },
  },
  notice: {
    stranger: 'unknown-club',
    arrange: async ({ writer, reader }) => {
      const wish = { name: 'Neighbours', scoring: 'wins' };
      const { club, link } = (await host.ask<Club>(writer, 'POST', '/api/clubs', wish)).body;
      await host.ask(reader, 'POST', `/api/club-links/${link}`);
      const url = `/api/clubs/${club}/notices`;
      const write = async (by: PlayerClient, text: string) => {
        ports.time += 1;
        return outcome(await host.ask(by, 'POST', url, { text }));
      };
      const read = async () => (await host.ask(reader, 'GET', url)).text;
      return {
        write,
        read,
        report: async () => {
          const { notices } = (await host.ask<ClubNotices>(reader, 'GET', url)).body;
          return { notice: notices[0]!.notice };
        },
        blocked: async () => {
          await write(writer, 'blocked words');
          return (await read()).includes('blocked words') ? 'read' : 'not-welcome';
        },
      };
    },
  },
  chat: {
    stranger: 'not-seated',
    arrange: async ({ writer, reader }) => {
      const table = await openForTwo(reader, writer, { visibility: 'link' });
      for (const each of [reader, writer]) await each.request({ type: 'consent', table, agrees: true });
      const write = async (by: PlayerClient, text: string) =>
        codeOf(await by.request({ type: 'write', table, text }));
      return {
        write,
        read: async () => JSON.stringify(await reader.request({ type: 'talk', table })),
        report: { player: writer.player.id, table },
        blocked: () => write(writer, 'blocked words'),
      };
    },
  },
  study: {
    stranger: 'not-allowed',
    arrange: async ({ writer, reader }) => {
      const table = await openForTwo(reader, writer, { absence: { kind: 'forfeit' } });
      tableOf(await writer.request({ type: 'leave', table }));
      await reader.until(table, ({ status }) => status === 'over');
      const write = async (by: PlayerClient, text: string) => {
        const edit: StudyEdit = { kind: 'comment', path: [], at: 2, text };
        return codeOf(await by.request({ type: 'studyEdit', table, version: SEEN_ALL, edit }));
      };
      return {
        write,
        read: async () => (await host.ask(reader, 'GET', `/api/tables/${table}/events`)).text,
        report: { player: writer.player.id, table },
        blocked: () => write(writer, 'blocked words'),
      };
    },
  },
};

function outcome({ status, body }: { status: number; body: { code?: string } }): string {
  return status < 300 ? 'done' : body.code!;
}

describe.each(Object.entries(KINDS))('a text of the kind %s', (kind, { arrange, stranger }) => {
  const WORDS = `Rude ${kind} words`;
  let people: People;
  let place: Place;
  beforeAll(async () => {
    const [writer, reader, other] = (await host.players(3)) as [PlayerClient, PlayerClient, PlayerClient];
    people = { writer, reader, stranger: other };
    place = await arrange(people);
  });

  test('needs a place to write at', async () => {
    if (stranger !== undefined) expect(await place.write(people.stranger, WORDS)).toBe(stranger);
    expect(await place.read()).not.toContain(WORDS);
    expect(await place.write(people.writer, WORDS)).toBe('done');
    expect(await place.read()).toContain(WORDS);
  });

  test('is reported, kept with the report, and removed by the operator, for good', async () => {
    const words = `Bad ${kind} words`;
    expect(await place.write(people.writer, words)).toBe('done');
    const report = typeof place.report === 'function' ? await place.report() : place.report;
    const about = { ...report, reason: 'abuse' };
    expect((await host.ask(undefined, 'POST', '/api/reports', about)).status).toBe(401);
    expect((await host.ask(people.writer, 'POST', '/api/reports', about)).status).toBe(403);
    expect((await host.ask(people.reader, 'POST', '/api/reports', about)).status).toBe(204);
    const kept = async () => {
      const [report] = await host.store.reportsAbout({ player: people.writer.player.id, limit: 1 });
      return report!.evidence.find(({ text }) => text === words);
    };
    const evidence = (await kept())!;
    expect(evidence).toMatchObject({ player: people.writer.player.id, writing: { kind } });
    const { id } = evidence.writing as Writing;
    await host.server.perform('remove', `${id} ${kind}`);
    expect(await place.read()).not.toContain(words);
    expect(await kept()).toEqual(evidence);
    await expect(host.server.perform('remove', `nothing ${kind}`)).rejects.toThrow('there is no such text');
  });

  test('is not written by who is suspended from talk', async () => {
    await host.server.perform('suspend', `${people.writer.player.id} talk 1`);
    expect(await place.write(people.writer, 'More words')).toBe('suspended');
    expect(await place.read()).not.toContain('More words');
    await host.server.perform('release', people.writer.player.id);
  });

  test('does not reach who has blocked the writer', async () => {
    await host.ask(people.reader, 'PUT', `/api/me/relations/block/${people.writer.player.id}`);
    expect(await place.blocked()).toBe('not-welcome');
  });
});

/** Every field of a request that takes free words: what kind of writing it is, or why it is none. */
const FIELDS: Readonly<Record<string, WritingKind | 'for nobody else' | 'checked'>> = {
  'createBot.name': 'name',
  'makeProgram.name': 'name',
  'sendCommand.name': 'name',
  'sendCommand.text': 'chat',
  'writeClubNotice.text': 'notice',
  'sendCommand.edit.text': 'study',
  'createClub.name': 'club',
  'changeClub.name': 'club',
  // for the operator
  'report.text': 'for nobody else',
  'addPasskey.label': 'for nobody else',
  'renamePasskey.label': 'for nobody else',
  'addPlayed.player': 'for nobody else',
  'addPlayed.link': 'for nobody else',
  'addDevice.endpoint': 'for nobody else',
  'addHook.url': 'for nobody else',
  'addPasskey.response.authenticatorAttachment': 'for nobody else',
  'signIn.response.authenticatorAttachment': 'for nobody else',
  'recover.code': 'for nobody else',
  // moves of the game, and the place in a list
  'sendCommand.move': 'checked',
  'sendCommand.edit.moves': 'checked',
  'sendCommand.point.moves': 'checked',
  'sendCommand.after': 'checked',
};

test('no field that takes free words is forgotten', async () => {
  const { body } = await host.ask<Described>(undefined, 'GET', '/api/openapi.json');
  const found = Object.values(body.paths)
    .flatMap(methods => Object.values(methods))
    .flatMap(({ operationId, requestBody }) => {
      const schema = requestBody?.content['application/json']?.schema;
      return schema ? fieldsOfWords(body, schema, operationId) : [];
    });
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(FIELDS).toSorted());
  const kinds = new Set(Object.values(FIELDS));
  for (const kind of Object.keys(KINDS)) expect(kinds).toContain(kind);
});

interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
}

interface Described {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly operationId: string;
            readonly requestBody?: {
              readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
            };
          }
        >
      >
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

function fieldsOfWords(described: Described, schema: Schema, path: string): string[] {
  const { $ref, anyOf = [], oneOf = [], properties = {}, items } = schema;
  if ($ref !== undefined)
    return fieldsOfWords(described, described.components.schemas[$ref.split('/').at(-1)!]!, path);
  const inside = [
    ...[...anyOf, ...oneOf, ...(items ? [items] : [])].map(one => [one, path] as const),
    ...Object.entries(properties).map(([name, one]) => [one, `${path}.${name}`] as const),
  ];
  const isWords =
    schema.type === 'string' &&
    schema.enum === undefined &&
    schema.const === undefined &&
    new RegExp(schema.pattern ?? '', 'u').test('free words');
  return [...(isWords ? [path] : []), ...inside.flatMap(([one, at]) => fieldsOfWords(described, one, at))];
}

/** The lobby's lists over a network that a test holds in its hand. */
import type { Command, ListName, TableSummary } from '@kingdomino/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection } from '../connection/connection.ts';
import { FakeNetwork, FakeServer } from '../connection/testing/fake-server.ts';
import { type Lists, LobbyLists } from './lobby-lists.ts';

const ann = { id: 'ann', name: 'Ann' };
const bob = { id: 'bob', name: 'Bob' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const table = (id: string) => ({ table: id }) as TableSummary;

/** A lobby that somebody looks at, what it asked the server, and what it shows. */
async function lobby() {
  const server = new FakeServer(ann, bob);
  const network = new FakeNetwork(server, ann);
  const asked: string[] = [];
  const hear = server.hear.bind(server);
  server.hear = (client, command: Command) => {
    asked.push(command.type === 'list' ? `${command.list}${command.follow ? ' on' : ''}` : command.type);
    hear(client, command);
  };
  const shown: Lists[] = [];
  const connection = new Connection(network.ports);
  const lists = new LobbyLists(connection, next => shown.push(next));
  await pass(50);
  const push = async (list: ListName, tables: TableSummary[], time = Date.now()) => {
    network.say({ type: 'tables', list, tables, time });
    await pass(5);
  };
  return { server, network, connection, lists, asked, shown, push };
}

const ALL = ['open on', 'mine on', 'watch on', 'finished'];

describe('the lists of the lobby', () => {
  test('are asked for once, and then told', async () => {
    const { asked, shown, push } = await lobby();
    expect([asked, shown.length]).toEqual([ALL, 1]);
    await push('open', [table('a')]);
    expect(shown.at(-1)!.open).toEqual([table('a')]);
    await pass(50_000);
    expect(asked.filter(what => what !== 'ping')).toEqual(ALL);
    // should news be lost
    await pass(15_000);
    expect(asked.filter(what => what !== 'ping')).toEqual([...ALL, ...ALL]);
  });

  test('an older one changes nothing', async () => {
    const { shown, push } = await lobby();
    await push('open', [table('a')], Date.now() + 1000);
    await push('open', [], Date.now() - 1000);
    expect(shown.at(-1)!.open).toEqual([table('a')]);
  });

  test('a game of mine that is over is looked for among the finished ones', async () => {
    const { asked, push } = await lobby();
    await push('mine', [table('a'), table('b')]);
    expect(asked).toEqual(ALL);
    await push('mine', [table('a')]);
    expect(asked).toEqual([...ALL, 'finished']);
  });

  test('are asked for again on a new connection, each once', async () => {
    const { asked, network } = await lobby();
    asked.length = 0;
    network.goOffline();
    await pass(5000);
    network.isUp = true;
    network.wake();
    await pass(1000);
    expect(asked).toEqual(ALL);
  });

  test('are left alone while nobody looks and after they were left', async () => {
    const { asked, lists, shown, push } = await lobby();
    asked.length = 0;
    lists.isShown = false;
    await pass(100_000);
    expect(asked.filter(what => what !== 'ping')).toEqual(['unfollow']);
    lists.isShown = true;
    await pass(50);
    lists.stop();
    const count = shown.length;
    await push('open', [table('late')]);
    await pass(100_000);
    expect(asked.filter(what => what !== 'ping')).toEqual(['unfollow', ...ALL, 'unfollow']);
    expect(shown).toHaveLength(count);
  });

  test('of a server that does not tell are asked for every few seconds', async () => {
    const { server, asked, network } = await lobby();
    const hear = server.hear.bind(server);
    server.hear = (client, command) =>
      command.type === 'list' && command.follow
        ? client.tell({ type: 'refused', to: command.id, code: 'bad-message', text: 'follow?' })
        : hear(client, command);
    network.cut();
    await pass(1000);
    asked.length = 0;
    await pass(8100);
    const plain = ['open', 'mine', 'watch', 'finished'];
    expect(asked).toEqual([...plain, ...plain]);
  });
});

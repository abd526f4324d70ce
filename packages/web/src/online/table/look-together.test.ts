/** Who may lead others through a finished game is offered it; the server would refuse everybody else. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from '../../connection/connection.ts';
import { FakeNetwork, FakeServer, TABLE } from '../../connection/testing/fake-server.ts';
import { OnlineSource } from './online-source.ts';

const [ann, bob, eve] = ['ann', 'bob', 'eve'].map(id => ({ id, name: id })) as [Named, Named, Named];
interface Named {
  readonly id: string;
  readonly name: string;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function offeredTo(who: Named, visibility: 'link' | 'public', isOver = true): Promise<boolean> {
  const server = new FakeServer(ann, bob, visibility);
  if (isOver)
    server.table.append(
      { type: 'forfeited', at: Date.now(), seat: 1, because: 'left' },
      { type: 'ended', at: Date.now(), reason: 'forfeit', ranking: [[0], [1]] },
    );
  const network = new FakeNetwork(server, who);
  const connection = new Connection(network.ports);
  const source = new OnlineSource(TABLE, connection);
  await vi.advanceTimersByTimeAsync(2000);
  expect(source.version.value).toBeGreaterThan(0);
  return source.overAt !== undefined;
}

test.each([
  ['who played', ann, 'public', true],
  ['who watched', eve, 'public', false],
  ['who was given the link', eve, 'link', true],
] as const)('%s (%o, %s): %s', async (_, who, visibility, isOffered) => {
  expect(await offeredTo(who, visibility)).toBe(isOffered);
});

test('nobody while the game goes on', async () => {
  expect(await offeredTo(ann, 'link', false)).toBe(false);
});

/** A connection to a server over a network that a test holds in its hand, with timers of the test. */
import { vi } from 'vitest';
import { Connection } from '../connection.ts';
import { FakeNetwork, FakeServer } from './fake-server.ts';

export const ann = { id: 'ann', name: 'Ann' };
const bob = { id: 'bob', name: 'Bob' };

export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

export function page() {
  const server = new FakeServer(ann, bob);
  const network = new FakeNetwork(server, ann);
  return { server, network, connection: new Connection(network.ports) };
}

export async function opened() {
  const all = page();
  all.connection.start();
  await pass(50);
  if (all.connection.state.value !== 'open') throw new Error('the connection did not open');
  return all;
}

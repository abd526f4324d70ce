/** Lets a test server go on at another time at once. */
import type { FakePorts } from './fake-ports.ts';
import type { TestServer } from './test-server.ts';

/** A look at the clock that is under way would be of before and end after the jump, and the server would stay behind for a second. */
export async function jumpInTime({ server }: TestServer, ports: FakePorts, time: number): Promise<void> {
  await server.time.beat();
  ports.time = time;
  await server.time.beat();
}

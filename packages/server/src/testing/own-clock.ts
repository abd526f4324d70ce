/** A server whose clock is the test's: minutes pass in steps of five seconds, and only a much longer silence is an outage. */
import type { BotPool } from '../bots/bot-pool.ts';
import { FakePorts } from './fake-ports.ts';
import { pass as passInSteps, startTestServer, type TestServer } from './test-server.ts';

/** The server's own beat may be under way at a step and stand for the time before it: two such in a row are no outage yet. */
const STEP = 5000;
export const SILENCE = 15_000;

export function pass(host: TestServer, ports: FakePorts, milliseconds: number): Promise<void> {
  return passInSteps(host, ports, milliseconds, STEP);
}

export async function setUp(pool?: BotPool, silence = SILENCE) {
  const ports = new FakePorts();
  const host = await startTestServer({ ports, ...(pool ? { pool } : {}), silence });
  return { ports, host, ann: await host.player(), bob: await host.player() };
}

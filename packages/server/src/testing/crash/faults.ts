/** What is done to servers, database, network and disk in a crash test. Each fault ends before the next begins. */
import type { Random } from '@kingdomino/rules';
import type { ServerProcess } from '../processes/server-process.ts';
import type { CrashWorld } from './crash-world.ts';

export type FaultName = keyof typeof FAULTS;

export interface Inflicted {
  readonly name: FaultName;
  readonly beganAt: number;
  /**
   * When everything works again, by the clock that cannot be set: a process that was killed listens, a database that
   * was stopped takes connections.
   */
  readonly healedAt: number;
  /** A process called itself ready long after its store was gone. */
  readonly lies: number;
}

/** The limit within which `/readyz` must tell the truth, and a little for the asking. */
const TRUTH = 2000;
const ASKING = 700;

type Fault = (world: CrashWorld, random: Random) => Promise<number>;

const FAULTS = {
  kill: restart('SIGKILL'),
  stop: restart('SIGTERM'),
  freeze: async ({ servers }, random) => {
    const { pid } = pick(servers, random);
    process.kill(pid!, 'SIGSTOP');
    await pause(300 + random.below(random.below(6) === 0 ? 9000 : 2500));
    process.kill(pid!, 'SIGCONT');
    return 0;
  },
  'freeze-all': async ({ servers }, random) => {
    for (const { pid } of servers) process.kill(pid!, 'SIGSTOP');
    await pause(300 + random.below(random.below(6) === 0 ? 14_000 : 2500));
    for (const { pid } of servers) process.kill(pid!, 'SIGCONT');
    return 0;
  },
  'database-restart': async ({ postgres }) => {
    await postgres!.restart();
    return 0;
  },
  'database-freeze': async ({ postgres, servers }, random) => {
    postgres!.signal('SIGSTOP');
    const lies = await wait(servers, 300 + random.below(random.below(4) === 0 ? 12_000 : 1500));
    postgres!.signal('SIGCONT');
    return lies;
  },
  terminate: async world => {
    await world.terminateConnections();
    return 0;
  },
  cut: async ({ lines }) => {
    for (const line of lines) line.cut();
    return 0;
  },
  delay: async ({ lines }, random) => {
    const milliseconds = 20 + random.below(400);
    for (const line of lines) line.delay(milliseconds);
    await pause(500 + random.below(1500));
    for (const line of lines) line.heal();
    return 0;
  },
  'half-open': async ({ lines, servers }, random) => {
    for (const line of lines) line.swallow();
    const lies = await wait(servers, 300 + random.below(random.below(4) === 0 ? 12_000 : 1500));
    for (const line of lines) line.heal();
    return lies;
  },
  /** One process loses the database, and the others do not. */
  partition: async ({ lines, servers }, random) => {
    const index = random.below(lines.length);
    lines[index]!.swallow();
    const lies = await wait([servers[index]!], 300 + random.below(random.below(2) === 0 ? 14_000 : 1500));
    lines[index]!.heal();
    return lies;
  },
  /** One process hears no news any more, and everything else works. */
  'silent-news': async ({ lines }, random) => {
    const line = lines[random.below(lines.length)]!;
    line.mute();
    await pause(300 + random.below(12_000));
    line.heal();
    return 0;
  },
  /** One process after the other is replaced, as an upgrade does. */
  'rolling-restart': async ({ servers }) => {
    for (const server of servers) {
      await server.end('SIGTERM');
      await server.start();
    }
    return 0;
  },
  'disk-full': async (world, random) => {
    world.fillDisk();
    const lies = await wait(world.servers, 300 + random.below(random.below(4) === 0 ? 14_000 : 1500));
    world.emptyDisk();
    return lies;
  },
  'read-only': async (world, random) => {
    world.lockDisk();
    const lies = await wait(world.servers, 300 + random.below(random.below(4) === 0 ? 14_000 : 1500));
    world.unlockDisk();
    return lies;
  },
} satisfies Record<string, Fault>;

export async function inflict(name: FaultName, world: CrashWorld, random: Random): Promise<Inflicted> {
  const beganAt = performance.now();
  const lies = await FAULTS[name](world, random);
  return { name, beganAt, healedAt: performance.now(), lies };
}

function restart(signal: 'SIGKILL' | 'SIGTERM'): Fault {
  return async ({ servers }, random) => {
    const victim = pick(servers, random);
    await victim.end(signal);
    await pause(random.below(200));
    await victim.start();
    return 0;
  };
}

/** Lets a store be away, and asks the servers in time whether they know. */
async function wait(servers: readonly ServerProcess[], milliseconds: number): Promise<number> {
  await pause(Math.min(milliseconds, TRUTH));
  if (milliseconds <= TRUTH + ASKING) {
    await pause(Math.max(0, milliseconds - TRUTH));
    return 0;
  }
  const begun = performance.now();
  const lies = await Promise.all(servers.map(isLying));
  await pause(milliseconds - TRUTH - (performance.now() - begun));
  return lies.filter(Boolean).length;
}

/** Says that it is ready, and cannot write. (On a full disk it may find room in its own file for a while.) */
async function isLying(server: ServerProcess): Promise<boolean> {
  if (!(await isReady(server))) return false;
  const written = await fetch(`${server.origin}/api/me`, { method: 'POST' }).catch(() => undefined);
  return written?.ok !== true;
}

export async function isReady({ origin }: ServerProcess): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[random.below(items.length)]!;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, Math.max(0, milliseconds)));
}

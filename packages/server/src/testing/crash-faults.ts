/** What is done to servers, database, network and disk in a crash test. Each fault ends before the next begins. */
import type { Random } from '@kingdomino/rules';
import type { CrashWorld } from './crash-world.ts';

export type FaultName = keyof typeof FAULTS;

export interface Inflicted {
  readonly name: string;
  /** When everything works again, by the clock that cannot be set. */
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
    const { pid } = pickServer(servers, random);
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
  terminate: async world => {
    await world.terminateConnections();
    return 0;
  },
  cut: async ({ proxy }) => {
    proxy!.cut();
    return 0;
  },
  delay: async ({ proxy }, random) => {
    proxy!.delay(20 + random.below(400));
    await pause(500 + random.below(1500));
    proxy!.heal();
    return 0;
  },
  'half-open': async (world, random) => {
    world.proxy!.swallow();
    const lies = await wait(world, 300 + random.below(random.below(4) === 0 ? 12_000 : 1500));
    world.proxy!.heal();
    return lies;
  },
  'disk-full': async (world, random) => {
    world.fillDisk();
    const lies = await wait(world, 300 + random.below(random.below(4) === 0 ? 14_000 : 1500));
    world.emptyDisk();
    return lies;
  },
} satisfies Record<string, Fault>;

export async function inflict(name: FaultName, world: CrashWorld, random: Random): Promise<Inflicted> {
  const lies = await FAULTS[name](world, random);
  return { name, healedAt: performance.now(), lies };
}

function restart(signal: 'SIGKILL' | 'SIGTERM'): Fault {
  return async ({ servers }, random) => {
    const victim = pickServer(servers, random);
    await victim.end(signal);
    await pause(random.below(200));
    await victim.start();
    return 0;
  };
}

/** Lets a store be away, and asks the servers in time whether they know. */
async function wait({ servers }: CrashWorld, milliseconds: number): Promise<number> {
  await pause(Math.min(milliseconds, TRUTH));
  if (milliseconds <= TRUTH + ASKING) {
    await pause(Math.max(0, milliseconds - TRUTH));
    return 0;
  }
  const answers = await Promise.all(
    servers.map(({ origin }) =>
      fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  );
  await pause(milliseconds - TRUTH);
  return answers.filter(Boolean).length;
}

function pickServer<Server>(servers: readonly Server[], random: Random): Server {
  return servers[random.below(servers.length)]!;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}

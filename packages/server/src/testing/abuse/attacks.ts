/** All attacks, one after the other, on a server of its own with the usual limits, behind a proxy. */
import { freePort } from '../processes/free-port.ts';
import { ServerProcess } from '../processes/server-process.ts';
import { IDENTITY_ATTACKS } from './identity-attacks.ts';
import { LOAD_ATTACKS } from './load-attacks.ts';
import { TABLE_ATTACKS } from './table-attacks.ts';

const ATTACKS = [...IDENTITY_ATTACKS, ...TABLE_ATTACKS, ...LOAD_ATTACKS];

export interface Outcome {
  readonly attack: string;
  /** What it reached; absent when it came to nothing. */
  readonly reached?: string;
}

export async function attackAll(dataDir: string, tell: (outcome: Outcome) => void): Promise<Outcome[]> {
  const server = new ServerProcess(await freePort(), { DATA_DIR: dataDir, PROXIES: '1' });
  await server.start();
  const outcomes: Outcome[] = [];
  try {
    for (const { name, run } of ATTACKS) {
      const reached = await run({ origin: server.origin, dataDir });
      const outcome = { attack: name, ...(reached === undefined ? {} : { reached }) };
      outcomes.push(outcome);
      tell(outcome);
    }
    if (server.complaints.length > 0)
      outcomes.push({ attack: 'the log', reached: `errors: ${server.complaints.slice(0, 3).join('\n')}` });
  } finally {
    await server.end('SIGKILL');
  }
  return outcomes;
}

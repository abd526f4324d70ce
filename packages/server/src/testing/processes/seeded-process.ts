/** For a server in a process of its own: what it draws by chance follows from a seed. */

/** Runs in the process before its program. A generator each start: what it has named it never names again. */
const SCRIPT = `
  import crypto from 'node:crypto';
  import { syncBuiltinESMExports } from 'node:module';
  const { createHash } = crypto;
  let asked = 0;
  crypto.randomBytes = count => {
    const bytes = Buffer.alloc(count);
    for (let at = 0; at < count; at += 32) createHash('sha256').update(SEED + '/' + asked++).digest().copy(bytes, at);
    return bytes;
  };
  syncBuiltinESMExports();
`;

/** An option of Node for `NODE_OPTIONS`. */
export function seededBy(seed: string): string {
  const script = SCRIPT.replace('SEED', JSON.stringify(seed));
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
}

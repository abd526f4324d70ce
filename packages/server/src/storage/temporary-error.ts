/** Failures of the database that pass by themselves: it restarts, a connection breaks, transactions collide. */

/** Classes of SQLSTATE: connection, rolled back, operator intervention, not enough resources. */
const CLASSES = ['08', '40', '57', '53'];
const SYSTEM_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT'];
const TEXTS = ['Connection terminated', 'timeout exceeded when trying to connect', 'not queryable'];

export function isTemporary(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: unknown; message?: string };
  if (typeof code === 'string' && code.length === 5 && CLASSES.includes(code.slice(0, 2))) return true;
  return SYSTEM_CODES.includes(String(code)) || TEXTS.some(text => message.includes(text));
}

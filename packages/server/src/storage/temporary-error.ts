/** Failures of the store that may pass: it restarts, a connection breaks, transactions collide, a disk is full. */

/** Classes of SQLSTATE: connection, rolled back, operator intervention, not enough resources, lock not available. */
const CLASSES = ['08', '40', '57', '53', '55'];
const SYSTEM_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
const TEXTS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'not queryable',
];

/** Of a store that says so itself. */
export class TemporaryError extends Error {}

export function isTemporary(error: unknown): boolean {
  if (error instanceof TemporaryError) return true;
  const { code = '', message = '' } = error as { code?: unknown; message?: string };
  if (typeof code === 'string' && code.length === 5 && CLASSES.includes(code.slice(0, 2))) return true;
  return SYSTEM_CODES.includes(String(code)) || TEXTS.some(text => message.includes(text));
}

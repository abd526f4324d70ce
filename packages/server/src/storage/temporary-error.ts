/** Failures of the store that may pass: it restarts, a connection breaks, transactions collide, a disk is full. */

/**
 * Classes of SQLSTATE: connection, state of a transaction (one that was ended because its process slept, or a database
 * that only reads while another takes over), rolled back, not enough resources, lock not available, operator
 * intervention, failure of the system around it.
 */
const CLASSES = ['08', '25', '40', '53', '55', '57', '58'];
const SYSTEM_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'ENOTFOUND',
  'EAI_AGAIN',
];
const TEXTS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'not queryable',
  // a process that stops has closed its store, and the next one will answer
  'after calling end on the pool',
  'driver has already been destroyed',
];

/** Of a store that says so itself. */
export class TemporaryError extends Error {}

export function isTemporary(error: unknown): boolean {
  if (error instanceof TemporaryError) return true;
  const { code = '', message = '' } = error as { code?: unknown; message?: string };
  if (typeof code === 'string' && code.length === 5 && CLASSES.includes(code.slice(0, 2))) return true;
  return SYSTEM_CODES.includes(String(code)) || TEXTS.some(text => message.includes(text));
}

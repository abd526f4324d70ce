/** Temporary failures of the store: it restarts, a connection breaks, transactions collide, a disk is full. */

/**
 * Classes of SQLSTATE: connection, state of a transaction (one that was ended because its process slept, or a database
 * that only reads while another takes over), rolled back, not enough resources, lock not available, operator
 * intervention, failure of the system around it.
 */
const CLASSES = ['08', '25', '40', '53', '55', '57', '58'];
/** A process that stops has closed its store, and the next one will answer. */
const CLOSED = 'driver has already been destroyed';

/** Of a store that says so itself. */
export class TemporaryError extends Error {}

export function isTemporary(error: unknown): boolean {
  if (error instanceof TemporaryError) return true;
  const { code = '', message = '' } = error as { code?: unknown; message?: string };
  return (typeof code === 'string' && CLASSES.includes(code.slice(0, 2))) || message.includes(CLOSED);
}

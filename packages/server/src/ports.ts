/** The ports to the system: the clocks and the random generator. Tests bring their own. */
import { randomBytes } from 'node:crypto';

export interface Ports {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since some moment, by a clock that nobody can set. */
  monotonic(): number;
  randomBytes(count: number): Uint8Array;
}

export const systemPorts: Ports = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  randomBytes,
};

/** An id nobody can guess, in the alphabet of links. */
export function randomId(ports: Ports, bytes: number): string {
  return Buffer.from(ports.randomBytes(bytes)).toString('base64url');
}

/** The same, with another time. */
export function withTime(ports: Ports, now: () => number): Ports {
  return {
    now,
    monotonic: () => ports.monotonic(),
    randomBytes: count => ports.randomBytes(count),
  };
}

/** What the server takes from the world besides the network and the disk: the time and chance. */
import { randomBytes } from 'node:crypto';

export interface Ports {
  /** Milliseconds since 1970. */
  now(): number;
  randomBytes(count: number): Uint8Array;
}

export const systemPorts: Ports = { now: () => Date.now(), randomBytes };

/** An id nobody can guess, in the alphabet of links. */
export function randomId(ports: Ports, bytes: number): string {
  return Buffer.from(ports.randomBytes(bytes)).toString('base64url');
}

/** The open WebSockets of this process: heartbeats, and closing those that are idle, signed out or cut off. */
import type { Avatar, CloseReason } from '@kingdomino/protocol';
import { hashOf, type IdentityService } from '../identity/identity-service.ts';
import type { Client, ConnectionLimits } from '../limits/connection-limits.ts';
import type { Ports } from '../ports.ts';
import type { Watchers } from '../presence/watchers.ts';
import { StaggeredSet } from '../staggered-set.ts';
import type { Connection } from './connection.ts';

/** Once in this time every connection is looked at; who said nothing since the last time is asked for a sign of life. */
export const HEARTBEAT = 4000;
/** So many heartbeats in a row without a sign of life: the connection is dead. It is noticed after three or four. */
const MOST_SILENT_BEATS = 3;
/** How often some of them are. */
export const HEARTBEAT_STEP = 250;
/** Who neither says nor watches anything for so long is sent away. */
const MOST_IDLE = 5 * 60_000;
const RECHECK = 30 * 60_000;

export interface ConnectionsParts {
  readonly limits: ConnectionLimits;
  readonly watchers: Watchers;
  readonly identity: IdentityService;
  readonly ports: Ports;
  /** Somebody is there. */
  readonly onCame?: (connection: Connection) => void;
  readonly onLeave: (tables: readonly string[], connection: Connection) => void;
  /** Other processes go on without this one, which cannot reach what they share. */
  readonly isCutOff?: () => boolean;
}

export class Connections {
  readonly #parts: ConnectionsParts;
  readonly #all = new StaggeredSet<Connection>(HEARTBEAT / HEARTBEAT_STEP);

  constructor(parts: ConnectionsParts) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#all.size;
  }

  /**
   * Takes a place before the socket is opened, so that many who ask at once get no more than there are; undefined when
   * there is none. Whoever does not come, after all, gives it back.
   */
  reserve(client: Client): (() => void) | undefined {
    const { limits } = this.#parts;
    if (!limits.hasRoomFor(client)) return undefined;
    limits.take(client);
    return () => limits.giveBack(client);
  }

  /** One that has its place. */
  add(connection: Connection): void {
    this.#all.add(connection);
    this.#parts.onCame?.(connection);
  }

  remove(connection: Connection): void {
    if (!this.#all.delete(connection)) return;
    this.#parts.limits.giveBack(clientOf(connection));
    connection.unfollow();
    this.#parts.onLeave(this.#parts.watchers.leave(connection), connection);
  }

  /**
   * Looks at those whose turn it is. Beats are counted, not time: a process that stood still has not listened, either.
   */
  beat(): void {
    if (this.#parts.isCutOff?.()) return this.#sendAway();
    const now = this.#parts.ports.now();
    for (const connection of this.#all.next()) {
      const silentBeats = connection.countBeat();
      if (silentBeats >= MOST_SILENT_BEATS) connection.terminate();
      else if (this.#parts.watchers.countOf(connection) === 0 && now - connection.lastHeard > MOST_IDLE)
        connection.close('idle');
      else if (silentBeats > 0) connection.ping();
      const { token } = connection;
      if (token !== undefined && now - connection.lastChecked > RECHECK)
        void this.#recheck(connection, token, now);
    }
  }

  /** Else they would use the old name and head until they are checked again. */
  rename(playerId: string, name: string, avatar: Avatar | undefined): void {
    for (const connection of this.#all.all) {
      if (connection.player?.id !== playerId) continue;
      const { avatar: _, ...player } = connection.player;
      connection.player = { ...player, name, ...(avatar && { avatar }) };
    }
  }

  /** All of a player's, or those of one session. After a `restart` they come back with the token that they have then. */
  closeOf(playerId: string, session?: string, reason: CloseReason = 'signedOut'): void {
    for (const connection of this.#all.all) {
      if (connection.playerId !== playerId) continue;
      if (session === undefined || hashOf(connection.token ?? '') === session) connection.close(reason);
    }
  }

  /** Lets running commands finish, says goodbye and closes. */
  async closeAll(): Promise<void> {
    await Promise.all([...this.#all.all].map(connection => connection.settled));
    for (const connection of this.#all.all) connection.close('restart', this.#spread());
  }

  /** Nobody here hears what happens: another process may be better off. */
  #sendAway(): void {
    for (const connection of this.#all.all) connection.close('restart', this.#spread());
  }

  /** So that not everybody comes back in the same moment. */
  #spread(): number {
    return 200 + 3 * this.#parts.ports.randomBytes(1)[0]!;
  }

  terminateAll(): void {
    for (const connection of this.#all.all) connection.terminate();
  }

  async #recheck(connection: Connection, token: string, now: number): Promise<void> {
    connection.lastChecked = now;
    const player = await this.#parts.identity.playerOf(token).catch(() => connection.player);
    if (player) connection.player = player;
    else connection.close('signedOut');
  }
}

function clientOf({ address, player }: Connection): Client {
  return { address, player: player?.id };
}

/** Enforces blocks and sanctions: refuses seats, rematches, rated games and talk. */
import type { CommandOf, CommandRefusal } from '@kingdomino/protocol';
import { NOT_WELCOME } from '@kingdomino/table';
import type { Ports } from '../ports.ts';
import type { Store } from '../storage/store.ts';
import type { TableService } from '../tables/table-service.ts';
import { peopleAt } from '../tables/table-summary.ts';
import { refuseSuspended } from './suspension.ts';

export interface ModerationPolicyParts {
  readonly store: Pick<Store, 'blockedAmong' | 'suspendedUntil'>;
  readonly ports: Pick<Ports, 'now'>;
  readonly service: Pick<TableService, 'read'>;
}

export class ModerationPolicy {
  readonly #parts: ModerationPolicyParts;

  constructor(parts: ModerationPolicyParts) {
    this.#parts = parts;
  }

  /** A blocked player does not sit down at a table of who blocked, nor with them at a table for everybody. */
  async refuseSeat(player: string, table: string): Promise<CommandRefusal | undefined> {
    const known = await this.#parts.service.read(table, now => ({
      isOpen: now.status === 'open' && now.seatOf(player) === undefined,
      isRated: now.terms.rated === true,
      others: [now.terms.by.id, ...(now.terms.visibility === 'public' ? peopleAt(now) : [])],
    }));
    if (!known?.isOpen) return undefined;
    if (await this.isBlocked(player, known.others)) return NOT_WELCOME;
    return known.isRated ? this.#refuseSuspended(player, 'rated') : undefined;
  }

  /** Who has blocked, or was blocked by, somebody who played does not ask for the next game. */
  async refuseRematch(player: string, table: string): Promise<CommandRefusal | undefined> {
    const known = await this.#parts.service.read(table, now => ({
      isRated: now.terms.rated === true,
      others: peopleAt(now),
    }));
    if (!known) return undefined;
    if (await this.isBlocked(player, known.others)) return NOT_WELCOME;
    return known.isRated ? this.#refuseSuspended(player, 'rated') : undefined;
  }

  async refuseOpening(
    player: string,
    { rated }: Pick<CommandOf<'create'>, 'rated'>,
  ): Promise<CommandRefusal | undefined> {
    return rated ? this.#refuseSuspended(player, 'rated') : undefined;
  }

  refuseTalk(player: string): Promise<CommandRefusal | undefined> {
    return this.#refuseSuspended(player, 'talk');
  }

  /**
   * What somebody writes, leads or points at in the study of a finished game is seen by those who played: not by who
   * has blocked them, nor blocked by them. Texts are talk.
   */
  async refuseStudy(player: string, table: string, isText: boolean): Promise<CommandRefusal | undefined> {
    const others = await this.#parts.service.read(table, now => peopleAt(now));
    if (others && (await this.isBlocked(player, others))) return NOT_WELCOME;
    return isText ? this.refuseTalk(player) : undefined;
  }

  /** In either direction. */
  async isBlocked(player: string, others: readonly string[]): Promise<boolean> {
    const asked = others.filter(other => other !== player);
    return (await this.#parts.store.blockedAmong({ player, others: asked })).length > 0;
  }

  async #refuseSuspended(player: string, kind: 'talk' | 'rated'): Promise<CommandRefusal | undefined> {
    return refuseSuspended(this.#parts.store, { player, kind, now: this.#parts.ports.now() });
  }
}

/** Opens tables for players, within their limits. */
import type { CommandOf, Player } from '@kingdomino/protocol';
import type { Ports } from '../ports.ts';
import type { Store } from '../storage/store.ts';
import { accept, type Decision, refuse } from './decision.ts';
import { openTable, rematchTerms, termsOf } from './opening.ts';
import type { TableService, Taken } from './table-service.ts';

export interface OpenerParts {
  readonly store: Store;
  readonly ports: Ports;
  readonly service: TableService;
  readonly mostTables: number;
  readonly mostTablesEach: number;
}

export class Opener {
  readonly #parts: OpenerParts;

  constructor(parts: OpenerParts) {
    this.#parts = parts;
  }

  async create(player: Player, command: CommandOf<'create'>): Promise<Taken> {
    const { store, ports } = this.#parts;
    const terms = termsOf(player, command);
    if (!terms.ok) return terms;
    const refusal = await this.#refuseMore(player);
    if (refusal) {
      const known = await store.tableOpenedBy({ player: player.id, command: command.id });
      return known === undefined ? refusal : { ok: true, table: known, version: 0 };
    }
    const table = await openTable(terms.value, command.id, ports);
    const id = await store.createTable(table);
    if (id === table.id) await this.#wake(id);
    return { ok: true, table: id, version: table.events.length };
  }

  /** The first who asks opens the next table; everybody else is led to it. */
  async rematch(player: Player, command: CommandOf<'rematch'>): Promise<Taken> {
    const { service, ports } = this.#parts;
    const offer = await service.read(command.table, table => ({
      refusal: refuseRematch(table.status, table.seatOf(player.id)),
      existing: table.rematch,
      terms: rematchTerms(command.table, table, player),
    }));
    if (!offer) return refuse('unknown-table', 'there is no such table');
    if (offer.refusal) return offer.refusal;
    if (offer.existing !== undefined) return { ok: true, table: offer.existing, version: 0 };
    const opened = await openTable(offer.terms, `rematch-${command.table}`, ports);
    const id = opened.id;
    const taken = await service.change(
      command.table,
      (table, at): Decision =>
        table.rematch === undefined ? accept({ type: 'rematched', at, table: id }) : accept(),
      undefined,
      () => opened,
    );
    if (!taken.ok) return taken;
    const next = await service.read(command.table, table => table.rematch);
    if (next === id) await this.#wake(id);
    return { ok: true, table: next ?? id, version: opened.events.length };
  }

  async #refuseMore(player: Player) {
    const { store, mostTables, mostTablesEach } = this.#parts;
    if ((await store.countOpenedBy(player.id)) >= mostTablesEach)
      return refuse('too-many-tables', `you have ${mostTablesEach} unfinished tables already`);
    return (await store.countUnfinished(['public', 'link'])) >= mostTables
      ? refuse('too-many-tables', 'the server has as many tables as it can take')
      : undefined;
  }

  /** A table of bots only plays from its first moment. */
  async #wake(id: string): Promise<void> {
    await this.#parts.service.announce(id);
  }
}

function refuseRematch(status: string, seat: number | undefined) {
  if (seat === undefined) return refuse('not-seated', 'only who played may ask for a rematch');
  return status === 'over' ? undefined : refuse('not-over', 'the game is not over');
}

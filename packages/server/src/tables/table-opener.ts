/** Opens tables for players, within the limits on their number. */
import type { CommandOf, CommandRefusal, Player } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import { rematchTerms, requestedTerms, type Terms, UNKNOWN_TABLE } from '@kingdomino/table';
import type { Limits } from '../config.ts';
import type { Ports } from '../ports.ts';
import type { TakenChallenge } from '../storage/people/challenges.ts';
import type { Store } from '../storage/store.ts';
import type { NewTable } from '../storage/tables/event-store.ts';
import { reachedCap, type TableCaps } from '../storage/tables/table-lists.ts';
import { type Draw, drawTable, openTable } from './new-table.ts';
import { type CommandResult, type TableService, TOO_MANY_AT_ONCE } from './table-service.ts';
import { UnfinishedCount } from './unfinished-count.ts';

export interface TableOpenerParts {
  readonly store: Store;
  readonly ports: Ports;
  readonly service: TableService;
  readonly limits: Pick<Limits, 'tables' | 'tablesPerPlayer' | 'openTablesPerPlayer' | 'botTablesPerPlayer'>;
}

/** What is not drawn for the table alone, and what is stored together with it. */
export interface SharedOpening {
  readonly draw?: Draw;
  readonly along?: Pick<NewTable, 'newDeal' | 'daily' | 'offer' | 'challenge'>;
  /** Nobody asked for it alone: it is not counted among the player's own. */
  readonly isServed?: boolean;
}

export class TableOpener {
  readonly #parts: TableOpenerParts;
  readonly #unfinished: UnfinishedCount;

  constructor(parts: TableOpenerParts) {
    this.#parts = parts;
    this.#unfinished = new UnfinishedCount(parts.store, parts.ports);
  }

  create(player: Player, command: CommandOf<'create'>): Promise<CommandResult> {
    return this.open(requestedTerms(player, command), command.id);
  }

  /** A table whose deal may be another's. The same command opens it once. */
  async open(terms: Terms, command: string, shared: SharedOpening = {}): Promise<CommandResult> {
    const { store, ports } = this.#parts;
    const { draw = drawTable(ports), along = {}, isServed = false } = shared;
    const isFree = isServed || along.daily !== undefined || along.offer !== undefined;
    const opened = openTable(terms, command, ports, draw);
    if (!opened.ok) return opened;
    const refusal = await (isFree ? this.#refuseFull() : this.#refuseMore(terms));
    if (refusal) {
      const known = await store.tableOpenedBy({ player: terms.by.id, command });
      return known === undefined ? err(refusal) : ok({ table: known, version: 0 });
    }
    const caps = isFree ? {} : { caps: this.#capsOf(terms) };
    const id = await store.createTable({ ...opened.value, ...along, ...caps });
    if (id === undefined) return err((await this.#refuseMore(terms)) ?? TOO_MANY_AT_ONCE);
    if (id === opened.value.id) await this.#wake(id);
    return ok({ table: id, version: opened.value.events.length });
  }

  /** For players who were paired: whoever does this again, or at another process, comes to the same table. */
  async openPaired(terms: Terms, offer: string): Promise<CommandResult> {
    return this.open(terms, `paired-${offer}`, { along: { offer } });
  }

  /** For two of whom one has accepted the other's challenge; undefined when it is not open any more. */
  async openChallenge(
    terms: Terms,
    challenge: TakenChallenge,
  ): Promise<Result<{ readonly table: string } | undefined, CommandRefusal>> {
    const { store, ports } = this.#parts;
    const opened = openTable(terms, `challenge-${challenge.id}`, ports);
    if (!opened.ok) return opened;
    const refusal = await this.#refuseFull();
    if (refusal) return err(refusal);
    const id = await store.createTable({ ...opened.value, challenge });
    if (id === opened.value.id) await this.#wake(id);
    return ok(id === undefined ? undefined : { table: id });
  }

  /** Why a player may not wait for a seat at another table, if so. */
  async refuseSeat(player: string): Promise<CommandRefusal | undefined> {
    const { store, limits } = this.#parts;
    const cap = reachedCap(await store.unfinishedOf(player), { all: limits.tablesPerPlayer });
    return cap ? tooMany(`you have ${limits.tablesPerPlayer} unfinished tables already`) : this.#refuseFull();
  }

  /** The first who asks opens the next table; everybody else is led to it. */
  async rematch(player: Player, command: CommandOf<'rematch'>): Promise<CommandResult> {
    const { service, ports } = this.#parts;
    const known = await service.read(command.table, table => ({
      terms: rematchTerms(command.table, table, player),
      isNew: table.status === 'over' && table.rematch === undefined,
    }));
    if (!known) return err(UNKNOWN_TABLE);
    const refusal = known.isNew ? await this.#refuseMore(known.terms) : undefined;
    if (refusal) return err(refusal);
    const opened = openTable(known.terms, `rematch-${command.table}`, ports);
    if (!opened.ok) return opened;
    const { id, events } = opened.value;
    const asked = { type: 'rematch', by: player, opens: id } as const;
    const opens = { ...opened.value, caps: this.#capsOf(known.terms) };
    const result = await service.change(command.table, asked, { opens });
    if (!result.ok) return result;
    const next = await service.read(command.table, table => table.rematch);
    if (next !== id) return ok({ table: next ?? id, version: 0 });
    await this.#wake(id);
    return ok({ table: id, version: events.length });
  }

  /** Looked at before something is opened, for a good answer; it is counted again where it is stored. */
  async #refuseMore(terms: Terms): Promise<CommandRefusal | undefined> {
    const { store, limits } = this.#parts;
    const cap = reachedCap(await store.unfinishedOf(terms.by.id), this.#capsOf(terms));
    switch (cap) {
      case 'all':
        return tooMany(`you have ${limits.tablesPerPlayer} unfinished tables already`);
      case 'inLobby':
        return tooMany(`${limits.openTablesPerPlayer} public tables of yours wait for players already`);
      case 'ofBots':
        return tooMany(`bots play at ${limits.botTablesPerPlayer} tables of yours already`);
      case undefined:
        return this.#refuseFull();
    }
  }

  #capsOf({ seats, visibility }: Terms): TableCaps {
    const { tablesPerPlayer: all, openTablesPerPlayer, botTablesPerPlayer } = this.#parts.limits;
    const isForAnybody = seats.some(seat => seat.kind === 'open' && seat.for === undefined);
    return {
      all,
      ...(visibility === 'public' && isForAnybody ? { inLobby: openTablesPerPlayer } : {}),
      ...(seats.every(({ kind }) => kind === 'bot') ? { ofBots: botTablesPerPlayer } : {}),
    };
  }

  async #refuseFull(): Promise<CommandRefusal | undefined> {
    return (await this.#unfinished.read()) >= this.#parts.limits.tables
      ? tooMany('the server has as many tables as it can take')
      : undefined;
  }

  /** A table of bots only plays from its first moment. */
  async #wake(id: string): Promise<void> {
    this.#unfinished.opened();
    await this.#parts.service.announce(id);
  }
}

function tooMany(text: string): CommandRefusal {
  return { code: 'too-many-tables', text };
}

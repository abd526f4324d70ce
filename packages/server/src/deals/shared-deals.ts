/** Shared deals: opens tables that play one deal, and decides who may view them and when the deal is revealed. */
import type {
  CommandOf,
  CommandRefusal,
  DealPlan,
  DealTables,
  Player,
  SharedDeal,
  TableSummary,
} from '@kingdomino/protocol';
import { commitmentTo, type Deal, Dealer, err, gameById, ok, type Result } from '@kingdomino/rules';
import { toHex } from '@kingdomino/rules/hashing';
import { type ReadonlyTable, requestedTerms, type Terms, UNKNOWN_TABLE } from '@kingdomino/table';
import type { Ports } from '../ports.ts';
import { BAD_CURSOR, formatCursor, parseCursor } from '../storage/cursors.ts';
import { DEAL_PAGE, type StoredDeal } from '../storage/deals/deals.ts';
import type { Store } from '../storage/store.ts';
import { drawTable, seedBytes } from '../tables/new-table.ts';
import type { SharedOpening, TableOpener } from '../tables/table-opener.ts';
import type { CommandResult, TableService } from '../tables/table-service.ts';

export interface SharedDealsParts {
  readonly store: Store;
  readonly ports: Ports;
  readonly service: TableService;
  readonly opener: TableOpener;
}

const NOT_OVER: CommandRefusal = {
  code: 'not-over',
  text: 'this deal is still played; it can be played again when it is over',
};
const OTHERS_DEAL: CommandRefusal = {
  code: 'not-allowed',
  text: 'only who opened the first table of this deal may open more before it is over',
};
const OTHER_GAME: CommandRefusal = {
  code: 'bad-options',
  text: 'the same deal needs the same game, options and number of seats',
};
const PLAYED_ELSEWHERE: CommandRefusal = {
  code: 'not-allowed',
  text: 'others still play this deal; it can be looked at when the round is over',
};
const NO_SPOILERS: CommandRefusal = {
  code: 'not-allowed',
  text: 'this deal of the day can be looked at by those who have finished it, and by all when the day is over',
};

/** The deal of another table, as a new one needs it. */
interface Source {
  readonly sharedDeal: SharedDeal;
  readonly seed: Uint8Array;
  readonly newDeal?: NonNullable<SharedOpening['along']>['newDeal'];
}

export class SharedDeals {
  readonly #parts: SharedDealsParts;

  constructor(parts: SharedDealsParts) {
    this.#parts = parts;
  }

  /** A table with a deal that it shares. */
  async create(player: Player, command: CommandOf<'create'>, plan: DealPlan): Promise<CommandResult> {
    const { opener } = this.#parts;
    const terms = requestedTerms(player, command);
    if (plan.kind === 'shared') return this.#begin(terms, command.id);
    const source = await this.#sourceOf(plan.table, terms);
    if (!source.ok) return source;
    const { sharedDeal, seed, newDeal } = source.value;
    const draw = { ...drawTable(this.#parts.ports), seed };
    const seats = await this.#marked(terms.seats, sharedDeal.deal);
    return opener.open({ ...terms, seats, sharedDeal }, command.id, {
      draw,
      along: newDeal ? { newDeal } : {},
    });
  }

  /** Takes a seat; who has played the deal before is marked, for all to see. */
  async sit(player: Player, command: CommandOf<'sit'>): Promise<CommandResult> {
    const { service, store } = this.#parts;
    const deal = await service.read(command.table, ({ terms }) => terms.sharedDeal?.deal);
    const knows =
      deal !== undefined && (await store.hasPlayedDeal({ deal, player: player.id, except: command.table }));
    return service.change(
      command.table,
      { ...command, by: player, ...(knows && { knows }) },
      { key: `${player.id}/${command.id}` },
    );
  }

  /** Why somebody may not look at a table, if so: games of the day's deal are for those who have finished it. */
  async refuseViewing(table: string, player: string | undefined): Promise<CommandRefusal | undefined> {
    const { service, store, ports } = this.#parts;
    const found = await service.read(table, now => ({
      sharedDeal: now.terms.sharedDeal,
      isRound: now.terms.tournament !== undefined,
      isOwn: player !== undefined && now.seatOf(player) !== undefined,
    }));
    const { deal, until = 0 } = found?.sharedDeal ?? {};
    if (!found || deal === undefined || found.isOwn) return undefined;
    if (found.isRound)
      return (await store.readDeal(deal))?.revealedAt === null ? PLAYED_ELSEWHERE : undefined;
    if (ports.now() >= until) return undefined;
    if (player === undefined) return NO_SPOILERS;
    const [own] = await store.dailyOf({ player, deals: [deal] });
    return own?.finishedAt === null || own === undefined ? NO_SPOILERS : undefined;
  }

  /** The deal of a finished table that does not tell it itself, once nobody plays it any more. */
  async revealed({
    terms,
    status,
    salts,
  }: Pick<ReadonlyTable, 'terms' | 'status' | 'salts'>): Promise<Deal | undefined> {
    const { sharedDeal } = terms;
    if (!sharedDeal || status !== 'over') return undefined;
    const deal = await this.#look(sharedDeal.deal);
    if (deal?.revealedAt === null || !deal) return undefined;
    return new Dealer(await this.#seedOf(deal.id), salts).reveal();
  }

  /** All tables of a deal, side by side. */
  async tables(id: string, player: string, after?: string): Promise<Result<DealTables, CommandRefusal>> {
    const place = after === undefined ? undefined : parseCursor(after);
    if (after !== undefined && !place) return err(BAD_CURSOR);
    const deal = await this.#look(id);
    const isDaily = deal?.closesAt !== null;
    if (!deal || (isDaily && deal.revealedAt === null)) return err(UNKNOWN_TABLE);
    const rows = await this.#parts.store.dealTables({
      deal: id,
      player,
      opener: deal.openedBy,
      isPublic: isDaily,
      ...(place ? { after: place } : {}),
    });
    const last = rows.length >= DEAL_PAGE ? rows.at(-1) : undefined;
    return ok({
      deal: id,
      commitment: deal.commitment,
      ...(deal.revealedAt === null ? {} : { seed: toHex(await this.#seedOf(id)) }),
      tables: rows.map(({ summary }) => JSON.parse(summary) as TableSummary),
      ...(last ? { next: formatCursor(last) } : {}),
    });
  }

  async #begin(terms: Terms, command: string): Promise<CommandResult> {
    const { opener, ports } = this.#parts;
    const draw = drawTable(ports);
    const { id, seed } = draw;
    const { game, by } = terms;
    const newDeal = {
      id,
      game,
      commitment: commitmentTo(seed),
      seed: toHex(seed),
      madeAt: ports.now(),
      openedBy: by.id,
    };
    const sharedDeal = { deal: id, salts: terms.seats.map(() => '') };
    return opener.open({ ...terms, sharedDeal }, command, { draw, along: { newDeal } });
  }

  async #sourceOf(table: string, terms: Terms): Promise<Result<Source, CommandRefusal>> {
    const found = await this.#parts.service.read(table, now => ({
      terms: now.terms,
      status: now.status,
      salts: now.salts,
    }));
    if (!found) return err(UNKNOWN_TABLE);
    if (!isSameGame(found.terms, terms)) return err(OTHER_GAME);
    return found.terms.sharedDeal
      ? this.#sharedSource(found.terms.sharedDeal, terms.by)
      : this.#plainSource(table, found);
  }

  /** One more table of a deal that is shared already. */
  async #sharedSource({ deal: id, salts }: SharedDeal, by: Player): Promise<Result<Source, CommandRefusal>> {
    const deal = await this.#look(id);
    if (!deal) return err(UNKNOWN_TABLE);
    const isKnown = deal.revealedAt !== null;
    if (!isKnown && deal.closesAt !== null) return err(NOT_OVER);
    if (!isKnown && deal.openedBy !== by.id) return err(OTHERS_DEAL);
    const sharedDeal = { deal: id, salts, ...(isKnown && { known: true as const }) };
    return ok({ sharedDeal, seed: await this.#seedOf(id) });
  }

  /** The deal of a game of its own, which everybody may know who has seen its end. */
  async #plainSource(
    table: string,
    { terms, status, salts }: Pick<ReadonlyTable, 'terms' | 'status' | 'salts'>,
  ): Promise<Result<Source, CommandRefusal>> {
    const { store, ports } = this.#parts;
    if (status !== 'over') return err(NOT_OVER);
    const seed = await store.readSeed(table);
    const now = ports.now();
    const { commitment, game } = terms;
    const newDeal = { id: table, game, commitment, seed, madeAt: now, revealedAt: now };
    return ok({
      sharedDeal: { deal: table, salts: [...salts], known: true },
      seed: seedBytes(seed),
      newDeal,
    });
  }

  async #marked(seats: Terms['seats'], deal: string): Promise<Terms['seats']> {
    const { store } = this.#parts;
    return Promise.all(
      seats.map(async seat => {
        if (seat.kind !== 'person') return seat;
        const knows = await store.hasPlayedDeal({ deal, player: seat.player.id, except: '' });
        return knows ? { ...seat, knows } : seat;
      }),
    );
  }

  /** As it is now: a look notes that it may be told. */
  async #look(deal: string): Promise<StoredDeal | undefined> {
    return this.#parts.store.revealDeal({ deal, now: this.#parts.ports.now() });
  }

  async #seedOf(deal: string): Promise<Uint8Array> {
    return seedBytes(await this.#parts.store.readDealSeed(deal));
  }
}

/** By what the game makes of the options: a switch that is off may be left out. */
function isSameGame(
  one: Pick<Terms, 'game' | 'options' | 'seats'>,
  other: Pick<Terms, 'game' | 'options' | 'seats'>,
): boolean {
  if (one.game !== other.game || one.seats.length !== other.seats.length) return false;
  const game = gameById(one.game);
  const [first, second] = [one, other].map(({ options }) => game.readOptions(options));
  return (
    first?.ok === true &&
    second?.ok === true &&
    JSON.stringify(game.writeOptions(first.value)) === JSON.stringify(game.writeOptions(second.value))
  );
}

/** The daily deal: made the day before, played once by everybody who wants to, and revealed when the day is over. */
import type {
  BotLevel,
  CommandOf,
  CommandRefusal,
  DailyDay,
  DailyGame,
  DailyHistory,
  DailyResult,
  DailyResults,
  DailyToday,
  MyDaily,
  Player,
} from '@kingdomino/protocol';
import { commitmentTo, err, GAME_IDS, type GameId, ok, type Result } from '@kingdomino/rules';
import { sha256, toHex, utf8 } from '@kingdomino/rules/hashing';
import { DAILY, dailySalts, dailyTerms } from '@kingdomino/table';
import type { Ports } from '../ports.ts';
import { BAD_CURSOR, formatResultCursor, parseResultCursor } from '../storage/cursors.ts';
import {
  type FinishedDaily,
  HISTORY_PAGE,
  type OwnDaily,
  RESULT_PAGE,
} from '../storage/deals/daily-results.ts';
import type { StoredDeal } from '../storage/deals/deals.ts';
import type { Store } from '../storage/store.ts';
import { drawSeed, drawTable, seedBytes } from '../tables/new-table.ts';
import type { TableOpener } from '../tables/table-opener.ts';
import type { CommandResult } from '../tables/table-service.ts';
import {
  beginOf,
  closeOf,
  type Day,
  dailyDealId,
  dayOf,
  daysInARow,
  dayText,
  endOf,
  readDay,
} from './day.ts';
import { Distribution } from './distribution.ts';

export interface DailyDealsParts {
  readonly store: Store;
  /** With the time of the tables. */
  readonly ports: Ports;
  readonly opener: TableOpener;
  /** Stands where an erased name stood. */
  readonly noName: string;
  /** Somebody plays the deal, so the bots shall too. */
  readonly onOpened: () => void;
}

const FOR_PEOPLE: CommandRefusal = {
  code: 'not-allowed',
  text: "the day's deal is for people; programs play at other tables",
};
const NO_DAY: CommandRefusal = { code: 'unknown-table', text: 'there was no deal on that day' };
/** Nobody's days in a row are counted farther back. */
const MOST_DAYS = 1000;

export class DailyDeals {
  readonly #parts: DailyDealsParts;

  constructor(parts: DailyDealsParts) {
    this.#parts = parts;
  }

  /** Today's and tomorrow's deals are there from then on. */
  async prepare(): Promise<void> {
    const today = this.#today();
    for (const game of GAME_IDS) for (const day of [today, today + 1]) await this.#dealOf(game, day);
  }

  /** The player's table of today: the first one counts, and is found again. */
  async open(
    player: Player,
    { game, device }: Pick<CommandOf<'daily'>, 'game' | 'device'>,
  ): Promise<CommandResult> {
    if (player.bot) return err(FOR_PEOPLE);
    const { store, ports, opener } = this.#parts;
    const day = this.#today();
    const { id } = await this.#dealOf(game, day);
    const [known] = await store.dailyOf({ player: player.id, deals: [id] });
    const seenOn = device === undefined ? undefined : deviceHash(id, device);
    if (known) {
      if (seenOn !== undefined) await store.noteDailyDevice({ deal: id, device: seenOn, player: player.id });
      return ok({ table: known.table, version: 0 });
    }
    // as it is now: a connection may be older than the name
    const isGuest = (await store.playerById(player.id))?.member !== true;
    const seed = seedBytes(await store.readDealSeed(id));
    const sharedDeal = { deal: id, salts: dailySalts(game), until: closeOf(day) };
    const draw = { ...drawTable(ports), seed };
    const daily = {
      deal: id,
      game,
      day,
      player: player.id,
      isGuest,
      ...(seenOn === undefined ? {} : { device: seenOn }),
    };
    // no client can send a command of this name
    const opened = await opener.open(dailyTerms(game, player, sharedDeal), `daily/${id}`, {
      draw,
      along: { daily },
    });
    this.#parts.onOpened();
    return opened;
  }

  async today(player: string | undefined): Promise<DailyToday> {
    const day = this.#today();
    const games = await Promise.all(GAME_IDS.map(game => this.#todayOf(game, day, player)));
    const days = player === undefined ? [] : await this.#parts.store.dailyDays({ player, limit: MOST_DAYS });
    const streak = daysInARow(days, day);
    const now = this.#parts.ports.now();
    return { day: dayText(day), endsAt: endOf(day), time: now, games, ...(streak > 0 && { streak }) };
  }

  async day(
    game: GameId,
    text: string,
    player: string | undefined,
  ): Promise<Result<DailyDay, CommandRefusal>> {
    const { store, ports } = this.#parts;
    const found = await this.#find(game, text);
    if (!found.ok) return found;
    const { day, deal } = found.value;
    const [distribution, apart, best, bots, mine] = await Promise.all([
      this.#distributionOf(deal.id),
      this.#distributionOf(deal.id, true),
      store.dailyBest(deal.id),
      store.dailyBots(deal.id),
      this.#mine(player, deal.id),
    ]);
    const isOver = ports.now() >= closeOf(day);
    const mayLook = isOver || mine?.state === 'finished';
    return ok({
      game,
      ...promiseOf(deal, day),
      beginsAt: beginOf(day),
      closesAt: closeOf(day),
      salts: dailySalts(game),
      ...(isOver ? { seed: await store.readDealSeed(deal.id) } : {}),
      finished: distribution.total,
      distribution: distribution.counts,
      apart: { finished: apart.total, distribution: apart.counts },
      ...(best ? { best: this.#shown(best, distribution, player, mayLook) } : {}),
      bots: bots
        .map(({ level, points, rank }) => ({ level: level as BotLevel, points, rank }))
        .sort((one, other) => other.points - one.points),
      ...(mine ? { mine } : {}),
    });
  }

  /** Who finished, most points first, page by page. */
  async results(
    game: GameId,
    text: string,
    player: string | undefined,
    { after, list = 'ranked' }: { readonly after?: string; readonly list?: 'ranked' | 'apart' },
  ): Promise<Result<DailyResults, CommandRefusal>> {
    const { store, ports } = this.#parts;
    const isApart = list === 'apart';
    const place = after === undefined ? undefined : parseResultCursor(after);
    if (after !== undefined && !place) return err(BAD_CURSOR);
    const found = await this.#find(game, text);
    if (!found.ok) return found;
    const { id } = found.value.deal;
    const [rows, distribution, mine] = await Promise.all([
      store.dailyResults({ deal: id, limit: RESULT_PAGE, isApart, ...(place ? { after: place } : {}) }),
      this.#distributionOf(id, isApart),
      this.#mine(player, id),
    ]);
    const mayLook = ports.now() >= closeOf(found.value.day) || mine?.state === 'finished';
    const last = rows.length === RESULT_PAGE ? rows.at(-1) : undefined;
    return ok({
      results: rows.map(row => this.#shown(row, distribution, player, mayLook)),
      ...(last ? { next: formatResultCursor(last) } : {}),
    });
  }

  /** The game that a level played, for those who have finished theirs. */
  async botGame(
    game: GameId,
    text: string,
    level: string,
    player: string | undefined,
  ): Promise<Result<readonly string[], CommandRefusal>> {
    const found = await this.#find(game, text);
    if (!found.ok) return found;
    const { deal, day } = found.value;
    const mine = await this.#mine(player, deal.id);
    if (this.#parts.ports.now() < closeOf(day) && mine?.state !== 'finished')
      return err({ code: 'not-allowed', text: 'finish the deal first, or wait until the day is over' });
    const played = (await this.#parts.store.dailyBots(deal.id)).find(each => each.level === level);
    return played ? ok(JSON.parse(played.moves) as string[]) : err(NO_DAY);
  }

  /** A player's days, the last first. */
  async history(game: GameId, player: string, after?: string): Promise<Result<DailyHistory, CommandRefusal>> {
    const { store } = this.#parts;
    const before = after === undefined ? undefined : readDay(after);
    if (after !== undefined && before === undefined) return err(BAD_CURSOR);
    const rows = await store.dailyHistory({ player, game, ...(before === undefined ? {} : { before }) });
    const deals = rows.map(({ deal }) => deal);
    const ranked = Distribution.byDeal(await store.dailyPoints({ deals }));
    const apart = Distribution.byDeal(await store.dailyPoints({ deals, isApart: true }));
    const last = rows.length === HISTORY_PAGE ? rows.at(-1) : undefined;
    return ok({
      game,
      days: rows.map(row => {
        const distribution = (row.apart === null ? ranked : apart).get(row.deal) ?? Distribution.none;
        return {
          day: dayText(row.day),
          deal: row.deal,
          finished: distribution.total,
          mine: this.#shownMine(row, distribution),
        };
      }),
      ...(last ? { next: dayText(last.day) } : {}),
    });
  }

  #today(): Day {
    return dayOf(this.#parts.ports.now());
  }

  /** Whoever asks first draws it, for all processes. */
  async #dealOf(game: GameId, day: Day): Promise<StoredDeal> {
    const { store, ports } = this.#parts;
    const id = dailyDealId(game, day);
    const known = await store.readDeal(id);
    if (known) return known;
    const seed = drawSeed(ports);
    return store.makeDeal({
      id,
      game,
      commitment: commitmentTo(seed),
      seed: toHex(seed),
      madeAt: ports.now(),
      closesAt: closeOf(day),
    });
  }

  /** A day of which there is a deal, and not a day that has not begun. */
  async #find(game: GameId, text: string): Promise<Result<{ day: Day; deal: StoredDeal }, CommandRefusal>> {
    const day = readDay(text);
    if (day === undefined || day > this.#today()) return err(NO_DAY);
    const deal =
      day === this.#today()
        ? await this.#dealOf(game, day)
        : await this.#parts.store.readDeal(dailyDealId(game, day));
    return deal ? ok({ day, deal }) : err(NO_DAY);
  }

  async #todayOf(game: GameId, day: Day, player: string | undefined): Promise<DailyGame> {
    const [deal, tomorrow] = [await this.#dealOf(game, day), await this.#dealOf(game, day + 1)];
    const mine = await this.#mine(player, deal.id);
    const { options, bots } = DAILY[game];
    return {
      game,
      ...promiseOf(deal, day),
      closesAt: closeOf(day),
      options: { ...options },
      bots: [...bots],
      finished: (await this.#distributionOf(deal.id)).total,
      apart: (await this.#distributionOf(deal.id, true)).total,
      tomorrow: promiseOf(tomorrow, day + 1),
      ...(mine ? { mine } : {}),
    };
  }

  async #distributionOf(deal: string, isApart = false): Promise<Distribution> {
    return new Distribution(await this.#parts.store.dailyPoints({ deals: [deal], isApart }));
  }

  async #mine(player: string | undefined, deal: string): Promise<MyDaily | undefined> {
    if (player === undefined) return undefined;
    const [row] = await this.#parts.store.dailyOf({ player, deals: [deal] });
    return row && this.#shownMine(row, await this.#distributionOf(deal, row.apart !== null));
  }

  #shownMine({ table, points, rank, day, status, apart }: OwnDaily, distribution: Distribution): MyDaily {
    const why =
      apart === null ? {} : { apart: apart === 'device' ? ('device' as const) : ('guest' as const) };
    if (points === null || rank === null) {
      const isOpen = status === 'playing' && this.#parts.ports.now() < closeOf(day);
      return { table, state: isOpen ? 'playing' : 'unfinished', ...why };
    }
    return { table, state: 'finished', points, rank, place: distribution.placeOf(points), ...why };
  }

  #shown(
    { name, points, rank, finishedAt, table, player }: FinishedDaily,
    distribution: Distribution,
    asker: string | undefined,
    mayLook: boolean,
  ): DailyResult {
    return {
      place: distribution.placeOf(points),
      name: name ?? this.#parts.noName,
      points,
      rank,
      finishedAt,
      ...(mayLook || player === asker ? { table } : {}),
      ...(player === asker ? { you: true as const } : {}),
    };
  }
}

/** Of another deal it is another: nothing follows somebody's device from day to day. */
function deviceHash(deal: string, device: string): string {
  return toHex(sha256(utf8(`${deal}/${device}`)));
}

function promiseOf({ id, commitment, madeAt }: StoredDeal, day: Day) {
  return { day: dayText(day), deal: id, commitment, committedAt: madeAt };
}

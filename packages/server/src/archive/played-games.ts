/** Finished games of members, for achievements: read from tables here, or replayed from the records of a device. */
import type { BotLevel, CommandRefusal, Player } from '@kingdomino/protocol';
import { err, ok, parseLink, type Result, replay } from '@kingdomino/rules';
import {
  dispensableOf,
  type FinishedGame,
  finishedGame,
  finishedTable,
} from '@kingdomino/table/achievements';
import type { Ports } from '../ports.ts';
import type { Origin, UnnotedSeat } from '../storage/archive/played-games.ts';
import type { Store } from '../storage/store.ts';
import { CachedTable } from '../tables/cached-table.ts';
import { UnreadableTable } from '../tables/unreadable-table.ts';

/** Games of one account. Beyond so many, the oldest go to which nothing is owed, a few more than needed. */
const MOST = 1000;
const SPARE = 50;
/** Tables that one request looks at: a few milliseconds each. */
const STEP = 20;

const MEMBERS_ONLY: CommandRefusal = {
  code: 'members-only',
  text: 'games are kept with a name that lasts: add a passkey first',
};

const SOMEBODY_ELSE: CommandRefusal = {
  code: 'not-allowed',
  text: 'somebody else is signed in: this game is not theirs',
};

/** A game on a device, with who sat where: whoever hands it in, another person there, or a bot. */
export interface DeviceGame {
  /** Whose it is, as the device knows: somebody else may have signed in there meanwhile. */
  readonly player: string;
  readonly id: string;
  readonly at: number;
  /** As in docs/record.md. */
  readonly link: string;
  readonly seats: readonly ('me' | 'friend' | BotLevel)[];
}

export type KeptGame = FinishedGame & { readonly origin: Origin };

export interface KeptGames {
  /** Whose they are. */
  readonly player: string;
  readonly games: readonly KeptGame[];
  /** There are tables that were not looked at yet: ask again. */
  readonly more?: true;
}

export class PlayedGames {
  readonly #store: Store;
  readonly #ports: Ports;

  constructor(store: Store, ports: Ports) {
    this.#store = store;
    this.#ports = ports;
  }

  /** Oldest first. */
  async list(player: Player): Promise<Result<KeptGames, CommandRefusal>> {
    if (!player.member) return err(MEMBERS_ONLY);
    const seats = await this.#store.unnotedOf({ player: player.id, limit: STEP + 1 });
    for (const seat of seats.slice(0, STEP)) await this.#noteTable(seat);
    const games = await this.#read(player.id);
    return ok({ player: player.id, games, ...(seats.length > STEP && { more: true as const }) });
  }

  /** Twice is once. */
  async handIn(player: Player, game: DeviceGame): Promise<Result<undefined, CommandRefusal>> {
    if (!player.member) return err(MEMBERS_ONLY);
    if (game.player !== player.id) return err(SOMEBODY_ELSE);
    const read = replayed(game, this.#ports.now());
    if (!read.ok) return read;
    await this.#note(player.id, 'device', read.value);
    return ok(undefined);
  }

  /** A device's game counts no more. */
  async takeBack(player: string, id: string): Promise<void> {
    await this.#store.dropPlayed({ player, origin: 'device', ids: [id] });
  }

  /** Before tables are forgotten, what their members reached there is noted. */
  async noteTables(tables: readonly string[]): Promise<void> {
    for (const seat of await this.#store.unnotedAt(tables)) await this.#noteTable(seat);
  }

  async #noteTable({ table: id, player }: UnnotedSeat): Promise<void> {
    const game = await this.#tableAs(id, player);
    if (game) await this.#note(player, 'table', game);
    else await this.#store.notePlayed({ player, origin: 'table', id, at: this.#ports.now(), body: null });
  }

  async #tableAs(id: string, player: string): Promise<FinishedGame | undefined> {
    try {
      const { table } = new CachedTable(id, await this.#store.readEvents({ table: id, after: 0 }));
      const seat = table.seatOf(player);
      return seat === undefined ? undefined : finishedTable(id, table, seat);
    } catch (error) {
      // of a later release, or damaged: whoever runs the server hears of it elsewhere
      if (error instanceof UnreadableTable) return undefined;
      throw error;
    }
  }

  async #note(player: string, origin: Origin, { id, at, ...rest }: FinishedGame): Promise<void> {
    const count = await this.#store.notePlayed({ player, origin, id, at, body: JSON.stringify(rest) });
    if (count > MOST) await this.#forgetSome(player);
  }

  async #forgetSome(player: string): Promise<void> {
    const gone = dispensableOf(await this.#read(player), MOST - SPARE);
    for (const origin of ['table', 'device'] as const) {
      const ids = gone.filter(game => game.origin === origin).map(({ id }) => id);
      await this.#store.dropPlayed({ player, origin, ids });
    }
  }

  async #read(player: string): Promise<KeptGame[]> {
    const rows = await this.#store.playedOf(player);
    return rows.map(({ origin, id, at, body }) => {
      const rest = JSON.parse(body) as Omit<FinishedGame, 'id' | 'at'>;
      return { origin, id, at, ...rest };
    });
  }
}

/** Every move is checked, and the points are counted here. What bots would have played nobody can check. */
function replayed({ id, at, link, seats }: DeviceGame, now: number): Result<FinishedGame, CommandRefusal> {
  const record = parseLink(link);
  const played = record.ok ? replay(record.value) : record;
  if (!played.ok) return err({ code: 'illegal', text: played.error.text });
  const { game, state } = played.value;
  if (game.toAct(state) !== 'nobody') return err({ code: 'not-over', text: 'this game is not over' });
  const { ranking, scores } = game.outcome(state);
  const mine = seats.indexOf('me');
  if (seats.length !== scores.length || mine < 0 || seats.lastIndexOf('me') !== mine)
    return err({ code: 'bad-seats', text: 'one of the seats is yours, and each has somebody' });
  const levels = seats.map(who => (who === 'me' || who === 'friend' ? undefined : who));
  return ok(finishedGame({ id, game: game.id, at: Math.min(at, now), state, ranking, levels }, mine));
}

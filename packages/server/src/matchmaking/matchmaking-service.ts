/**
 * Matchmaking over all processes. The queue is in the store; this process matches queued players, tells its own players
 * their status, at once when a message comes and else within a second, and opens the tables of accepted offers.
 */
import {
  type CommandOf,
  type CommandRefusal,
  type Player,
  RATED_MODES,
  type Stakes,
  type TableEvent,
} from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import { MEMBERS_ONLY, type ReadonlyTable } from '@kingdomino/table';
import { shownPlayer } from '../identity/identity-service.ts';
import { type Ports, randomId } from '../ports.ts';
import type { Watcher } from '../presence/watchers.ts';
import type { PubSub } from '../pubsub/pubsub.ts';
import type { FullOffer, MatchResult, QueueCounts } from '../storage/matchmaking/offers.ts';
import type { Store } from '../storage/store.ts';
import type { TableOpener } from '../tables/table-opener.ts';
import { offerTerms } from './offer-terms.ts';
import { QueueConnections } from './queue-connections.ts';
import { notQueued, type QueueStatus, queueStatus } from './queue-status.ts';

export const MATCHMAKING_STEP = 1000;
/** In steps: how often it is written down that players are there, and how often it is looked although nobody waits here. */
const SEE_EVERY = 4;
const IDLE_EVERY = 30;

/** How many wait is counted at most once a second where it takes long, because many do. */
const COUNT_EVERY = 1000;
const MANY = 200;

/** Players in one message: PostgreSQL takes none of 8,000 bytes. */
const MOST_TOLD = 200;

const PEOPLE_ONLY: CommandRefusal = { code: 'not-allowed', text: 'only people are paired with people' };
const LEFT_EARLY: CommandRefusal = {
  code: 'too-many-messages',
  text: 'you left a rated game before it began; wait a little, or for a game that is not rated',
};
const TOO_OFTEN: CommandRefusal = {
  code: 'too-many-messages',
  text: 'you have begun to wait too often; wait a little',
  retryAfter: 10_000,
};

export interface MatchmakingParts {
  readonly store: Store;
  /** With the time of the tables. */
  readonly ports: Ports;
  readonly pubsub: PubSub;
  readonly opener: TableOpener;
  /** False when a player has begun to wait too often. */
  readonly takeWait: (player: string) => boolean;
  readonly onPaired: (mode: string, outcome: 'offered' | 'given-up' | 'seated', count: number) => void;
  readonly onError: (error: unknown) => void;
}

type WaitResult = Result<QueueStatus, CommandRefusal>;

export class MatchmakingService {
  readonly #parts: MatchmakingParts;
  readonly #connections = new QueueConnections();
  #counted: { readonly counts: QueueCounts; readonly at: number } = {
    counts: {},
    at: Number.NEGATIVE_INFINITY,
  };
  #step = 0;
  #isLooking = false;

  constructor(parts: MatchmakingParts) {
    this.#parts = parts;
  }

  /** How many players are queued at this process. */
  get size(): number {
    return this.#connections.size;
  }

  /** How many could be paired, by mode. */
  async countQueued(): Promise<QueueCounts> {
    const now = this.#parts.ports.now();
    if (now - this.#counted.at >= COUNT_EVERY || now < this.#counted.at) {
      const counts = await this.#parts.store.countQueued(now);
      const all = RATED_MODES.reduce((sum, mode) => sum + (counts[mode] ?? 0), 0);
      this.#counted = { counts, at: all > MANY ? now : Number.NEGATIVE_INFINITY };
    }
    return this.#counted.counts;
  }

  /** Joins the queue. Over a connection the player is told of every change; clients without one ask again. */
  async wait(player: Player, command: CommandOf<'wait'>, connection?: Watcher): Promise<WaitResult> {
    const { store, opener, ports, takeWait } = this.#parts;
    const { modes, stakes, pace, bots, again } = command;
    if (player.bot) return err(PEOPLE_ONLY);
    if (stakes === 'rated' && !player.member) return err(MEMBERS_ONLY);
    if (!again && !takeWait(player.id)) return err(TOO_OFTEN);
    const barred = await this.#refuseRated(player, stakes);
    const refusal = (stakes === 'rated' ? barred : undefined) ?? (await opener.refuseSeat(player.id));
    if (refusal) return err(refusal);
    await store.joinQueue({
      player: player.id,
      modes,
      stakes: player.member && !barred ? stakes : 'casual',
      ...(pace === undefined ? {} : { pace }),
      ...(bots === undefined ? {} : { bots }),
      ...(again ? { again } : {}),
      now: ports.now(),
    });
    if (connection) this.#connections.add(connection);
    await this.#pair(true);
    return ok(await this.#standingOf(player.id, connection));
  }

  /** At a table of ours: who gets up before a rated game, or calls one off, keeps others from theirs. */
  considerLeaving(
    { terms, host }: Pick<ReadonlyTable, 'terms' | 'host'>,
    events: readonly TableEvent[],
  ): void {
    if (host || terms.ladder) return;
    const { store, ports, onError } = this.#parts;
    for (const event of events) {
      const seat = terms.seats[leaverOf(event, terms.rated === true) ?? -1];
      if (seat?.kind === 'person')
        void store.noteEarlyLeave({ player: seat.player.id, at: ports.now() }).catch(onError);
    }
  }

  /** Who would take either is paired for what does not count meanwhile. */
  async #refuseRated(player: Player, stakes: Stakes): Promise<CommandRefusal | undefined> {
    if (stakes === 'casual' || !player.member) return undefined;
    const now = this.#parts.ports.now();
    const until = await this.#parts.store.earlyLeaveOf({ player: player.id, now });
    return until === undefined ? undefined : { ...LEFT_EARLY, retryAfter: until - now };
  }

  async stop(player: Player, connection?: Watcher): Promise<WaitResult> {
    await this.#end(player.id);
    return ok(await this.#standingOf(player.id, connection));
  }

  async answer(player: Player, command: CommandOf<'answerOffer'>, connection?: Watcher): Promise<WaitResult> {
    const { store, ports } = this.#parts;
    const { offer, accept } = command;
    const answered = await store.answerOffer({ player: player.id, offer, accept, now: ports.now() });
    await this.#apply(answered, [player.id]);
    if (answered.givenUp > 0) await this.#pair(true);
    return ok(await this.#standingOf(player.id, connection));
  }

  /** A connection is gone: with the last one of a player, the player is not paired until there is another. */
  left(connection: Watcher): void {
    if (!this.#connections.remove(connection)) return;
    const { store, ports, onError } = this.#parts;
    void store.noteQueuedGone({ players: [connection.playerId], at: ports.now() }).catch(onError);
  }

  /** Signed out everywhere, banned or erased. */
  async dismiss(player: string): Promise<void> {
    await this.#end(player).catch(this.#parts.onError);
  }

  /** Whoever was to play with him is paired with others. */
  async #end(player: string): Promise<void> {
    await this.#apply(await this.#parts.store.leaveQueue(player), [player]);
    await this.#pair(true);
  }

  /** Another process says that something has changed for these players. */
  receive(players: readonly string[]): void {
    void this.#tell(players).catch(this.#parts.onError);
  }

  /** A scheduled job: rating ranges grow, answers are late, processes die. */
  async step(): Promise<void> {
    const step = this.#step++;
    if (this.#isLooking || (this.#connections.size === 0 && step % IDLE_EVERY !== 0)) return;
    this.#isLooking = true;
    try {
      const { store, ports } = this.#parts;
      if (step % SEE_EVERY === 0)
        await store.noteQueuedSeen({ players: this.#connections.players, at: ports.now() });
      await this.#pair(false);
      await this.#tell(this.#connections.players);
    } catch (error) {
      this.#parts.onError(error);
    } finally {
      this.#isLooking = false;
    }
  }

  async #pair(isChange: boolean): Promise<void> {
    const { store, ports } = this.#parts;
    // where nobody waits no chance is needed: those who wait elsewhere are paired there
    const drawn = isChange || this.#connections.size > 0 ? { id: randomId(ports, 9) } : {};
    await this.#apply(await store.matchQueued({ now: ports.now(), isChange, ...drawn }), []);
  }

  /** `known`: those who hear of it by the answer to their command. */
  async #apply({ changed, full, made, givenUp }: MatchResult, known: readonly string[]): Promise<void> {
    const { onPaired } = this.#parts;
    for (const { mode } of made) onPaired(mode, 'offered', 1);
    if (givenUp > 0) onPaired('any', 'given-up', givenUp);
    await this.#spread(changed.filter(player => !known.includes(player)));
    for (const offer of full) await this.#open(offer);
  }

  async #spread(players: readonly string[]): Promise<void> {
    if (players.length === 0) return;
    for (let from = 0; from < players.length; from += MOST_TOLD)
      this.#parts.pubsub.publish({ kind: 'waits', players: players.slice(from, from + MOST_TOLD) });
    await this.#tell(players);
  }

  /** Whoever else opens it, too, comes to the same table. */
  async #open(offer: FullOffer): Promise<void> {
    const { store, opener, onPaired } = this.#parts;
    const known = await Promise.all(offer.players.map(id => store.playerById(id)));
    const players = known.filter(player => player !== undefined).map(shownPlayer);
    const opened =
      players.length < known.length
        ? undefined
        : await opener.openPaired(offerTerms(offer, players), offer.id);
    if (opened?.ok) onPaired(offer.mode, 'seated', 1);
    else {
      const without = offer.players.filter((_, index) => known[index] === undefined);
      await store.dissolveOffer({ offer: offer.id, without });
    }
    await this.#spread(offer.players);
  }

  async #tell(players: readonly string[]): Promise<void> {
    const here = players.filter(player => this.#connections.has(player));
    if (here.length === 0) return;
    const { store, ports } = this.#parts;
    const [waits, counts] = await Promise.all([store.queueEntriesOf(here), this.countQueued()]);
    const byPlayer = new Map(waits.map(wait => [wait.player, wait]));
    for (const player of here) {
      const wait = byPlayer.get(player);
      const now = ports.now();
      const message = wait
        ? queueStatus(wait, counts, now)
        : notQueued(now, this.#connections.owesAnswer(player));
      this.#connections.tell(player, message);
    }
  }

  /** The status for an answer; the other connections of the player are told, too. */
  async #standingOf(player: string, connection?: Watcher): Promise<QueueStatus> {
    const { store, ports } = this.#parts;
    const [[wait], counts] = await Promise.all([store.queueEntriesOf([player]), this.countQueued()]);
    const message = wait ? queueStatus(wait, counts, ports.now()) : notQueued(ports.now());
    this.#connections.note(player, message, connection);
    return message;
  }
}

/** The seat of who has left before it was a game. */
function leaverOf(event: TableEvent, isRated: boolean): number | undefined {
  if (event.type === 'vacated') return isRated ? event.seat : undefined;
  return event.type === 'closed' ? event.seat : undefined;
}

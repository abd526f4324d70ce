/** Sends a nudge that was claimed to whoever is to get it, and notes what came of it. */
import type { HookKind } from '@kingdomino/protocol';
import type { ReadonlyTable } from '@kingdomino/table';
import type { Ports } from '../ports.ts';
import type { StoredNudge } from '../storage/notifications/notifications.ts';
import type { Receiver } from '../storage/notifications/subscriptions.ts';
import type { Store } from '../storage/store.ts';
import type { TableService } from '../tables/table-service.ts';
import { type Message, post } from './http-post.ts';
import { type About, hookMessage, type PushSender, pushMessage, testMessage } from './messages.ts';
import { concerns, isStillTrue } from './notification-rules.ts';

const MOST_TRIES = 5;
/** Before the second attempt; four times as long before each later one. */
const FIRST_PAUSE = 10_000;
const GONE = [404, 410];
const NO_ANSWER = 0;

export interface SenderParts {
  readonly store: Store;
  readonly service: TableService;
  readonly ports: Ports;
  readonly push: () => Promise<PushSender>;
  readonly isLooking: (table: string, seat: number) => boolean;
  readonly isTrusted?: (url: string) => boolean;
  /** Counted. */
  readonly onSent: (way: string, outcome: string) => void;
}

type Outcome = 'sent' | 'gone' | 'again';

export class Sender {
  readonly #parts: SenderParts;
  readonly #end = new AbortController();

  constructor(parts: SenderParts) {
    this.#parts = parts;
  }

  stop(): void {
    this.#end.abort();
  }

  async send(nudge: StoredNudge): Promise<void> {
    const { service } = this.#parts;
    const table = await service.read(nudge.table, now =>
      this.#isWanted(nudge, now) ? now.copy() : undefined,
    );
    const receivers = table ? await this.#receivers(nudge, table) : [];
    if (!table || receivers.length === 0) return this.#finish(nudge, nudge.reached);
    const outcomes = await Promise.all(
      receivers.map(async receiver => ({ receiver, outcome: await this.#tell(nudge, table, receiver) })),
    );
    if (this.#end.signal.aborted) return;
    await this.#settle(nudge, outcomes);
  }

  /** Nothing for somebody who came meanwhile, and nothing that is not so any more. */
  #isWanted(nudge: StoredNudge, table: ReadonlyTable): boolean {
    const kind = nudge.kind as HookKind;
    if (nudge.way === 'hook') return true;
    const seat = table.seatOf(nudge.player);
    if (!isStillTrue(table, { player: nudge.player, kind, version: nudge.version })) return false;
    return seat === undefined || !this.#parts.isLooking(nudge.table, seat);
  }

  async #receivers(nudge: StoredNudge, table: ReadonlyTable): Promise<Receiver[]> {
    const { store } = this.#parts;
    if ((await store.playerById(nudge.player)) === undefined) return [];
    const all = await store.receiversOf(nudge.player);
    const isOwn = concerns(table, nudge.player);
    const ofClub = nudge.kind === 'finished' ? table.terms.club : undefined;
    return all.filter(
      ({ id, way, table: only, club, kinds }) =>
        way === nudge.way &&
        !nudge.reached.includes(id) &&
        (only === null || only === nudge.table) &&
        (club === null ? isOwn : club === ofClub) &&
        kinds.includes(this.#kindFor(nudge, table, kinds)),
    );
  }

  /** Who does not want to know that a game begins may want to know that it is their turn. */
  #kindFor(nudge: StoredNudge, table: ReadonlyTable, kinds: readonly string[]): HookKind {
    const isTurn =
      nudge.way === 'push' && table.toAct !== undefined && table.toAct === table.seatOf(nudge.player);
    return nudge.kind === 'full' && !kinds.includes('full') && isTurn ? 'turn' : (nudge.kind as HookKind);
  }

  async #tell(nudge: StoredNudge, table: ReadonlyTable, receiver: Receiver): Promise<Outcome> {
    const { ports, onSent } = this.#parts;
    const kind = this.#kindFor(nudge, table, receiver.kinds);
    const about = { id: nudge.table, table, player: nudge.player, kind, at: ports.now() };
    const status = await this.#message(nudge, receiver, about)
      .then(message => this.#post(message))
      .catch(() => NO_ANSWER);
    const outcome = outcomeOf(status, nudge.way);
    onSent(nudge.way, outcome);
    if (nudge.way === 'hook') await this.#noteAnswer(receiver, kind, status);
    return outcome;
  }

  /** A message for its owner to see that it arrives; answers with the status. */
  async try(receiver: Receiver, delivery: string): Promise<number> {
    const message = testMessage(receiver, delivery, this.#parts.ports.now());
    const status = await this.#post(message).catch(() => NO_ANSWER);
    await this.#noteAnswer(receiver, 'test', status);
    return status;
  }

  #post(message: Message): Promise<number> {
    const { isTrusted } = this.#parts;
    return post(message, { signal: this.#end.signal, ...(isTrusted ? { isTrusted } : {}) });
  }

  async #noteAnswer({ id }: Receiver, kind: string, status: number): Promise<void> {
    const { store, ports } = this.#parts;
    // who stops in the middle of it was not refused
    if (!this.#end.signal.aborted) await store.noteAnswer({ id, answer: { at: ports.now(), kind, status } });
  }

  async #message(nudge: StoredNudge, receiver: Receiver, about: About): Promise<Message> {
    return nudge.way === 'push'
      ? pushMessage(await this.#parts.push(), receiver, about)
      : hookMessage(receiver, nudge.id, about);
  }

  async #settle(
    nudge: StoredNudge,
    outcomes: readonly { readonly receiver: Receiver; readonly outcome: Outcome }[],
  ): Promise<void> {
    const { store, ports } = this.#parts;
    const being = (wanted: Outcome) =>
      outcomes.filter(({ outcome }) => outcome === wanted).map(({ receiver }) => receiver.id);
    for (const id of being('gone')) await store.deleteReceiver({ player: nudge.player, id });
    const reached = [...nudge.reached, ...being('sent')];
    if (being('again').length > 0 && nudge.tries < MOST_TRIES) {
      const dueAt = ports.now() + FIRST_PAUSE * 4 ** (nudge.tries - 1);
      return store.settleNudge({ id: nudge.id, version: nudge.version, kind: nudge.kind, reached, dueAt });
    }
    await this.#finish(nudge, reached);
  }

  /** Where nobody was told, nothing waits for an answer. What clocks say is remembered: it would be said again. */
  async #finish({ id, version, kind, way }: StoredNudge, reached: readonly string[]): Promise<void> {
    const { store } = this.#parts;
    if (way === 'push' && reached.length > 0) await store.settleNudge({ id, version, kind, reached });
    else if (kind === 'time') await store.answerNudges([id]);
    else await store.dropNudge({ id, version, kind });
  }
}

function outcomeOf(status: number, way: string): Outcome {
  if (status >= 200 && status < 300) return 'sent';
  // a program that is away for a while may come back; a device that a push service does not know never does
  return way === 'push' && GONE.includes(status) ? 'gone' : 'again';
}

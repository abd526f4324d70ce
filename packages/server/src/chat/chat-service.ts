/**
 * Chat: free text among those who sit at a table and have all agreed to it. It is no event: spectators never get it, it is
 * in no record, and it is soon deleted.
 */
import type { AnswerOf, CommandOf, CommandRefusal, Player, Written } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import {
  CLOSED,
  NOT_AGREED,
  NOT_SEATED,
  NOT_WELCOME,
  type ReadonlyTable,
  UNKNOWN_TABLE,
} from '@kingdomino/table';
import type { ModerationPolicy } from '../moderation/moderation-policy.ts';
import { writtenLine } from '../moderation/written-text.ts';
import type { Ports } from '../ports.ts';
import type { Watchers } from '../presence/watchers.ts';
import type { PubSub } from '../pubsub/pubsub.ts';
import type { StoredTalk } from '../storage/moderation/chat.ts';
import type { Store } from '../storage/store.ts';
import type { CommandResult, TableService } from '../tables/table-service.ts';
import { peopleAt, seatedAt } from '../tables/table-summary.ts';

/** Kept at one table, and told at once. */
const MOST_KEPT = 500;
const MOST_TOLD = 200;
const EMPTY: CommandRefusal = { code: 'bad-message', text: 'write/text has nothing to be read' };
const FULL: CommandRefusal = { code: 'too-large', text: `at most ${MOST_KEPT} texts a table` };

export interface ChatServiceParts {
  readonly store: Pick<Store, 'addTalk' | 'isTalkKnown' | 'readTalk'>;
  readonly ports: Pick<Ports, 'now'>;
  readonly service: Pick<TableService, 'read' | 'tables'>;
  readonly pubsub: PubSub;
  readonly watchers: Watchers;
  readonly moderation: ModerationPolicy;
}

export class ChatService {
  readonly #parts: ChatServiceParts;

  constructor(parts: ChatServiceParts) {
    this.#parts = parts;
  }

  async write(player: Player, { table, id, text: raw }: CommandOf<'write'>): Promise<CommandResult> {
    const { store, service, ports, moderation } = this.#parts;
    const text = writtenLine(raw);
    if (text === undefined) return err(EMPTY);
    const known = await service.read(table, now => ({
      seat: now.seatOf(player.id),
      version: now.version,
      people: peopleAt(now),
      refusal: refusalToWrite(now, player.id),
    }));
    if (!known) return err(UNKNOWN_TABLE);
    const { seat, version, people, refusal } = known;
    if (refusal || seat === undefined) return err(refusal ?? NOT_SEATED);
    if (await moderation.isBlocked(player.id, people)) return err(NOT_WELCOME);
    const talk: StoredTalk = {
      id: `${table}/${player.id}/${id}`,
      table,
      player: player.id,
      seat,
      text,
      at: ports.now(),
    };
    if (await store.addTalk({ talk, most: MOST_KEPT })) this.#tell(talk);
    else if (!(await store.isTalkKnown(talk.id))) return err(FULL);
    return ok({ table, version });
  }

  /** What was written since the reader sits there: who came later did not belong to those who agreed before. */
  async read(player: string, table: string): Promise<Result<AnswerOf<'talk'>, CommandRefusal>> {
    const { store, service } = this.#parts;
    const since = await service.read(table, now =>
      now.seatOf(player) === undefined ? undefined : { at: seatedAt(now, player) },
    );
    if (!since) return err(NOT_SEATED);
    const kept = await store.readTalk({ table, limit: MOST_TOLD });
    const written = kept.filter(({ at }) => at >= since.at).map(shown);
    return ok({ type: 'talk', table, written });
  }

  /** Of another process. */
  receive(table: string, written: Written): void {
    const now = this.#parts.service.tables.peek(table)?.table;
    if (!now) return;
    const text = JSON.stringify({ type: 'talk', table, written: [written] } satisfies AnswerOf<'talk'>);
    for (const watcher of this.#parts.watchers.watchersOf(table))
      if (watcher.playerId !== '' && now.seatOf(watcher.playerId) !== undefined) watcher.sendText(text);
  }

  #tell(talk: StoredTalk): void {
    const written = shown(talk);
    this.receive(talk.table, written);
    this.#parts.pubsub.publish({ kind: 'talk', table: talk.table, written });
  }
}

function refusalToWrite(table: ReadonlyTable, player: string): CommandRefusal | undefined {
  if (table.seatOf(player) === undefined) return NOT_SEATED;
  if (table.status === 'closed') return CLOSED;
  return table.canWrite ? undefined : NOT_AGREED;
}

function shown({ id, seat, player, text, at }: StoredTalk): Written {
  return { id, seat, player, text, at };
}

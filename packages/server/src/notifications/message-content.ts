/** What a notification says, the same for devices and programs; nothing that is hidden at the table. */
import { createHash } from 'node:crypto';
import {
  type NewsKind,
  SENT_NEWS_KINDS,
  type SentNewsKind,
  type TableWebhookKind,
  type WebhookKind,
} from '@kingdomino/protocol';
import type { ReadonlyTable } from '@kingdomino/table';
import type { StoredNews } from '../storage/people/news.ts';

export interface Content {
  readonly kind: WebhookKind;
  readonly at: number;
  /** What waits for a device is replaced by what is newer about the same. */
  readonly topic: string;
  readonly isUrgent: boolean;
  readonly push: object;
  readonly hook: object;
}

export interface About {
  readonly id: string;
  readonly table: ReadonlyTable;
  readonly player: string;
  readonly kind: TableWebhookKind;
  readonly at: number;
}

export function tableContent({ id, table, player, kind, at }: About): Content {
  const { game, club } = table.terms;
  const names = namesOf(table, player);
  const seat = table.seatOf(player);
  return {
    kind,
    at,
    topic: id,
    isUrgent: kind === 'time',
    push: { kind, table: id, game, names },
    hook: {
      kind,
      table: id,
      game,
      version: table.version,
      player,
      ...(seat === undefined ? {} : { seat }),
      names,
      ...(club === undefined ? {} : { club }),
      ...(table.ended ? { ranking: table.ended.ranking } : {}),
      at,
    },
  };
}

const TOPIC_BYTES = 18;

export function newsContent(news: StoredNews, names: readonly string[], at: number): Content {
  const kind = news.kind as SentNewsKind;
  const told = { ...news.body, kind, names };
  return {
    kind,
    at,
    topic: createHash('sha256').update(news.id).digest().subarray(0, TOPIC_BYTES).toString('base64url'),
    isUrgent: kind === 'paired',
    push: told,
    hook: { ...told, player: news.player, at },
  };
}

export function isNewsKind(kind: string): kind is SentNewsKind {
  return SENT_NEWS_KINDS.some(name => name === kind);
}

/** The kind of news whose switch holds for this one, too; programs that asked for the end of games are always told. */
export function switchOf(kind: string): NewsKind | 'finished' {
  if (isNewsKind(kind)) return kind;
  if (kind === 'finished') return 'finished';
  return kind === 'invited' ? 'rematch' : 'turn';
}

/** The names of the other people at the table. */
function namesOf({ seats }: ReadonlyTable, player: string): string[] {
  return seats.flatMap(seat =>
    seat.kind === 'person' && seat.player.id !== player ? [seat.player.name] : [],
  );
}

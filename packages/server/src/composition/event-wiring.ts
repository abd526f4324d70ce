/** Connects the events of tables, and the messages of other processes, with the services that handle them. */
import type { GameArchiver } from '../archive/game-archiver.ts';
import type { BotRunner } from '../bots/bot-runner.ts';
import type { ChatService } from '../chat/chat-service.ts';
import type { MatchmakingService } from '../matchmaking/matchmaking-service.ts';
import type { Metrics } from '../metrics.ts';
import type { NewsService } from '../news/news-service.ts';
import type { TableNews } from '../news/table-news.ts';
import type { Notifier } from '../notifications/notifier.ts';
import type { OnlineMembers } from '../people/online-members.ts';
import type { SeatAbsences } from '../presence/seat-absences.ts';
import type { TablePresence } from '../presence/table-presence.ts';
import type { Watchers } from '../presence/watchers.ts';
import type { PubSub, PubSubMessage } from '../pubsub/pubsub.ts';
import type { Connections } from '../sockets/connections.ts';
import type { LobbyFeed } from '../sockets/lobby-feed.ts';
import type { MissedEvents } from '../sockets/missed-events.ts';
import type { StudyRooms } from '../sockets/study-rooms.ts';
import type { TableService } from '../tables/table-service.ts';
import type { SharedClock } from '../time/shared-clock.ts';

/** After these other people are at a table. */
const CHANGES_SEATS: readonly string[] = ['seated', 'declined', 'vacated', 'removed'];

interface WiringParts {
  readonly service: TableService;
  readonly watchers: Watchers;
  readonly presence: TablePresence;
  readonly rooms: StudyRooms;
  readonly lobby: LobbyFeed;
  readonly bots: BotRunner;
  readonly notifier: Notifier;
  readonly news: NewsService;
  readonly tableNews: TableNews;
  readonly online: OnlineMembers;
  readonly archiver: GameArchiver;
  readonly matchmaking: MatchmakingService;
  readonly chat: ChatService;
  readonly absences: SeatAbsences;
  readonly time: SharedClock;
  readonly missedEvents: MissedEvents;
  readonly metrics: Metrics;
  readonly pubsub: PubSub;
  readonly connections: Connections;
  readonly onSignedOut: (player: string, session?: string) => void;
}

export function wireEvents(parts: WiringParts): void {
  const { service, lobby, watchers, presence, time, pubsub } = parts;
  service.onEvents(({ id, table }, from, events) => {
    lobby.note(table);
    watchers.sendEvents(id, from, events, time.now());
    if (watchers.isWatched(id) && events.some(({ type }) => CHANGES_SEATS.includes(type)))
      presence.update(id);
  });
  service.onCommit((cached, events) => {
    lobby.note(cached.table);
    parts.bots.consider(cached);
    parts.notifier.consider(cached, events);
    parts.tableNews.consider(cached, events);
    parts.archiver.consider(cached, events);
    parts.matchmaking.considerLeaving(cached.table, events);
    for (const { type } of events) parts.metrics.event(type);
  });
  pubsub.subscribe(
    message => hear(parts, message),
    milliseconds => {
      if (milliseconds > 0) time.away(milliseconds);
      lobby.invalidate();
      parts.absences.invalidate();
      void parts.missedEvents.checkAll();
    },
  );
}

/** Handles a message of another process. */
function hear(parts: WiringParts, message: PubSubMessage): void {
  switch (message.kind) {
    case 'presence':
      return parts.presence.receive(message);
    case 'waits':
      return parts.matchmaking.receive(message.players);
    case 'online':
      return parts.online.receive(message);
    case 'news':
      return parts.news.receive(message);
    case 'shown':
      return parts.rooms.receive(message.shown);
    case 'talk':
      return parts.chat.receive(message.table, message.written);
    case 'signed-out':
      return parts.onSignedOut(message.player, message.session);
    case 'rewritten':
      return parts.service.tables.forget(message.tables);
    case 'renamed':
      return parts.connections.rename(message.player, message.name, message.avatar);
    case 'session-replaced':
      return parts.connections.closeOf(message.player, message.session, 'restart');
    case 'events':
      parts.lobby.receive(message.table);
      void parts.missedEvents.refresh(message.table, message.version, message.events);
  }
}

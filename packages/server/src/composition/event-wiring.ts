/** Who hears of what happens at tables: here, and in other processes. */
import type { Archivist } from '../archive/game-archiver.ts';
import type { BotRunner } from '../bots/bot-runner.ts';
import type { TalkDesk } from '../chat/chat-service.ts';
import type { PairingDesk } from '../matchmaking/matchmaking-service.ts';
import type { Metrics } from '../metrics.ts';
import type { Nudger } from '../notifications/notifier.ts';
import type { Absences } from '../presence/seat-absences.ts';
import type { Presence } from '../presence/table-presence.ts';
import type { Hub } from '../presence/watchers.ts';
import type { Fanout, News } from '../pubsub/pubsub.ts';
import type { Lobby } from '../sockets/lobby-feed.ts';
import type { LostNews } from '../sockets/missed-events.ts';
import type { StudyRooms } from '../sockets/study-rooms.ts';
import type { TableService } from '../tables/table-service.ts';
import type { ServiceTime } from '../time/shared-clock.ts';

/** After these other people are at a table. */
const CHANGES_SEATS: readonly string[] = ['seated', 'vacated', 'removed'];

interface NewsParts {
  readonly service: TableService;
  readonly hub: Hub;
  readonly presence: Presence;
  readonly rooms: StudyRooms;
  readonly lobby: Lobby;
  readonly bots: BotRunner;
  readonly nudger: Nudger;
  readonly archivist: Archivist;
  readonly pairing: PairingDesk;
  readonly talk: TalkDesk;
  readonly absences: Absences;
  readonly time: ServiceTime;
  readonly lostNews: LostNews;
  readonly metrics: Metrics;
  readonly fanout: Fanout;
  readonly onSignedOut: (player: string, session?: string) => void;
}

export function connectNews(parts: NewsParts): void {
  const { service, lobby, hub, presence, time, fanout } = parts;
  service.onEvents(({ id, table }, from, events) => {
    lobby.note(table);
    hub.sendEvents(id, from, events, time.now());
    if (hub.isWatched(id) && events.some(({ type }) => CHANGES_SEATS.includes(type))) presence.update(id);
  });
  service.onCommit((cached, events) => {
    lobby.note(cached.table);
    parts.bots.consider(cached);
    parts.nudger.consider(cached, events);
    parts.archivist.consider(cached, events);
    for (const { type } of events) parts.metrics.event(type);
  });
  fanout.subscribe(
    news => hear(parts, news),
    milliseconds => {
      if (milliseconds > 0) time.away(milliseconds);
      lobby.doubt();
      parts.absences.doubt();
      void parts.lostNews.lookAtAll();
    },
  );
}

/** From another process. */
function hear(parts: NewsParts, news: News): void {
  switch (news.kind) {
    case 'presence':
      return parts.presence.hear(news);
    case 'waits':
      return parts.pairing.hear(news.players);
    case 'shown':
      return parts.rooms.hear(news.shown);
    case 'talk':
      return parts.talk.hear(news.table, news.written);
    case 'signed-out':
      return parts.onSignedOut(news.player, news.session);
    case 'events':
      parts.lobby.hear(news.table);
      void parts.lostNews.refresh(news.table, news.version, news.events);
  }
}

/** Subscribes a connection to tables and lists, and ends its subscriptions. */

import type { TablePresence } from '../presence/table-presence.ts';
import type { Watchers } from '../presence/watchers.ts';
import type { ConnectionParts } from './connection.ts';
import type { LobbyFeed } from './lobby-feed.ts';
import type { StudyRooms } from './study-rooms.ts';

const MOST_WATCHED = 20;

interface SubscriptionTargets {
  readonly watchers: Watchers;
  readonly presence: TablePresence;
  readonly lobby: LobbyFeed;
  readonly rooms: StudyRooms;
  /** A player looks at a table. */
  readonly onSeen: (player: string, table: string) => void;
}

export function subscriptionHandlers({
  watchers,
  presence,
  lobby,
  rooms,
  onSeen,
}: SubscriptionTargets): Pick<ConnectionParts, 'watch' | 'unwatch' | 'follow' | 'unfollow' | 'look'> {
  return {
    watch: (table, connection) => {
      const isNew = !watchers.watchersOf(table).has(connection);
      if (isNew && watchers.countOf(connection) >= MOST_WATCHED)
        return { code: 'too-many-tables', text: `at most ${MOST_WATCHED} tables on one connection` };
      watchers.watch(table, connection);
      if (connection.isPageVisible) onSeen(connection.playerId, table);
      setImmediate(() => {
        connection.sendText(presence.messageFor(table));
        presence.update(table);
      });
      return undefined;
    },
    unwatch: (table, connection) => {
      watchers.unwatch(table, connection);
      presence.update(table);
      rooms.left([table], connection);
    },
    follow: (list, connection, tables) => lobby.follow(list, connection, tables),
    unfollow: connection => lobby.leave(connection),
    look: connection => {
      const tables = watchers.tablesOf(connection);
      presence.updateAll(tables);
      if (connection.isPageVisible) for (const table of tables) onSeen(connection.playerId, table);
    },
  };
}

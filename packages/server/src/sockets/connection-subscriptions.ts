/** How a connection becomes one of those who are told of tables and of lists, and stops being one. */

import type { Presence } from '../presence/table-presence.ts';
import type { Hub } from '../presence/watchers.ts';
import type { ConnectionParts } from './connection.ts';
import type { Lobby } from './lobby-feed.ts';
import type { StudyRooms } from './study-rooms.ts';

const MOST_WATCHED = 20;

interface Audience {
  readonly hub: Hub;
  readonly presence: Presence;
  readonly lobby: Lobby;
  readonly rooms: StudyRooms;
  /** A player looks at a table. */
  readonly onSeen: (player: string, table: string) => void;
}

export function audienceOf({
  hub,
  presence,
  lobby,
  rooms,
  onSeen,
}: Audience): Pick<ConnectionParts, 'watch' | 'unwatch' | 'follow' | 'unfollow' | 'look'> {
  return {
    watch: (table, connection) => {
      if (hub.countOf(connection) >= MOST_WATCHED)
        return { code: 'too-many-tables', text: `at most ${MOST_WATCHED} tables on one connection` };
      hub.watch(table, connection);
      if (connection.isLooking) onSeen(connection.playerId, table);
      setImmediate(() => {
        connection.sendText(presence.messageFor(table));
        presence.update(table);
      });
      return undefined;
    },
    unwatch: (table, connection) => {
      hub.unwatch(table, connection);
      presence.update(table);
      rooms.left([table], connection);
    },
    follow: (list, connection, tables) => lobby.follow(list, connection, tables),
    unfollow: connection => lobby.leave(connection),
    look: connection => {
      const tables = hub.tablesOf(connection);
      presence.updateAll(tables);
      if (connection.isLooking) for (const table of tables) onSeen(connection.playerId, table);
    },
  };
}

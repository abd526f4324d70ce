/** What the two transports of a server need, plain HTTP and WebSockets: both execute the same commands. */
import { CommandExecutor, type CommandExecutorParts } from '../command-executor.ts';
import type { RouteParts } from '../http/route-parts.ts';
import type { SocketParts } from '../http/routes/socket.ts';
import type { Notifier } from '../notifications/notifier.ts';
import type { TablePresence } from '../presence/table-presence.ts';
import type { Watchers } from '../presence/watchers.ts';
import { subscriptionHandlers } from '../sockets/connection-subscriptions.ts';
import type { Connections } from '../sockets/connections.ts';
import type { LobbyFeed } from '../sockets/lobby-feed.ts';
import type { StudyRooms } from '../sockets/study-rooms.ts';
import type { SharedClock } from '../time/shared-clock.ts';
import type { ServerParts } from './services.ts';

/** What is made here. */
type Made = 'outagesAfter' | 'executor' | 'isReady' | 'isPubSubUp' | 'onCommand' | 'onError';

interface TransportParts
  extends Omit<RouteParts, Made>,
    Omit<CommandExecutorParts, Made | keyof RouteParts>,
    Pick<ServerParts, 'pubsub' | 'logger'> {
  readonly time: SharedClock;
  readonly watchers: Watchers;
  readonly presence: TablePresence;
  readonly lobby: LobbyFeed;
  readonly rooms: StudyRooms;
  readonly notifier: Notifier;
  readonly connections: Connections;
}

export function transportParts(parts: TransportParts): SocketParts {
  const { rates, metrics, logger, time, pubsub, ports } = parts;
  const onError = (error: unknown) => logger.error({ err: error }, 'a command failed');
  const outagesAfter = (since: number) => time.outagesAfter(since);
  const executor = new CommandExecutor({ ...parts, onError, outagesAfter });
  const onCommand = metrics.command;
  return {
    ...parts,
    executor,
    outagesAfter,
    onCommand,
    isReady: () => time.isReady,
    isPubSubUp: () => pubsub.isUp,
    connectionParts: {
      executor,
      now: () => ports.now(),
      tableTime: () => time.now(),
      limit: rates.limitMessage,
      limitCommand: rates.limitCommand,
      ...subscriptionHandlers({
        ...parts,
        onSeen: (player, table) => {
          parts.notifier.seen(player, table);
          parts.news.seen(player, table);
        },
      }),
      onCommand,
      onError,
      onDropped: metrics.droppedReader,
    },
  };
}

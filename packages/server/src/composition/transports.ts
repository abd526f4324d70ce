/** What the two doors of a server need, plain HTTP and sockets: both carry out the same commands. */
import { Executor, type ExecutorParts } from '../command-executor.ts';
import type { HttpParts } from '../http/route-parts.ts';
import type { SocketParts } from '../http/routes/socket.ts';
import { type Rates, TOO_MANY } from '../limits/rate-limits.ts';
import type { Nudger } from '../notifications/notifier.ts';
import type { Presence } from '../presence/table-presence.ts';
import type { Hub } from '../presence/watchers.ts';
import { audienceOf } from '../sockets/connection-subscriptions.ts';
import type { Connections } from '../sockets/connections.ts';
import type { Lobby } from '../sockets/lobby-feed.ts';
import type { StudyRooms } from '../sockets/study-rooms.ts';
import type { ServiceTime } from '../time/shared-clock.ts';
import type { ServerParts } from './services.ts';

/** What is made here. */
type Made = 'executor' | `take${string}` | 'tooMany' | 'isReady' | 'isInformed' | 'onCommand' | 'onError';

interface DoorParts
  extends Omit<HttpParts, Made>,
    Omit<ExecutorParts, Made | keyof HttpParts>,
    Pick<ServerParts, 'fanout' | 'logger'> {
  readonly rates: Rates;
  readonly time: ServiceTime;
  readonly hub: Hub;
  readonly presence: Presence;
  readonly lobby: Lobby;
  readonly rooms: StudyRooms;
  readonly nudger: Nudger;
  readonly connections: Connections;
}

export function doorsOf(parts: DoorParts): SocketParts {
  const { rates, metrics, logger, time, fanout, ports } = parts;
  const onError = (error: unknown) => logger.error({ err: error }, 'a command failed');
  const executor = new Executor({ ...parts, onError });
  const onCommand = metrics.command;
  return {
    ...parts,
    executor,
    onCommand,
    takeRate: rates.takeRequest,
    takeFile: rates.takeFile,
    takeGuest: rates.takeGuest,
    takeCode: rates.takeCode,
    takeReport: rates.takeReport,
    tooMany: TOO_MANY,
    isReady: () => time.isReady,
    isInformed: () => fanout.isUp,
    connectionParts: {
      executor,
      now: () => ports.now(),
      limit: rates.limitMessage,
      ...audienceOf({ ...parts, onSeen: parts.nudger.seen }),
      onCommand,
      onError,
      onDropped: metrics.droppedReader,
    },
  };
}

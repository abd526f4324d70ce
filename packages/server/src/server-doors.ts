/** What the two doors of a server need, plain HTTP and sockets: both carry out the same commands. */
import { Executor, type ExecutorParts } from './executor.ts';
import type { HttpParts } from './http/parts.ts';
import type { SocketParts } from './http/socket-route.ts';
import { type Rates, TOO_MANY } from './limits/rates.ts';
import type { ServiceTime } from './match/service-time.ts';
import type { Nudger } from './nudges/nudger.ts';
import type { ServerParts } from './server-parts.ts';
import { audienceOf } from './sockets/audience.ts';
import type { Connections } from './sockets/connections.ts';
import type { Hub } from './sockets/hub.ts';
import type { Lobby } from './sockets/lobby.ts';
import type { Presence } from './sockets/presence.ts';
import type { StudyRooms } from './sockets/study-rooms.ts';

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

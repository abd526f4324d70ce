/** Helpers of a search on threads of Node. */
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { CrewPort, HelperPort } from '../crew/messages.ts';
import { PortCrew } from '../crew/port-crew.ts';
import { WORKER } from './worker-file.ts';

/** A port that keeps no program alive. */
export function crewPort<Sent, Heard>(port: MessagePort, onClose?: () => void): CrewPort<Sent, Heard> {
  return {
    send: message => port.postMessage(message),
    listen: (hear, gone) => {
      port.on('message', hear);
      port.on('close', gone);
      port.unref();
    },
    close: () => {
      port.close();
      onClose?.();
    },
  };
}

const crews = new Map<number, PortCrew>();

/** Threads of this thread's own; they end with it. */
export function ownCrew(threads: number): PortCrew {
  const crew = crews.get(threads) ?? new PortCrew({ threads, start: startHelper });
  crews.set(threads, crew);
  return crew;
}

function startHelper(): HelperPort {
  const worker = new Worker(WORKER, { execArgv: [], workerData: {} });
  const { port1, port2 } = new MessageChannel();
  // what it was asked for is done by others
  worker.on('error', () => port1.close());
  worker.unref();
  worker.postMessage({ kind: 'help', port: port2 }, [port2]);
  return crewPort(port1, () => void worker.terminate());
}

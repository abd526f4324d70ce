/** What the connection needs of the browser. Tests bring their own. */
import type { AnswerOf } from '@kingdomino/protocol';

export interface SocketHandlers {
  readonly onOpen: () => void;
  readonly onMessage: (text: string) => void;
  /** With the code of the WebSocket. Also when it never opened. */
  readonly onClose: (code: number) => void;
}

/** Anybody may look around; whoever does something is somebody, and a newcomer gets a cookie for that. */
export type Visitor = 'anybody' | 'somebody';

export interface Socket {
  send(text: string): void;
  close(): void;
}

/** Who the server says we are. `busy`: something answers, but will not tell now; undefined: nobody can be reached. */
export type FetchedMe = AnswerOf<'me'> | 'stranger' | 'busy' | undefined;

export interface ConnectionPorts {
  /** After so many milliseconds nobody was reached. */
  readonly fetchMe: (as: Visitor, limit: number) => Promise<FetchedMe>;
  readonly connect: (handlers: SocketHandlers) => Socket;
  /** Milliseconds, never backwards. */
  readonly steady: () => number;
  /** Somebody looks, or the network may be back. */
  readonly onWake: (listener: () => void) => void;
  /** The network is gone. */
  readonly onOffline: (listener: () => void) => void;
  /** Whether `onWake` will say when it is worth trying: nobody looks, or the browser knows that there is no network. */
  readonly willWake: () => boolean;
}

const NO_CONTENT = 204;

export function browserPorts(): ConnectionPorts {
  return {
    fetchMe,
    connect,
    steady: () => performance.now(),
    onWake: listener => {
      addEventListener('online', listener);
      // back from the browser's memory; at an ordinary load nothing was missed
      addEventListener('pageshow', ({ persisted }) => persisted && listener());
      document.addEventListener('visibilitychange', () => !document.hidden && listener());
    },
    onOffline: listener => addEventListener('offline', listener),
    willWake: () => document.hidden || !navigator.onLine,
  };
}

async function fetchMe(as: Visitor, limit: number): Promise<FetchedMe> {
  let hasAnswered = false;
  try {
    const answer = await fetch('/api/me', {
      method: as === 'somebody' ? 'POST' : 'GET',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(limit),
    });
    hasAnswered = true;
    if (answer.status === NO_CONTENT) return 'stranger';
    const said = (await answer.json()) as AnswerOf<'me'> | AnswerOf<'refused'>;
    if (said.type === 'me') return said;
    return said.type === 'refused' && said.code === 'no-identity' ? 'stranger' : 'busy';
  } catch {
    return hasAnswered ? 'busy' : undefined;
  }
}

function connect({ onOpen, onMessage, onClose }: SocketHandlers): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
  socket.onopen = onOpen;
  socket.onmessage = ({ data }) => onMessage(String(data));
  socket.onclose = ({ code }) => onClose(code);
  return {
    send: text => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
}

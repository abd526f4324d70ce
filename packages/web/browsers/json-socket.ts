/** Requests with numbers over a WebSocket, as the DevTools protocol of Chromium and WebDriver BiDi of Firefox have them. */
import { WebSocket } from 'ws';

interface Heard {
  readonly id?: number;
  readonly method?: string;
  readonly result?: unknown;
  readonly params?: unknown;
  readonly error?: unknown;
  readonly message?: string;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export class JsonSocket {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, (params: unknown) => void>();
  #sent = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()) as Heard));
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the browser has gone'));
    });
  }

  static open(url: string): Promise<JsonSocket> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url, { perMessageDeflate: false });
      const opened = new JsonSocket(socket);
      socket.once('open', () => resolve(opened));
      socket.once('error', reject);
    });
  }

  send(method: string, params: object, session?: string): Promise<unknown> {
    const id = ++this.#sent;
    this.#socket.send(JSON.stringify({ id, method, params, ...(session && { sessionId: session }) }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** What happens next of this kind. */
  next(method: string): Promise<unknown> {
    return new Promise(resolve => this.#listeners.set(method, resolve));
  }

  close(): void {
    this.#socket.close();
  }

  #hear({ id, method, result, params, error, message }: Heard): void {
    if (method) this.#listeners.get(method)?.(params);
    const waiting = this.#waiting.get(id ?? 0);
    this.#waiting.delete(id ?? 0);
    if (error) waiting?.reject(new Error(`${JSON.stringify(error)} ${message ?? ''}`));
    else waiting?.resolve(result);
  }
}

/** The line to a server that does not answer, with a socket and a clock of our own. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from './connection.ts';

class FakeSocket {
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readonly sent: { type: string; id: string }[] = [];
  readyState = FakeSocket.OPEN;
  onopen = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose = () => {};
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  FakeSocket.all.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  const me = { type: 'me', player: { id: 'ann', name: 'Ann' }, protocol: 1, time: 5_000_000 };
  vi.stubGlobal('fetch', async () => ({ json: async () => me }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function connected(): Promise<{ line: Connection; socket: FakeSocket }> {
  const line = new Connection();
  const opening = line.open();
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  const socket = FakeSocket.all[0]!;
  socket.onopen();
  await opening;
  return { line, socket };
}

const hear = (socket: FakeSocket, message: object) => socket.onmessage({ data: JSON.stringify(message) });

test('a command without an answer is asked again on another line after five seconds', async () => {
  const { line, socket } = await connected();
  const answer = line.ask({ type: 'undo', table: 'table-of-ann', version: 3 });
  await vi.advanceTimersByTimeAsync(4000);
  expect([line.state.value, FakeSocket.all.length]).toEqual(['open', 1]);
  await vi.advanceTimersByTimeAsync(2500);
  expect([socket.readyState, FakeSocket.all.length]).toEqual([3, 2]);
  const other = FakeSocket.all[1]!;
  other.onopen();
  expect(other.sent).toEqual(socket.sent);
  hear(other, { type: 'done', table: 'table-of-ann', version: 4, to: socket.sent[0]!.id });
  expect(await answer).toMatchObject({ type: 'done', version: 4 });
});

test('an idle line is asked for a sign of life, and left when there is none', async () => {
  const { line, socket } = await connected();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(socket.sent).toMatchObject([{ type: 'ping' }]);
  hear(socket, { type: 'pong', time: 5_000_000, to: socket.sent[0]!.id });
  await vi.advanceTimersByTimeAsync(9000);
  expect(line.state.value).toBe('open');
  await vi.advanceTimersByTimeAsync(7500);
  expect([line.state.value, FakeSocket.all.length]).toEqual(['lost', 2]);
});

test('the clock stands while the line is down, from the moment the server fell silent', async () => {
  const { line, socket } = await connected();
  hear(socket, { type: 'pong', time: 6_000_000 });
  await vi.advanceTimersByTimeAsync(3000);
  expect(line.now()).toBe(6_003_000);
  void line.ask({ type: 'me' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(line.now()).toBe(6_003_000);
  const other = FakeSocket.all.at(-1)!;
  other.onopen();
  hear(other, { type: 'pong', time: 6_070_000 });
  expect(line.now()).toBe(6_070_000);
});

/** A server whose devices and programs are the test's own, people who are told, and time that passes. */
import type { NotificationKind } from '@kingdomino/protocol';
import { open, someMove, tableOf, type wish } from './clients/play.ts';
import { PlayerClient } from './clients/player-client.ts';
import { PushReceiver } from './clients/push-service.ts';
import { FakePorts } from './fake-ports.ts';
import { jumpInTime } from './jump-in-time.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export const ALL: readonly NotificationKind[] = ['turn', 'invited', 'full', 'time'];
/** Longer than a player has to come by. */
export const A_WHILE = 6000;

/** What answers about receivers, and about a club that has one, may have. */
interface Told {
  readonly type: string;
  readonly code?: string;
  readonly id: string;
  readonly secret: string;
  readonly club: string;
  readonly link: string;
  readonly devices: readonly object[];
  readonly hooks: readonly { readonly answers: readonly { readonly status: number }[] }[];
}

/** One for all tests of a file: each of them has players and devices of its own. */
export class NotificationFixture {
  readonly host: TestServer;
  readonly ports: FakePorts;
  readonly device: PushReceiver;
  #tests = 0;
  #commands = 0;

  static async open(seed: string): Promise<NotificationFixture> {
    const device = await PushReceiver.start();
    const ports = new FakePorts(seed);
    const host = await startTestServer({
      ports,
      silence: Number.POSITIVE_INFINITY,
      isTrusted: url => url.startsWith(`${device.origin}/`),
    });
    return new NotificationFixture(host, ports, device);
  }

  private constructor(host: TestServer, ports: FakePorts, device: PushReceiver) {
    this.host = host;
    this.ports = ports;
    this.device = device;
  }

  async close(): Promise<void> {
    await this.host.stop();
    await this.device.stop();
  }

  beginTest(): void {
    this.#tests++;
    this.device.received.length = 0;
    this.device.statuses.length = 0;
  }

  /** Where receivers of this test are. */
  get folder(): string {
    return `/${this.#tests}`;
  }

  ask(player: PlayerClient, method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) {
    return this.host.ask<Told>(player, method, url, body);
  }

  async subscribe(player: PlayerClient, kinds = ALL, path = '/device') {
    const made = await this.ask(player, 'POST', '/api/me/devices', {
      ...this.device.subscription(`${this.folder}${path}`),
      language: 'lv',
      kinds,
    });
    if (made.status !== 200) throw new Error(made.text);
    return made.body.id;
  }

  /** Time passes and what is due is sent; answers with what came. */
  async later(milliseconds = A_WHILE) {
    // what was written down meanwhile is there first
    await this.host.store.claimNotifications({ now: 0, until: 0, limit: 1 });
    await jumpInTime(this.host, this.ports, this.ports.time + milliseconds);
    await this.host.server.sweeper.sweep();
    const before = this.device.received.length;
    await this.host.server.notifier.step();
    const { publicKey } = (await this.host.server.app.inject('/api/push')).json() as { publicKey: string };
    const own = this.device.received.slice(before).filter(({ path }) => path.startsWith(`${this.folder}/`));
    return own.map(message => this.device.read(message, publicKey, this.ports.time));
  }

  /** A player who is there over plain requests only, so that nobody knows. */
  async absentee(): Promise<PlayerClient> {
    return PlayerClient.register(this.host.origin);
  }

  async act(player: PlayerClient, command: object) {
    const { body } = await this.ask(player, 'POST', '/api/commands', {
      ...command,
      id: `a${++this.#commands}`,
    });
    if (body.type === 'refused') throw new Error(JSON.stringify(body));
    return body;
  }

  /** Ann looks at the table, Bob does not. */
  async begin(ann: PlayerClient, bob: PlayerClient, change: Parameters<typeof wish>[0] = {}) {
    const table = await open(ann, { undo: false, ...change });
    await ann.watch(table);
    await this.act(bob, { type: 'sit', table, salt: 'salt-of-two' });
    tableOf(await ann.request({ type: 'ready', table, salt: 'salt-of-one' }));
    await ann.until(table, ({ toAct }) => toAct !== undefined);
    return table;
  }

  /** Ann plays until Bob is to act, or Bob until it is Ann. */
  async playUntil(seat: number, ann: PlayerClient, bob: PlayerClient, id: string) {
    const table = ann.tables.get(id)!;
    while (table.toAct !== seat) {
      const { version } = table;
      const move = { type: 'move', table: id, version, move: someMove(table, version) } as const;
      if (table.toAct === 0) await ann.request(move);
      else await this.act(bob, move);
      await ann.until(id, online => online.version > version);
    }
  }

  /** Somebody plays the second seat to the end. */
  async playUntilOver(player: PlayerClient, id: string): Promise<void> {
    const watcher = await this.host.player();
    for (;;) {
      const table = await watcher.until(id, online => online.status === 'over' || online.toAct === 1);
      if (table.status === 'over') return;
      const { version } = table;
      await this.act(player, { type: 'move', table: id, version, move: someMove(table, version) });
      await watcher.until(id, online => online.version > version);
    }
  }
}

/**
 * The connection to the server. Once started it comes back by itself, from whatever it found at first: at once when the browser
 * says that the network is back, and else within a second while somebody looks. Watched tables are then asked for again
 * from the version we have, and commands without an answer are sent again.
 */
import { type Answer, type AnswerOf, CLOSE_CODES, type Player, PROTOCOL_VERSION } from '@kingdomino/protocol';
import { signal } from '@preact/signals';
import type { ConnectionPorts, Guise, Socket } from './connection-ports.ts';
import { type ConnectionState, whenDecided } from './connection-state.ts';
import { Heartbeat } from './heartbeat.ts';
import { OpenRequests, type Request, type UnsentCommand } from './open-requests.ts';
import { ReconnectBackoff } from './reconnect-backoff.ts';
import { ServerClock } from './server-clock.ts';
import { tellWatcher, type Watcher } from './watcher.ts';

const INTRODUCTION_LIMIT = 5000;
/** How often a try is made beside one that has no answer yet, and how long such a one lasts. */
const BESIDE_EVERY = 500;
const BESIDE_LIMIT = 1800;
/** A door that is younger may open yet. */
const YOUNG = 1000;
const SAME_MOMENT = 50;
/** How often the connection is looked at. */
const LOOK_EVERY = 1000;
/** A door that neither opens nor closes for so long. */
const STUCK = 5000;

export class Connection {
  readonly state = signal<ConnectionState>('off');
  readonly me = signal<Player | undefined>(undefined);
  /** Whether there ever was a connection. */
  hasBeenOpen = false;
  /** Hears of lists that have changed. */
  onTables: (tables: AnswerOf<'tables'>) => void = () => undefined;
  /** Hears how my wait for other players stands. */
  onWaiting: (waiting: AnswerOf<'waiting'>) => void = () => undefined;
  readonly #ports: ConnectionPorts;
  readonly #clock: ServerClock;
  readonly #requests = new OpenRequests();
  readonly #watchers = new Map<string, Watcher>();
  #socket: Socket | undefined;
  /** Counts tries, so that a late end of an old one changes nothing. */
  #try = 0;
  #doorSince = 0;
  /** When the try began that goes on now. */
  #beganAt: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #backoff = new ReconnectBackoff();
  readonly #heartbeat = new Heartbeat();
  #young = YOUNG;
  /** The server knows this device: no introduction is needed. */
  #isKnown = false;
  #guise: Guise = 'anybody';

  constructor(ports: ConnectionPorts) {
    this.#ports = ports;
    this.#clock = new ServerClock(ports.steady);
    ports.onWake(() => this.#wake());
    ports.onOffline(() => this.#socket && this.#fail());
  }

  /** From now on there shall be a connection, and somebody at its end who may do more than look. */
  start(guise: Guise = 'somebody'): void {
    const isNews = guise === 'somebody' && this.#guise !== guise;
    if (isNews) this.#guise = guise;
    if (this.state.value === 'off') this.#begin();
    else if (isNews && this.#isKnown) void this.#ports.introduce(guise, INTRODUCTION_LIMIT);
    else if (isNews && (this.state.value === 'open' || this.state.value === 'connecting')) this.#begin();
  }

  /** True once the connection is up; false when it cannot be now. */
  open(guise: Guise = 'somebody'): Promise<boolean> {
    this.start(guise);
    return whenDecided(this.state);
  }

  /** Answered when the server answers, however often the connection breaks in between. An end before that takes it back. */
  ask(wish: UnsentCommand, end?: AbortSignal): Promise<Answer> {
    return new Promise(resolve => {
      const request = this.#requests.add(wish, resolve);
      end?.addEventListener('abort', () => this.#requests.drop(request), { once: true });
      this.#send(request);
    });
  }

  watch(table: string, watcher: Watcher): () => void {
    this.start();
    this.#watchers.set(table, watcher);
    if (this.state.value === 'open') this.resume(table);
    return () => {
      if (this.#watchers.get(table) !== watcher) return;
      this.#watchers.delete(table);
      if (this.state.value === 'open') void this.ask({ type: 'unwatch', table });
    };
  }

  /** Again from the version we have: something was missed, or the connection is new. */
  resume(table: string): void {
    const watcher = this.#watchers.get(table);
    if (!watcher) return;
    void this.ask({ type: 'watch', table, version: watcher.version() }).then(answer => {
      if (answer.type === 'refused' && this.#watchers.get(table) === watcher) watcher.onRefused(answer);
    });
  }

  /** This device is another player from now on: the old connection speaks for the old one. */
  become(player: Player | undefined): void {
    this.me.value = player;
    this.#isKnown = player !== undefined;
    this.#requests.clear();
    if (this.state.value !== 'off') this.#begin();
  }

  /** A new connection in place of whatever there was. */
  #begin(): void {
    this.#drop();
    this.state.value = 'connecting';
    this.#backoff.beginAnew();
    void this.#connect();
  }

  /** The server knows us no more. */
  signOut(): void {
    this.#drop();
    this.#isKnown = false;
    this.state.value = 'signed-out';
  }

  /** The server's clock; it stands still while the connection is down. */
  now(): number {
    return this.#clock.now();
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#timer);
    const attempt = ++this.#try;
    this.#beganAt = this.#ports.steady();
    this.#tryBeside(attempt);
    if (!this.#isKnown) {
      // who was somebody and is not known any more shall not become somebody else unawares
      const me = await this.#ports.introduce(this.me.value ? 'anybody' : this.#guise, INTRODUCTION_LIMIT);
      if (attempt !== this.#try) return;
      if (!me || me === 'busy') return this.#fail(me);
      if (me === 'stranger' && this.me.value) return this.signOut();
      if (me !== 'stranger' && !this.#meet(me)) return;
    }
    this.#openDoor(attempt);
  }

  #openDoor(attempt: number): void {
    this.#doorSince = this.#ports.steady();
    const ifCurrent = (change: () => void) => () => attempt === this.#try && change();
    let hasOpened = false;
    this.#socket = this.#ports.connect({
      onOpen: ifCurrent(() => {
        hasOpened = true;
        this.#onOpen();
      }),
      onMessage: text => attempt === this.#try && this.#onMessage(JSON.parse(text) as Answer),
      onClose: code => {
        if (attempt !== this.#try) return;
        if (code === CLOSE_CODES.signedOut) return this.signOut();
        // whoever is refused at the door is not told why: perhaps we are not known any more
        if (!hasOpened) this.#isKnown = false;
        this.#fail();
      },
    });
    this.#timer = setTimeout(
      ifCurrent(() => !hasOpened && this.#fail()),
      STUCK,
    );
  }

  /** What was sent before the network came back may be repeated late, or never; what is tried anew gets through at once. */
  #tryBeside(attempt: number): void {
    const isWaiting = () => attempt === this.#try && this.state.value !== 'open';
    setTimeout(async () => {
      if (!isWaiting()) return;
      this.#tryBeside(attempt);
      const me = await this.#ports.introduce('anybody', BESIDE_LIMIT);
      // there was no network, so a door that did not open says nothing about how long doors take
      if (!me) this.#young = YOUNG;
      if (!isWaiting() || !me || me === 'busy') return;
      if (this.#socket && this.#ports.steady() - this.#doorSince < this.#young) return;
      // on a slow connection a door takes its time
      this.#young = Math.min(2 * this.#young, STUCK);
      this.#drop();
      if (me === 'stranger' || this.#meet(me)) void this.#connect();
    }, BESIDE_EVERY);
  }

  /** Whether we can go on with who the server says we are. */
  #meet({ player, protocol, time }: AnswerOf<'me'>): boolean {
    this.#clock.hear(time);
    if (protocol !== PROTOCOL_VERSION) {
      this.#drop();
      this.state.value = 'outdated';
      return false;
    }
    const known = this.me.value;
    if (known && known.id !== player.id) {
      this.signOut();
      return false;
    }
    this.me.value = player;
    this.#isKnown = true;
    return true;
  }

  #onOpen(): void {
    clearTimeout(this.#timer);
    this.#beganAt = undefined;
    this.#heartbeat.end(this.#ports.steady());
    this.#backoff.beginAnew();
    this.#young = YOUNG;
    this.#clock.goOn();
    this.hasBeenOpen = true;
    this.#requests.dropWatches();
    for (const request of this.#requests.all()) request.sentAt = undefined;
    this.state.value = 'open';
    for (const table of this.#watchers.keys()) this.resume(table);
    for (const request of this.#requests.all()) if (request.sentAt === undefined) this.#send(request);
    this.#lookLater();
  }

  #onMessage(message: Answer): void {
    const now = this.#ports.steady();
    this.#heartbeat.end(now);
    if ('to' in message && message.to !== undefined) this.#heartbeat.beginAnew();
    if ('time' in message) this.#clock.hear(message.time);
    if (message.type === 'me' && !this.#meet(message)) return;
    if (message.type === 'goodbye') this.#backoff.stayAway(now + message.retryAfter);
    if (message.type === 'tables' && message.to === undefined) this.onTables(message);
    if (message.type === 'waiting' && message.to === undefined) this.onWaiting(message);
    tellWatcher(this.#watchers, message);
    this.#requests.answer(message);
  }

  /** No connection now: tried again after a pause. */
  #fail(why?: 'busy'): void {
    this.#drop();
    this.state.value = 'lost';
    const isUrgent = why !== 'busy' && !this.#ports.willWake();
    const now = this.#ports.steady();
    const pause = this.#backoff.take(now, isUrgent, now - (this.#beganAt ?? now));
    this.#beganAt = undefined;
    this.#timer = setTimeout(() => void this.#connect(), pause);
  }

  /** Whatever it still does is not heard. */
  #drop(): void {
    clearTimeout(this.#timer);
    this.#try++;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#clock.stop();
  }

  #wake(): void {
    const { value: state } = this.state;
    if (state === 'open') return this.#probe();
    // several reasons may come together, and a newcomer does not ask twice
    const hasJustBegun = this.#beganAt !== undefined && this.#ports.steady() - this.#beganAt < SAME_MOMENT;
    const isTrying = !this.me.value && hasJustBegun;
    if ((state !== 'lost' && state !== 'connecting') || isTrying) return;
    this.#drop();
    this.#backoff.beginAnew();
    void this.#connect();
  }

  #send(request: Request): void {
    if (this.state.value !== 'open' || !this.#socket) return;
    request.sentAt = this.#ports.steady();
    this.#socket.send(JSON.stringify(request.command));
  }

  #lookLater(): void {
    this.#timer = setTimeout(() => {
      this.#look();
      if (this.state.value === 'open') this.#lookLater();
    }, LOOK_EVERY);
  }

  #look(): void {
    const found = this.#heartbeat.judge(this.#ports.steady(), this.#requests);
    if (found === 'quiet') this.#probe();
    else if (found?.kind === 'late') for (const request of found.requests) this.#send(request);
    else if (found?.kind === 'gone') {
      // since then nobody knows what happened
      this.#clock.stop(found.since);
      this.#backoff.beginAnew();
      this.#fail();
    }
  }

  /** Is the connection there, and was nothing missed? */
  #probe(): void {
    if (this.#watchers.size === 0) void this.ask({ type: 'ping' });
    for (const table of this.#watchers.keys()) if (!this.#requests.isWatching(table)) this.resume(table);
  }
}

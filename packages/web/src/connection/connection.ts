/**
 * The connection to the server. Once started it reconnects by itself: at once when the browser says that the network is
 * back, otherwise within a second while somebody looks at the page. Then it asks for the watched tables again, from the
 * version we have, and sends the commands again that had no answer.
 */
import { type Answer, type AnswerOf, CLOSE_CODES, type Player, PROTOCOL_VERSION } from '@kingdomino/protocol';
import { signal } from '@preact/signals';
import type { ConnectionPorts, Socket, Visitor } from './connection-ports.ts';
import { type ConnectionState, whenDecided } from './connection-state.ts';
import { Heartbeat } from './heartbeat.ts';
import { OpenRequests, type Request, type UnsentCommand } from './open-requests.ts';
import { ReconnectBackoff } from './reconnect-backoff.ts';
import { ServerClock } from './server-clock.ts';
import { tellWatcher, type Watcher } from './watcher.ts';

const FETCH_LIMIT = 5000;
/** How often another attempt is made while one has no answer yet, and how long such an attempt may take. */
const PARALLEL_EVERY = 500;
const PARALLEL_LIMIT = 1800;
/** A socket that has been opening for less than this may still open. */
const PATIENCE = 1000;
const SAME_MOMENT = 50;
/** How often the heartbeat is checked. */
const CHECK_EVERY = 1000;
/** A socket that neither opens nor closes for this long is given up. */
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
  /** Hears what is new. */
  onNews: (news: AnswerOf<'news'>) => void = () => undefined;
  readonly #ports: ConnectionPorts;
  readonly #clock: ServerClock;
  readonly #requests = new OpenRequests();
  readonly #watchers = new Map<string, Watcher>();
  #socket: Socket | undefined;
  /** Counts attempts, so that a late end of an old one changes nothing. */
  #attempt = 0;
  #openingSince = 0;
  /** When the current attempt began. */
  #beganAt: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #backoff = new ReconnectBackoff();
  readonly #heartbeat = new Heartbeat();
  #patience = PATIENCE;
  /** The server knows this device: it need not be asked who we are. */
  #isKnown = false;
  #visitor: Visitor = 'anybody';

  constructor(ports: ConnectionPorts) {
    this.#ports = ports;
    this.#clock = new ServerClock(ports.steady);
    ports.onWake(() => this.#wake());
    ports.onOffline(() => this.#socket && this.#fail());
  }

  /** From now on there shall be a connection, and as a visitor who may do more than look. */
  start(visitor: Visitor = 'somebody'): void {
    const isNews = visitor === 'somebody' && this.#visitor !== visitor;
    if (isNews) this.#visitor = visitor;
    if (this.state.value === 'off') this.#begin();
    else if (isNews && this.#isKnown) void this.#ports.fetchMe(visitor, FETCH_LIMIT);
    else if (isNews && (this.state.value === 'open' || this.state.value === 'connecting')) this.#begin();
  }

  /** True once the connection is up; false when it cannot be now. */
  open(visitor: Visitor = 'somebody'): Promise<boolean> {
    this.start(visitor);
    return whenDecided(this.state);
  }

  /** Answered when the server answers, however often the connection breaks in between. An end before that takes it back. */
  ask(command: UnsentCommand, end?: AbortSignal): Promise<Answer> {
    return new Promise(resolve => {
      const request = this.#requests.add(command, resolve);
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
    this.#requests.refuseAll('no-identity', 'this device is another player now');
    if (this.state.value !== 'off') this.#begin();
  }

  /** A new connection in place of whatever there was. */
  #begin(): void {
    this.#drop();
    this.state.value = 'connecting';
    this.#backoff.reset();
    void this.#connect();
  }

  /** The server knows us no more. */
  signOut(): void {
    this.#drop();
    this.#isKnown = false;
    this.state.value = 'signed-out';
  }

  /** The server's clock. */
  now(): number {
    return this.#clock.now();
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#timer);
    const attempt = ++this.#attempt;
    this.#beganAt = this.#ports.steady();
    this.#tryInParallel(attempt);
    if (!this.#isKnown) {
      // who was somebody and is not known any more shall not become somebody else unawares
      const me = await this.#ports.fetchMe(this.me.value ? 'anybody' : this.#visitor, FETCH_LIMIT);
      if (attempt !== this.#attempt) return;
      if (!me || me === 'busy') return this.#fail(me);
      if (me === 'stranger' && this.me.value) return this.signOut();
      if (me !== 'stranger' && !this.#meet(me)) return;
    }
    this.#openSocket(attempt);
  }

  #openSocket(attempt: number): void {
    this.#openingSince = this.#ports.steady();
    const ifCurrent = (change: () => void) => () => attempt === this.#attempt && change();
    let hasOpened = false;
    this.#socket = this.#ports.connect({
      onOpen: ifCurrent(() => {
        hasOpened = true;
        this.#onOpen();
      }),
      onMessage: text => attempt === this.#attempt && this.#onMessage(JSON.parse(text) as Answer),
      onClose: code => {
        if (attempt !== this.#attempt) return;
        if (code === CLOSE_CODES.signedOut) return this.signOut();
        // a socket that is refused does not say why: perhaps we are not known any more
        if (!hasOpened) this.#isKnown = false;
        this.#fail();
      },
    });
    const giveUp = ifCurrent(() => !hasOpened && this.#fail());
    this.#timer = setTimeout(giveUp, STUCK);
  }

  /** What was sent before the network came back may be repeated late, or never; what is tried anew gets through at once. */
  #tryInParallel(attempt: number): void {
    const isWaiting = () => attempt === this.#attempt && this.state.value !== 'open';
    setTimeout(async () => {
      if (!isWaiting()) return;
      this.#tryInParallel(attempt);
      const me = await this.#ports.fetchMe('anybody', PARALLEL_LIMIT);
      // there was no network, so a socket that did not open says nothing about how long sockets take
      if (!me) this.#patience = PATIENCE;
      if (!isWaiting() || !me || me === 'busy') return;
      if (this.#socket && this.#ports.steady() - this.#openingSince < this.#patience) return;
      // on a slow connection a socket takes its time
      this.#patience = Math.min(2 * this.#patience, STUCK);
      this.#drop();
      if (me === 'stranger' || this.#meet(me)) void this.#connect();
    }, PARALLEL_EVERY);
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
    this.#heartbeat.heard(this.#ports.steady());
    this.#backoff.reset();
    this.#patience = PATIENCE;
    this.#clock.comeBack();
    this.hasBeenOpen = true;
    this.#requests.dropWatches();
    for (const request of this.#requests.all()) request.sentAt = undefined;
    this.state.value = 'open';
    for (const table of this.#watchers.keys()) this.resume(table);
    for (const request of this.#requests.all()) if (request.sentAt === undefined) this.#send(request);
    this.#checkLater();
  }

  #onMessage(message: Answer): void {
    const now = this.#ports.steady();
    this.#heartbeat.heard(now);
    if ('to' in message && message.to !== undefined) this.#heartbeat.answered();
    if ('time' in message) this.#clock.hear(message.time);
    if (message.type === 'me' && !this.#meet(message)) return;
    if (message.type === 'goodbye') this.#backoff.waitUntil(now + message.retryAfter);
    if (message.type === 'tables' && message.to === undefined) this.onTables(message);
    if (message.type === 'waiting' && message.to === undefined) this.onWaiting(message);
    if (message.type === 'news' && message.to === undefined) this.onNews(message);
    tellWatcher(this.#watchers, message);
    this.#requests.answer(message);
  }

  /** No connection now: tried again after a pause. */
  #fail(why?: 'busy'): void {
    this.#drop();
    this.state.value = 'lost';
    const isUrgent = why !== 'busy' && !this.#ports.willWake();
    const now = this.#ports.steady();
    const pause = this.#backoff.next(now, isUrgent, now - (this.#beganAt ?? now));
    this.#beganAt = undefined;
    this.#timer = setTimeout(() => void this.#connect(), pause);
  }

  /** Whatever it still does is not heard. */
  #drop(): void {
    clearTimeout(this.#timer);
    this.#attempt++;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #wake(): void {
    const { value: state } = this.state;
    if (state === 'open') return this.#probe();
    // several reasons may come together, and a newcomer does not ask twice
    const hasJustBegun = this.#beganAt !== undefined && this.#ports.steady() - this.#beganAt < SAME_MOMENT;
    const isTrying = !this.me.value && hasJustBegun;
    if ((state !== 'lost' && state !== 'connecting') || isTrying) return;
    this.#drop();
    this.#backoff.reset();
    void this.#connect();
  }

  #send(request: Request): void {
    if (this.state.value !== 'open' || !this.#socket) return;
    request.sentAt = this.#ports.steady();
    this.#socket.send(JSON.stringify(request.command));
  }

  #checkLater(): void {
    this.#timer = setTimeout(() => {
      this.#check();
      if (this.state.value === 'open') this.#checkLater();
    }, CHECK_EVERY);
  }

  #check(): void {
    const found = this.#heartbeat.judge(this.#ports.steady(), this.#requests);
    if (found === 'quiet') this.#probe();
    else if (found?.kind === 'late') for (const request of found.requests) this.#send(request);
    else if (found?.kind === 'gone') {
      this.#backoff.reset();
      this.#fail();
    }
  }

  /** Is the connection there, and was nothing missed? */
  #probe(): void {
    if (this.#watchers.size === 0) void this.ask({ type: 'ping' });
    for (const table of this.#watchers.keys()) if (!this.#requests.isWatching(table)) this.resume(table);
  }
}

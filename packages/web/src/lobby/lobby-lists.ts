/** The lists of the lobby: pushed by the server when they change, and polled now and then in case a message was lost. */
import type { AnswerOf, ListName, TableSummary } from '@kingdomino/protocol';
import type { Connection } from '../connection/connection.ts';

export type Lists = Readonly<Record<ListName, readonly TableSummary[]>>;

type Tables = AnswerOf<'tables'>;

const FOLLOWED = ['open', 'mine', 'watch'] as const;
/** How often all of them are asked for while the server tells of changes, and how often while it does not. */
const AGAIN = 60_000;
const POLL = 4000;

export class LobbyLists {
  readonly #connection: Connection;
  readonly #show: (lists: Lists) => void;
  readonly #known = new Map<ListName, Tables>();
  readonly #stopListening: () => void;
  /** Those whom nobody looks at are not told. */
  #isShown = true;
  #isTold = true;
  /** What was asked last and is not answered yet. */
  #asking = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection, show: (lists: Lists) => void) {
    this.#connection = connection;
    this.#show = show;
    connection.onTables = tables => this.#take(tables);
    connection.start('anybody');
    this.#stopListening = connection.state.subscribe(state => state === 'open' && this.refresh());
  }

  /** Whether somebody looks. */
  set isShown(isShown: boolean) {
    if (this.#isShown === isShown) return;
    this.#isShown = isShown;
    if (isShown) this.refresh();
    else this.#rest();
  }

  refresh(): void {
    this.#takeBack();
    if (!this.#isShown || this.#connection.state.value !== 'open') return;
    for (const list of FOLLOWED) void this.#ask(list);
    void this.#ask('finished');
    this.#timer = setTimeout(() => this.refresh(), this.#isTold ? AGAIN : POLL);
  }

  stop(): void {
    this.#stopListening();
    this.#connection.onTables = () => undefined;
    this.#rest();
  }

  #rest(): void {
    this.#takeBack();
    if (this.#connection.state.value === 'open') void this.#connection.ask({ type: 'unfollow' });
  }

  #takeBack(): void {
    clearTimeout(this.#timer);
    this.#asking.abort();
    this.#asking = new AbortController();
  }

  async #ask(list: ListName): Promise<void> {
    const follow = list !== 'finished' && this.#isTold ? { follow: true as const } : {};
    const answer = await this.#connection.ask({ type: 'list', list, ...follow }, this.#asking.signal);
    if (answer.type === 'tables') return this.#take(answer);
    // a server that is older than this page
    if (answer.type !== 'refused' || answer.code !== 'bad-message' || !this.#isTold) return;
    this.#isTold = false;
    this.refresh();
  }

  #take(tables: Tables): void {
    const before = this.#known.get(tables.list);
    if (before && before.time > tables.time) return;
    this.#known.set(tables.list, tables);
    // a game of mine that is not on any more is finished
    if (tables.list === 'mine' && before && hasLost(before, tables)) void this.#ask('finished');
    const [open, mine, watch, finished] = [...FOLLOWED, 'finished' as const].map(
      list => this.#known.get(list)?.tables,
    );
    if (open && mine && watch && finished) this.#show({ open, mine, watch, finished });
  }
}

function hasLost(before: Tables, after: Tables): boolean {
  const kept = new Set(after.tables.map(({ table }) => table));
  return before.tables.some(({ table }) => !kept.has(table));
}

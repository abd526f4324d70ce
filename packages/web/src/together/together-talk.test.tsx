/** Whoever looks at a finished game together goes on talking as at its table. */
import type { Answer, Player, TableEvent, Written } from '@kingdomino/protocol';
import { decide, Table, type TableCommand } from '@kingdomino/table';
import { decideStudy } from '@kingdomino/table/study';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '../app/i18n/language.ts';
import type { UnsentCommand } from '../connection/open-requests.ts';
import type { Watcher } from '../connection/watcher.ts';
import { relations } from '../online/talk/relations.ts';
import { all, button, fill, named, one, textOf } from '../testing/look.ts';
import { finishedEvents } from './testing/finished.ts';
import { Together } from './together.ts';
import { TogetherBar } from './together-bar.tsx';

const ID = 'table-of-test';
const [ann, bob, eve] = ['Ann', 'Bob', 'Eve'].map(name => ({ id: name.toLowerCase(), name })) as [
  Player,
  Player,
  Player,
];
const me = signal<Player | undefined>(ann);
const state = signal('open' as const);
vi.mock('../connection/page-connection.ts', () => ({
  pageConnection: () => ({ me, state, now: () => 0, connection: signal(undefined) }),
}));

const place = document.body.appendChild(document.createElement('main'));
let page: Together | undefined;

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => Response.error());
  await loadWords('online', 'talk', 'together', 'table');
});

afterEach(() => {
  render(null, place);
  page?.close();
  page = undefined;
  relations.value = [];
  vi.unstubAllGlobals();
});

/** The server with this one page; what others do there comes by `perform`. */
class Server {
  readonly table = Table.from(finishedEvents(ann, bob));
  readonly asked: string[] = [];
  readonly kept: Written[] = [];
  #watcher: Watcher | undefined;

  constructor(...before: readonly TableCommand[]) {
    for (const command of before) this.perform(command);
  }

  readonly connection = {
    me,
    state,
    resume: () => undefined,
    watch: (_: string, watcher: Watcher) => {
      this.#watcher = watcher;
      return () => undefined;
    },
    ask: async (wish: UnsentCommand): Promise<Answer> => this.#answer(wish),
  };

  /** The page is told all that has happened so far. */
  begin(): void {
    this.#watcher!.onEvents({ type: 'events', to: 'watch', ...this.#since(0) });
  }

  perform(command: TableCommand): Answer {
    const decided = decide(this.table, command, this.table.changedAt + 1);
    return decided.ok ? this.#append(decided.value) : { type: 'refused', ...decided.error };
  }

  write(by: Player, text: string): Answer {
    const line = {
      id: `w${this.kept.length}`,
      seat: this.table.seatOf(by.id)!,
      player: by.id,
      at: this.table.changedAt + 1,
      text,
    };
    this.kept.push(line);
    this.#watcher?.onTalk?.({ type: 'talk', table: ID, written: [line] });
    return { type: 'done', table: ID, version: this.table.version };
  }

  #since(from: number) {
    return { table: ID, from, events: this.table.events.slice(from), time: 0 };
  }

  #append(events: readonly TableEvent[]): Answer {
    const from = this.table.version;
    this.table.append(...events);
    if (events.length > 0) this.#watcher?.onEvents({ type: 'events', ...this.#since(from) });
    return { type: 'done', table: ID, version: this.table.version };
  }

  #answer(wish: UnsentCommand): Answer {
    this.asked.push(wish.type);
    const by = me.peek()!;
    if (wish.type === 'talk')
      queueMicrotask(() =>
        this.#watcher!.onTalk?.({ type: 'talk', to: 'talk', table: ID, written: this.kept }),
      );
    if (wish.type === 'write') return this.write(by, wish.text);
    if (wish.type === 'say' || wish.type === 'consent') return this.perform({ ...wish, by });
    if (wish.type !== 'studyLead') return { type: 'done', table: ID, version: this.table.version };
    const decided = decideStudy(this.table, { ...wish, by, isGone: () => true }, this.table.changedAt);
    return decided.ok ? this.#append(decided.value) : { type: 'refused', ...decided.error };
  }
}

async function look(player: Player, server: Server): Promise<void> {
  me.value = player;
  const opened = new Together(ID, server.connection);
  page = opened;
  await act(() => server.begin());
  await act(() => render(<TogetherBar together={opened} source={opened.source.value!} />, place));
}

const press = (name: string | RegExp) => act(() => button(name, place).click());
const said = () => all('.said li > [dir]', place).map(textOf);
const agreed: TableCommand[] = [
  { type: 'consent', by: ann, agrees: true },
  { type: 'consent', by: bob, agrees: true },
];

test('phrases are said, heard, counted until they are read, and read', async () => {
  const server = new Server();
  await look(ann, server);
  await act(() => void server.perform({ type: 'say', by: bob, phrase: 'good-game' }));
  expect(textOf(one('.unread', place))).toBe('1');
  await press(/1\snew\smessage$/);
  expect(said()).toEqual(['Good game!']);
  expect(all('.unread', place)).toEqual([]);
  await press('Goodbye!');
  expect(server.table.events.at(-1)).toMatchObject({ type: 'said', seat: 0, phrase: 'goodbye' });
  expect(said()).toEqual(['Good game!', 'Goodbye!']);
});

test('whoever agreed at the table writes here, and reads what was written there', async () => {
  const server = new Server(...agreed);
  server.write(bob, 'well played');
  await look(ann, server);
  await press(/^Say something/);
  expect(said()).toEqual(['well played']);
  await act(() => fill(named<HTMLInputElement>('input', 'Your message', place), 'see my lake'));
  await press('Send');
  expect(said()).toEqual(['well played', 'see my lake']);
  await press('Turn off free chat');
  expect(server.table.canWrite).toBe(false);
  expect(all('input', place)).toEqual([]);
});

test('free text can be asked for here, and is agreed to where it is asked', async () => {
  const server = new Server();
  await look(ann, server);
  await act(() => void server.perform({ type: 'consent', by: bob, agrees: true }));
  expect(textOf(one('.prompt', place))).toContain('Bob would like to write freely with you.');
  await press('Agree');
  expect(server.table.canWrite).toBe(true);
  expect(all('.prompt', place)).toEqual([]);
});

test('who was not seated hears phrases, and sees that talk is among the players', async () => {
  const server = new Server(...agreed, { type: 'say', by: bob, phrase: 'good-game' });
  await look(eve, server);
  expect(server.asked).not.toContain('talk');
  await press(/^Say something/);
  expect(said()).toEqual(['Good game!']);
  const panel = one('[role=dialog]', place);
  expect(textOf(panel)).toContain('Only the players can talk here.');
  expect(all('input, .phrases, .free-text', panel)).toEqual([]);
  expect(all('.talk-people button', panel).map(textOf)).toEqual(['Ann', 'Bob']);
});

test('whom I mute is neither shown nor counted, nor asks me', async () => {
  relations.value = [{ player: bob, kind: 'mute' }];
  const server = new Server();
  await look(ann, server);
  await act(() => void server.perform({ type: 'say', by: bob, phrase: 'hello' }));
  await act(() => void server.perform({ type: 'consent', by: bob, agrees: true }));
  expect(all('.unread, .prompt', place)).toEqual([]);
  await press('Say something');
  expect(said()).toEqual([]);
});

test('who comes back reads what was written meanwhile; a phrase is heard once', async () => {
  const server = new Server(...agreed);
  await look(ann, server);
  await act(() => void server.perform({ type: 'say', by: bob, phrase: 'hello' }));
  const { heard } = page!.talk;
  const before = heard.value?.number;
  server.kept.push({ id: 'missed', seat: 1, player: 'bob', at: 2000, text: 'are you there' });
  await act(() => server.begin());
  expect(page!.talk.written.value.map(({ text }) => text)).toEqual(['are you there']);
  expect(heard.value?.number).toBe(before);
});

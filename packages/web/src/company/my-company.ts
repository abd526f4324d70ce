/** My challenges and what is new for me, as the server tells it: kept up to date while the page is open. */
import type { AnswerOf, Challenge, NewsItem } from '@kingdomino/protocol';
import { signal } from '@preact/signals';
import { announce } from '../app/announce.ts';
import { t } from '../app/i18n/language.ts';
import { go, route } from '../app/navigation/router.ts';
import { sectionOf } from '../app/navigation/sections.ts';
import { toast } from '../app/toast.ts';
import { unreadNews } from '../app/unread-news.ts';
import type { Connection } from '../connection/connection.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { playerName } from '../table-source/seat-text.ts';
import { readChallenges, readNews } from './company-api.ts';

export class MyCompany {
  /** Those that are open; undefined while the server has not said. */
  readonly challenges = signal<readonly Challenge[] | undefined>(undefined);
  /** A challenge of mine was accepted while I was at a table or elsewhere: the way there. */
  readonly accepted = signal<NewsItem | undefined>(undefined);
  /** Counts what has come, so that a list that is shown is read again. */
  readonly changes = signal(0);
  readonly #connection: Connection;
  /** Sent from this tab, to be played at once: it goes to the table by itself. */
  readonly #awaited = new Set<string>();

  constructor(connection: Connection) {
    this.#connection = connection;
    connection.onNews = message => this.#take(message);
    connection.state.subscribe(state => {
      if (state === 'open') void this.#begin();
      if (state === 'signed-out') this.#end();
    });
  }

  /** This tab waits for the answer. */
  await(challenge: Challenge): void {
    const { kind } = challenge.clock;
    if (kind === 'turn' || kind === 'game') this.#awaited.add(challenge.challenge);
    void this.load();
  }

  async load(): Promise<void> {
    const read = await readChallenges();
    if (read.ok) this.challenges.value = read.value.challenges;
  }

  async #begin(): Promise<void> {
    if (!this.#connection.me.value?.member) return this.#end();
    const answer = await this.#connection.ask({ type: 'news' });
    if (answer.type === 'news') unreadNews.value = answer.unread;
    await this.load();
    this.changes.value++;
  }

  #end(): void {
    unreadNews.value = 0;
    this.challenges.value = [];
    this.accepted.value = undefined;
  }

  #take({ unread, item, challenges }: AnswerOf<'news'>): void {
    unreadNews.value = unread;
    if (challenges) void this.load();
    if (item?.kind === 'challenge') this.#hearChallenge(item);
    this.changes.value++;
  }

  #hearChallenge(item: NewsItem): void {
    const name = item.who ? playerName(item.who) : '';
    if (item.answer === 'declined') return toast(t('challenge.declined', { name }));
    if (item.answer === 'accepted') return this.#hearAccepted(item, name);
    // at a table nothing may lie over the board
    if (sectionOf(route.peek()) === undefined) toast(t('challenge.received', { name }));
    else announce(t('challenge.received', { name }));
  }

  /** Who has asked to play now and looks at the page is led there; who plays elsewhere is shown the way. */
  #hearAccepted(item: NewsItem, name: string): void {
    const isAwaited = this.#awaited.delete(item.challenge ?? '');
    const isFree = sectionOf(route.peek()) !== undefined && !document.hidden;
    void readNews([item.id]);
    if (isAwaited && isFree && item.table) return go(`/t/${item.table}`);
    this.accepted.value = item;
    announce(t('challenge.accepted', { name }));
  }
}

let company: MyCompany | undefined;

export function myCompany(): MyCompany {
  company ??= new MyCompany(pageConnection());
  return company;
}

/**
 * A finished game at the server that people look at together: one leads, others follow or wander, all see what the others
 * point at. The study is made of the table's events; what I change is shown at once and sent one after the other.
 */

import type { AnswerOf, CommandRefusal, Player, Point } from '@kingdomino/protocol';
import { applyEdit, checkEdit, relocate, type StudyEdit } from '@kingdomino/study';
import { Table } from '@kingdomino/table';
import { SharedStudy } from '@kingdomino/table/study';
import { batch, computed, effect, signal } from '@preact/signals';
import { t } from '../app/i18n/language.ts';
import { toast } from '../app/toast.ts';
import type { Connection } from '../connection/connection.ts';
import { refusalText } from '../connection/refusal-text.ts';
import { askForRematch, nextOf } from '../online/table/rematch.ts';
import { StudySource } from '../study/study-source.ts';
import { EditQueue } from './edit-queue.ts';
import { People } from './people.ts';
import { editRefusalText, leadRefusalText } from './refusal-texts.ts';
import { PlaceSharing } from './share-my-place.ts';
import { StudyTalk } from './study-talk.ts';

export type StudyConnection = Pick<Connection, 'ask' | 'watch' | 'resume' | 'state' | 'me'>;

const LOOK_ONLY: CommandRefusal = { code: 'not-allowed', text: 'only who leads and who played may' };

export class Together {
  readonly id: string;
  /** Until the table is known there is none. */
  readonly source = signal<StudySource | undefined>(undefined);
  readonly leader = signal<Player | undefined>(undefined);
  /** Whether I go where the leader goes. */
  readonly follows = signal(true);
  /** What I point at. */
  readonly point = signal<Point | undefined>(undefined);
  /** I know how to. */
  readonly hasPointed = signal(false);
  /** `missing`: the server does not know the table; `running`: its game is not over. */
  readonly problem = signal<'missing' | 'running' | undefined>(undefined);
  readonly people: People;
  readonly talk: StudyTalk;
  /** I may change the study: I lead, or I sat here. */
  readonly mayEdit = computed(() => this.isLeader || this.mySeat !== undefined);
  readonly #connection: StudyConnection;
  readonly #table = new Table();
  readonly #edits: EditQueue;
  readonly #sharing: PlaceSharing;
  #shared: SharedStudy | undefined;
  #ends: (() => void)[] = [];
  /** The leader, or an edit of somebody else, moves me; it is not I who wanders. */
  #isMoved = false;

  constructor(id: string, connection: StudyConnection) {
    this.id = id;
    this.#connection = connection;
    this.people = new People();
    this.talk = new StudyTalk({
      id,
      table: this.#table,
      connection,
      view: computed(() => ({ seats: this.source.value?.played.value.seats ?? [] })),
    });
    this.#edits = new EditQueue(connection, { id, version: () => this.#table.version });
    this.#sharing = new PlaceSharing(connection, id, () => this.#shown());
    this.#ends.push(
      connection.watch(id, {
        version: () => this.#table.version,
        onEvents: message => this.#take(message),
        onPresence: () => undefined,
        onShown: shown => this.#hear(shown),
        onTalk: message => this.talk.takeTalk(message),
        onRefused: refusal => this.#refused(refusal),
      }),
      () => this.people.close(),
    );
  }

  get isLeader(): boolean {
    const me = this.#connection.me.value;
    return me !== undefined && this.leader.value?.id === me.id;
  }

  get #finished() {
    return { id: this.id, table: this.#table, mySeat: this.mySeat };
  }

  async #rematch(end?: AbortSignal): Promise<string | undefined> {
    const opened = await askForRematch(this.#connection, this.#finished, end);
    if (opened.ok) return opened.value;
    if (opened.error) toast(refusalText(opened.error.code, opened.error.reason));
    return undefined;
  }

  get mySeat(): number | undefined {
    const me = this.#connection.me.value;
    return me && this.source.value ? this.#table.seatOf(me.id) : undefined;
  }

  get me(): Player | undefined {
    return this.#connection.me.value;
  }

  /** Nobody leads, the leader is gone, or only watched while I played. */
  get mayLead(): boolean {
    const leader = this.leader.value;
    if (this.isLeader || !this.source.value) return false;
    if (!leader || !this.people.isHere(leader.id)) return true;
    return this.mySeat !== undefined && this.#table.seatOf(leader.id) === undefined;
  }

  seatOf(player: string): number | undefined {
    return this.#table.version > 0 ? this.#table.seatOf(player) : undefined;
  }

  /** Everybody whose name or words may be seen here, whether they are here now or not. */
  get named(): Player[] {
    void this.source.value?.view.value;
    const written = this.#table.events.flatMap(event => (event.type === 'studied' ? [event.by] : []));
    const seated = this.#table.seats.flatMap(seat => (seat.kind === 'person' ? [seat.player] : []));
    return [...written, ...seated, ...this.people.all.map(({ player }) => player)];
  }

  async lead(isWanted: boolean): Promise<void> {
    const answer = await this.#connection.ask({ type: 'studyLead', table: this.id, lead: isWanted });
    if (answer.type === 'refused') toast(leadRefusalText(answer.code));
  }

  /** Back to where the leader is, or off on my own. */
  follow(isWanted: boolean): void {
    this.follows.value = isWanted;
    this.#followLeader();
  }

  close(): void {
    if (this.isLeader) void this.lead(false);
    this.#sharing.close();
    for (const end of this.#ends) end();
  }

  #take(message: AnswerOf<'events'>): void {
    const { from, events } = message;
    const table = this.#table;
    if (from > table.version) return this.#connection.resume(this.id);
    table.append(...events.slice(table.version - from));
    this.talk.takeEvents(message);
    if (table.version === 0) return;
    if (table.status !== 'over') {
      this.problem.value = 'running';
      return;
    }
    if (!this.#shared) this.#begin();
    else if (this.#shared.catchUp(table)) this.#update(this.#shared);
  }

  #begin(): void {
    const shared = new SharedStudy(this.#table);
    const source = new StudySource(shared.study);
    source.playAgain = { next: () => nextOf(this.#finished), ask: end => this.#rematch(end) };
    source.keeper = edit => this.#keep(edit);
    this.#shared = shared;
    batch(() => {
      this.problem.value = undefined;
      this.leader.value = shared.leader;
      this.source.value = source;
    });
    this.#ends.push(this.#heed(source));
    // whoever opens it leads
    if (shared.leads === 0) void this.lead(true);
  }

  /** Whatever I do is shown; whoever goes somewhere else follows no more. */
  #heed(source: StudySource): () => void {
    let isFirst = true;
    const ends = [
      effect(() => {
        void source.cursor;
        if (!isFirst && !this.#isMoved && !this.isLeader) this.follows.value = false;
        this.point.value = undefined;
        isFirst = false;
      }),
      effect(() => {
        const moves = source.previewed.value;
        if (this.#isMoved) return;
        this.point.value = moves && { kind: 'turn', moves: [...moves] };
      }),
      effect(() => {
        void [source.cursor, this.follows.value, this.point.value];
        this.#sharing.soon();
      }),
      effect(() => {
        if (this.#connection.state.value === 'open' && this.#connection.me.value) this.#sharing.ask();
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  /** Somebody has led or changed something, perhaps I. */
  #update(shared: SharedStudy): void {
    this.leader.value = shared.leader;
    this.#edits.forget(this.#table.version);
    this.#redraw();
    this.#followLeader();
  }

  /** The server's study with what is still on its way. */
  #redraw(): void {
    const source = this.source.peek();
    if (!source || !this.#shared) return;
    let { study } = this.#shared;
    for (const edit of this.#edits.pending)
      if (checkEdit(study, edit).ok) study = applyEdit(study, edit).study;
    this.#move(() => source.change(study, relocate(source.study, source.cursor, study)));
  }

  /** What I do is shown at once; if the server refuses, it goes again. */
  #keep(edit: StudyEdit): CommandRefusal | undefined {
    if (!this.mayEdit.peek()) {
      toast(t('together.look-only'));
      return LOOK_ONLY;
    }
    void this.#edits.send(edit).then(refusal => {
      if (!refusal) return;
      toast(editRefusalText(refusal.code));
      this.#redraw();
    });
    return undefined;
  }

  #hear(shown: AnswerOf<'shown'>): void {
    if (shown.player.id === this.#connection.me.peek()?.id) return;
    this.people.hear(shown);
    if (shown.asks) this.#sharing.later();
    if (shown.player.id === this.leader.peek()?.id) this.#followLeader();
  }

  #followLeader(): void {
    const source = this.source.peek();
    const leader = this.leader.peek();
    if (!source || !leader || this.isLeader || !this.follows.peek()) return;
    const { place, point } = this.people.find(leader.id) ?? {};
    this.#move(() => {
      if (place) source.goTo(place);
      source.preview(point?.kind === 'turn' ? point.moves : undefined);
    });
  }

  #move(change: () => void): void {
    this.#isMoved = true;
    try {
      change();
    } finally {
      this.#isMoved = false;
    }
  }

  #shown() {
    const source = this.source.peek();
    const point = this.point.peek();
    return {
      ...(source && { place: { path: [...source.cursor.path], at: source.cursor.at } }),
      ...(point && { point }),
      ...(this.follows.peek() && !this.isLeader && { follows: true as const }),
    };
  }

  #refused({ code, retryAfter = 2000 }: CommandRefusal): void {
    if (code === 'unknown-table' || code === 'bad-message') this.problem.value = 'missing';
    else setTimeout(() => this.#connection.resume(this.id), retryAfter);
  }
}

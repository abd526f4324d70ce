/** One move of a crash test, and what happens to commands on their way: copies, rivals, the wrong order. */
import type { Answer, CommandOf } from '@kingdomino/protocol';
import { decide, type Table } from '@kingdomino/table';
import { someMove } from '../clients/play.ts';
import type { PlayerClient } from '../clients/player-client.ts';

/** A move that the server has said is done. Times are by the clock that cannot be set. */
export interface Acknowledged {
  readonly player: string;
  /** Of the player's connections. */
  readonly ports: ReadonlySet<number>;
  readonly command: string;
  readonly move: string;
  /** Of the table after it. */
  readonly version: number;
  /** When the player heard that it was to act, sent the move, and heard that it is done. */
  readonly seenAt: number;
  readonly sentAt: number;
  readonly doneAt: number;
}

export interface MoveCounts {
  /** Sent twice at the same time, over two processes. */
  doubled: number;
  /** Against another of a second device. */
  disputed: number;
  /** Sent again long after it was answered, over any process. */
  resent: number;
  /** Sent after the one that follows it. */
  reordered: number;
  /** Two moves of which only one could be right. */
  bothAccepted: number;
}

/** Where the moves are noted. */
export interface MoveBook {
  readonly counts: MoveCounts;
  readonly surprises: unknown[];
  readonly owed: Set<number>;
  note(answer: Answer, move: Omit<Acknowledged, 'version'>): void;
  wait(late: Promise<void>): void;
}

type Move = Omit<CommandOf<'move'>, 'id'>;
type Mine = Pick<Acknowledged, 'player' | 'ports' | 'seenAt' | 'sentAt' | 'doneAt'>;

/** Of seven moves two go their way undisturbed. */
const TRICKS = ['double', 'none', 'resend', 'reorder', 'resend', 'none', 'dispute'] as const;
/** How much earlier than its predecessor a move is sent, and how much later again. */
const EARLIER = 30;
const LATEST = 2500;
/** What may be said to a move that comes before its time: also that it is none, at a version that is only a pause. */
const TOO_EARLY = ['stale', 'illegal', 'not-your-turn', 'over'];

export class CrashMove {
  readonly #book: MoveBook;
  readonly #player: PlayerClient;
  readonly #origins: readonly string[];

  constructor(book: MoveBook, player: PlayerClient, origins: readonly string[]) {
    this.#book = book;
    this.#player = player;
    this.#origins = origins;
  }

  async make(command: Move, turn: number, seenAt: number): Promise<void> {
    const trick = TRICKS[turn % TRICKS.length];
    const next = trick === 'reorder' ? this.#next(command) : undefined;
    const early = next && this.#post(next);
    if (early) await pause(EARLIER);
    const id = `move-${command.version}`;
    const sentAt = performance.now();
    const asked = this.#player
      .request(command, id)
      .then(answer => ({ answer, times: { seenAt, sentAt, doneAt: performance.now() } }));
    const copy = trick === 'double' ? this.#post({ ...command, id }) : undefined;
    const rival =
      trick === 'dispute' ? this.#post({ ...command, id: `other-${command.version}` }) : undefined;
    this.#book.owed.add(sentAt);
    const { answer, times } = await asked;
    this.#book.owed.delete(sentAt);
    const mine = { player: this.#player.player.id, ports: this.#player.ports, ...times };
    this.#book.note(answer, { ...mine, command: id, move: command.move });
    if (rival) return this.#compareRival(answer, await rival, command, mine);
    const isOvertaken = (await early)?.type === 'done';
    if (answer.type !== 'done' && !isOvertaken) this.#book.surprises.push(answer);
    if (copy) this.#compareCopy('doubled', answer, await copy);
    if (trick === 'resend' && answer.type === 'done')
      this.#book.wait(this.#sendAgain({ ...command, id }, answer));
    if (next) await this.#finishEarly(next, (await early)!, mine);
  }

  /** The answer is the same, however often and wherever it is asked for. */
  #compareCopy(name: 'doubled' | 'resent', answer: Answer, copy: Answer): void {
    this.#book.counts[name]++;
    if (JSON.stringify(copy) !== JSON.stringify(answer)) this.#book.surprises.push([name, answer, copy]);
  }

  /** Of two that dispute exactly one is taken. */
  #compareRival(answer: Answer, rival: Answer, { version, move }: Move, mine: Mine): void {
    const { counts, surprises } = this.#book;
    counts.disputed++;
    this.#book.note(rival, { ...mine, command: `other-${version}`, move });
    const taken = [answer, rival].filter(({ type }) => type === 'done').length;
    if (taken === 2) counts.bothAccepted++;
    else if (taken === 0) surprises.push(['disputed', answer, rival]);
  }

  async #sendAgain(command: CommandOf<'move'>, answer: Answer): Promise<void> {
    await pause(Math.random() * LATEST);
    this.#compareCopy('resent', answer, await this.#post(command));
  }

  /** The same player's next move, if it is to act again after this one. */
  #next({ table: id, version, move }: Move): CommandOf<'move'> | undefined {
    const table = this.#player.tables.get(id)?.copy();
    const by = this.#player.player;
    const decision = table && decide(table, { type: 'move', by, version, move }, table.changedAt);
    if (!table || !decision?.ok) return undefined;
    table.append(...decision.value);
    return isToAct(table, by.id)
      ? {
          type: 'move',
          id: `early-${table.version}`,
          table: id,
          version: table.version,
          move: someMove(table, 1),
        }
      : undefined;
  }

  /** It came too early and was refused, or late enough and was taken. */
  async #finishEarly({ id, move, table }: CommandOf<'move'>, answer: Answer, mine: Mine): Promise<void> {
    const { counts, surprises } = this.#book;
    counts.reordered++;
    if (answer.type === 'done') {
      this.#book.note(answer, { ...mine, command: id, move, seenAt: mine.doneAt, sentAt: mine.doneAt });
      await this.#player.until(table, ({ version }) => version >= answer.version);
    } else if (answer.type !== 'refused' || !TOO_EARLY.includes(answer.code))
      surprises.push(['reordered', answer]);
  }

  /** At the processes in any order. */
  #post(command: CommandOf<'move'>): Promise<Answer> {
    const first = Math.floor(Math.random() * this.#origins.length);
    return this.#player.post([...this.#origins.slice(first), ...this.#origins.slice(0, first)], command);
  }
}

function isToAct(table: Table, player: string): boolean {
  return table.status === 'playing' && table.toAct === table.seatOf(player);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}

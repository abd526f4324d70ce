/** One table of a crash test: its players, what they were told and what was acknowledged to them, and when. */
import type { Answer, Clock } from '@kingdomino/protocol';
import { isMyTurnOrOver, someMove, wish } from '../clients/play.ts';
import { PlayerClient } from '../clients/player-client.ts';
import { SlowReader } from '../clients/slow-reader.ts';
import { type Acknowledged, CrashMove, type MoveCounts } from './crash-move.ts';

const KINDS = [
  { options: { players: 2 }, game: 'kingdomino' },
  { options: { players: 2 }, game: 'duel' },
] as const;
/** Short ones: players answer at once, so every loss on time is a fault of the server. */
const CLOCKS: readonly Clock[] = [
  { kind: 'turn', seconds: 10 },
  { kind: 'game', seconds: 60, increment: 2 },
];
/** Milliseconds that a player thinks, at most: so that a machine is not busy with moves alone. */
const THINKING = 50;

export class CrashTable {
  readonly id: string;
  readonly players: readonly PlayerClient[];
  readonly acknowledged: Acknowledged[] = [];
  /** Refusals that a correct client must not get, and answers that contradict each other. */
  readonly surprises: unknown[] = [];
  readonly counts: MoveCounts = { doubled: 0, disputed: 0, resent: 0, reordered: 0, bothAccepted: 0 };
  readonly hasSlowReader: boolean;
  /** When the moves were sent that are not answered yet. */
  readonly owed = new Set<number>();
  /** Commands that were sent again and are not answered yet. */
  readonly #late: Promise<void>[] = [];
  readonly #reader: SlowReader | undefined;
  readonly #origins: readonly string[];

  /** Two people, or one and a bot, in turn; both games; a clock of either kind. */
  static async open(origins: readonly string[], number: number): Promise<CrashTable> {
    const withBot = number % 3 === 2;
    const turned = [...origins.slice(number % origins.length), ...origins.slice(0, number % origins.length)];
    const owner = await PlayerClient.connected(...turned);
    const guest = withBot ? undefined : await PlayerClient.connected(...[...turned].reverse());
    const seats = [
      { kind: 'me' as const },
      withBot ? ({ kind: 'bot', level: 'squire' } as const) : ({ kind: 'open' } as const),
    ];
    const clock = CLOCKS[Math.floor(number / 2) % CLOCKS.length]!;
    const terms = { ...KINDS[number % KINDS.length]!, seats, clock, absence: { kind: 'forfeit' } as const };
    const answer = await owner.request(wish(terms));
    if (answer.type !== 'done') throw new Error(`no table: ${JSON.stringify(answer)}`);
    const table = answer.table;
    await owner.watch(table);
    await guest?.watch(table);
    await guest?.request({ type: 'sit', table, salt: `guest-${number}-salt` });
    await owner.request({ type: 'ready', table, salt: `owner-${number}-salt` });
    const reader = number % 5 === 0 ? new SlowReader(turned[0]!, owner.token, table) : undefined;
    return new CrashTable(table, guest ? [owner, guest] : [owner], origins, reader);
  }

  private constructor(
    id: string,
    players: readonly PlayerClient[],
    origins: readonly string[],
    reader: SlowReader | undefined,
  ) {
    this.id = id;
    this.players = players;
    this.#origins = origins;
    this.#reader = reader;
    this.hasSlowReader = reader !== undefined;
  }

  async play(): Promise<void> {
    await Promise.all(this.players.map(player => this.#playSeat(player)));
    await Promise.all(this.#late);
  }

  close(): void {
    for (const player of this.players) player.close();
    this.#reader?.close();
  }

  async #playSeat(player: PlayerClient): Promise<void> {
    for (let turn = 0; ; turn++) {
      const table = await player.until(this.id, isMyTurnOrOver(player));
      if (table.status !== 'playing') return;
      // what the player did since then, waiting for answers to an earlier move for example, is time it took
      const seenAt = player.movedAt.get(this.id) ?? performance.now();
      await new Promise(resolve => setTimeout(resolve, Math.random() * THINKING));
      const { version } = table;
      if (!isMyTurnOrOver(player)(table) || table.status !== 'playing') continue;
      const command = { type: 'move', table: this.id, version, move: someMove(table, version) } as const;
      await new CrashMove(this, player, this.#origins).make(command, turn, seenAt);
      const isNext = isMyTurnOrOver(player);
      await player.until(this.id, online => online.version > version || isNext(online));
    }
  }

  /** To be answered before the table is examined. */
  wait(late: Promise<void>): void {
    this.#late.push(late);
  }

  note(answer: Answer, move: Omit<Acknowledged, 'version'>): void {
    if (answer.type === 'done') this.acknowledged.push({ ...move, version: answer.version });
  }
}

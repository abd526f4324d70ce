/** One table of a crash test: its players, what they were told and what was acknowledged to them, and when. */
import type { Answer, Clock } from '@kingdomino/protocol';
import { isMyTurnOrOver, someMove, wish } from './play.ts';
import { PlayerClient } from './player-client.ts';
import { SlowReader } from './slow-reader.ts';

/** A move that the server has said is done. Times are by the clock that cannot be set. */
export interface Acknowledged {
  readonly player: string;
  readonly command: string;
  readonly move: string;
  /** Of the table after it. */
  readonly version: number;
  /** When the player saw that it was to act, sent the move, and heard that it is done. */
  readonly seenAt: number;
  readonly sentAt: number;
  readonly doneAt: number;
}

const KINDS = [
  { options: { players: 2 }, game: 'kingdomino' },
  { options: { players: 2 }, game: 'duel' },
] as const;
/** Short ones: players answer at once, so every loss on time is a fault of the server. */
const CLOCKS: readonly Clock[] = [
  { kind: 'turn', seconds: 10 },
  { kind: 'game', seconds: 60, increment: 2 },
];
/** Every so many moves one is sent twice, over two processes, and one against another of a second device. */
const DOUBLED = 4;
const DISPUTED = 7;

export class CrashTable {
  readonly id: string;
  readonly players: readonly PlayerClient[];
  readonly acknowledged: Acknowledged[] = [];
  /** Refusals that a correct client must not get, and answers that contradict each other. */
  readonly surprises: unknown[] = [];
  readonly counts = { doubled: 0, disputed: 0, bothAccepted: 0, slowReaders: 0 };
  readonly #reader: SlowReader | undefined;
  readonly #origins: readonly string[];

  /** Two people, or one and a bot, in turn; both games; a clock of either kind. */
  static async open(origins: readonly string[], number: number): Promise<CrashTable> {
    const withBot = number % 3 === 2;
    const turned = [...origins.slice(number % origins.length), ...origins.slice(0, number % origins.length)];
    const owner = await connected(turned);
    const guest = withBot ? undefined : await connected([...turned].reverse());
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
    this.counts.slowReaders = reader ? 1 : 0;
  }

  async play(): Promise<void> {
    await Promise.all(this.players.map(player => this.#playSeat(player)));
  }

  close(): void {
    for (const player of this.players) player.close();
    this.#reader?.close();
  }

  async #playSeat(player: PlayerClient): Promise<void> {
    for (let turn = 0; ; turn++) {
      const table = await player.until(this.id, isMyTurnOrOver(player));
      if (table.status !== 'playing') return;
      const seenAt = performance.now();
      await this.#move(player, turn, {
        version: table.version,
        move: someMove(table, table.version),
        seenAt,
      });
      const { version } = table;
      const isNext = isMyTurnOrOver(player);
      await player.until(this.id, online => online.version > version || isNext(online));
    }
  }

  async #move(
    player: PlayerClient,
    turn: number,
    { version, move, seenAt }: { version: number; move: string; seenAt: number },
  ): Promise<void> {
    const command = { type: 'move', table: this.id, version, move } as const;
    const id = `move-${version}`;
    const sentAt = performance.now();
    let doneAt = sentAt;
    const asked = player.request(command, id).then(answer => {
      doneAt = performance.now();
      return answer;
    });
    const isDisputed = turn % DISPUTED === DISPUTED - 1;
    const again = turn % DOUBLED === 0 && !isDisputed ? [{ ...command, id }] : [];
    const other = isDisputed ? [{ ...command, id: `other-${version}`, move }] : [];
    const [answer, ...answers] = await Promise.all([
      asked,
      ...[...again, ...other].map(body => player.post(this.#origins, body)),
    ]);
    const mine = { player: player.player.id, move, seenAt, sentAt, doneAt };
    this.#note(answer!, { ...mine, command: id });
    const twin = again.length > 0 ? answers[0] : undefined;
    const rival = isDisputed ? answers.at(-1) : undefined;
    this.#compare(answer!, twin, rival, { ...mine, command: `other-${version}` });
  }

  #note(answer: Answer, move: Omit<Acknowledged, 'version'>): void {
    if (answer.type === 'done') this.acknowledged.push({ ...move, version: answer.version });
  }

  /** The twin is answered alike; of two that dispute exactly one is taken. */
  #compare(
    answer: Answer,
    twin: Answer | undefined,
    rival: Answer | undefined,
    disputed: Omit<Acknowledged, 'version'>,
  ): void {
    if (twin) {
      this.counts.doubled++;
      if (JSON.stringify(twin) !== JSON.stringify(answer)) this.surprises.push([answer, twin]);
    }
    if (!rival) {
      if (answer.type !== 'done') this.surprises.push(answer);
      return;
    }
    this.counts.disputed++;
    this.#note(rival, disputed);
    const taken = [answer, rival].filter(({ type }) => type === 'done').length;
    if (taken === 2) this.counts.bothAccepted++;
    else if (taken === 0) this.surprises.push([answer, rival]);
  }
}

async function connected(origins: readonly string[]): Promise<PlayerClient> {
  const player = await PlayerClient.register(...origins);
  await player.connect();
  return player;
}

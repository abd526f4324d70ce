/** One table of a crash test: its players, what they were told and what was acknowledged to them. */
import type { Answer } from '@kingdomino/protocol';
import { isMyTurnOrOver, someMove, wish } from './play.ts';
import { PlayerClient } from './player-client.ts';

/** A move that the server has said is done. */
export interface Acknowledged {
  readonly player: string;
  readonly command: string;
  readonly move: string;
  /** Of the table after it. */
  readonly version: number;
}

const KINDS = [
  { options: { players: 2 }, game: 'kingdomino' },
  { options: { players: 2 }, game: 'duel' },
] as const;

export class CrashTable {
  readonly id: string;
  readonly players: readonly PlayerClient[];
  readonly acknowledged: Acknowledged[] = [];
  /** Refusals that a correct client must not get. */
  readonly surprises: Answer[] = [];

  /** Two people, or one and a bot, in turn; both games. */
  static async open(origins: readonly string[], number: number): Promise<CrashTable> {
    const withBot = number % 3 === 2;
    const turned = [...origins.slice(number % origins.length), ...origins.slice(0, number % origins.length)];
    const owner = await connected(turned);
    const guest = withBot ? undefined : await connected([...turned].reverse());
    const seats = [
      { kind: 'me' as const },
      withBot ? ({ kind: 'bot', level: 'squire' } as const) : ({ kind: 'open' } as const),
    ];
    const answer = await owner.request(wish({ ...KINDS[number % KINDS.length]!, seats }));
    if (answer.type !== 'done') throw new Error(`no table: ${JSON.stringify(answer)}`);
    const table = answer.table;
    await owner.watch(table);
    await guest?.watch(table);
    await guest?.request({ type: 'sit', table, salt: `guest-${number}-salt` });
    await owner.request({ type: 'ready', table, salt: `owner-${number}-salt` });
    return new CrashTable(table, guest ? [owner, guest] : [owner]);
  }

  private constructor(id: string, players: readonly PlayerClient[]) {
    this.id = id;
    this.players = players;
  }

  async play(): Promise<void> {
    await Promise.all(this.players.map(player => this.#playSeat(player)));
  }

  close(): void {
    for (const player of this.players) player.close();
  }

  async #playSeat(player: PlayerClient): Promise<void> {
    for (;;) {
      const table = await player.until(this.id, isMyTurnOrOver(player));
      if (table.status !== 'playing') return;
      const { version } = table;
      const move = someMove(table, version);
      const command = `move-${version}`;
      const answer = await player.request({ type: 'move', table: this.id, version, move }, command);
      if (answer.type !== 'done') this.surprises.push(answer);
      else this.acknowledged.push({ player: player.player.id, command, move, version: answer.version });
      await player.until(this.id, online => online.version > version);
    }
  }
}

async function connected(origins: readonly string[]): Promise<PlayerClient> {
  const player = await PlayerClient.register(...origins);
  await player.connect();
  return player;
}

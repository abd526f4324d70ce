/** Tables of a crash test at which nobody moves: whatever happens to servers, nothing is added to them and no time is lost. */
import type { TableEvent } from '@kingdomino/protocol';
import { Table } from '@kingdomino/table';
import type { Store } from '../../storage/store.ts';
import { openForTwo } from '../clients/play.ts';
import { PlayerClient } from '../clients/player-client.ts';

const CLOCK = { kind: 'game', seconds: 3600, increment: 0 } as const;

export class IdleTables {
  readonly #players: readonly PlayerClient[];
  /** With how many events each has begun. */
  readonly #begun: ReadonlyMap<string, number>;

  static async open(origins: readonly string[], count: number): Promise<IdleTables> {
    const begun = new Map<string, number>();
    const players: PlayerClient[] = [];
    for (let index = 0; index < count; index++) {
      const [one, other] = [
        await PlayerClient.connected(...origins),
        await PlayerClient.connected(...[...origins].reverse()),
      ];
      const table = await openForTwo(one, other, { clock: CLOCK });
      begun.set(table, one.tables.get(table)!.version);
      players.push(one, other);
    }
    return new IdleTables(players, begun);
  }

  private constructor(players: readonly PlayerClient[], begun: ReadonlyMap<string, number>) {
    this.#players = players;
    this.#begun = begun;
  }

  close(): void {
    for (const player of this.#players) player.close();
  }

  /** How many events were added. */
  async added(store: Store): Promise<number> {
    let added = 0;
    for (const [id, version] of this.#begun) {
      const stored = await store.readEvents({ table: id, after: 0 });
      const table = Table.from(stored.map(({ body }) => JSON.parse(body) as TableEvent));
      added += table.version - version;
    }
    return added;
  }
}

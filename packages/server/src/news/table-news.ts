/** Tells what happens at tables to members who do not look there. No move waits for it. */
import type { TableEvent } from '@kingdomino/protocol';
import type { ReadonlyTable } from '@kingdomino/table';
import type { Store } from '../storage/store.ts';
import type { CachedTable } from '../tables/cached-table.ts';
import { newsAfter, peopleOver, whoDeclined } from './news-rules.ts';
import type { News, NewsService } from './news-service.ts';

export interface TableNewsParts {
  readonly store: Store;
  readonly news: Pick<NewsService, 'send' | 'over'>;
  /** Whether the player has the table before them. */
  readonly isPageVisible: (table: string, seat: number) => boolean;
  readonly onError: (error: unknown) => void;
}

export class TableNews {
  readonly #parts: TableNewsParts;

  constructor(parts: TableNewsParts) {
    this.#parts = parts;
  }

  /** What follows from events that this process wrote. */
  consider({ id, table }: CachedTable, events: readonly TableEvent[]): void {
    const { news, isPageVisible, onError } = this.#parts;
    const planned = newsAfter(table, events).filter(
      ({ seat }) => seat === undefined || !isPageVisible(id, seat),
    );
    const told = planned.map(
      ({ player, kind, about }): News => ({
        player,
        kind,
        key: `${kind}/${id}`,
        ...(about === undefined ? {} : { about }),
        body: { table: id, game: table.terms.game },
      }),
    );
    if (told.length > 0) void news.send(told);
    news.over('turn', id, peopleOver(table, events));
    news.over('rematch', id, whoDeclined(events));
    const { club } = table.terms;
    if (club !== undefined && events.some(({ type }) => type === 'opened'))
      void this.#tellClub(club, id, table).catch(onError);
  }

  /** A table of a club waits for players. */
  async #tellClub(club: string, id: string, table: ReadonlyTable): Promise<void> {
    const { store, news } = this.#parts;
    const { by, game } = table.terms;
    if (!table.seats.some(seat => seat.kind === 'open' && !seat.for)) return;
    const known = await store.readClub({ club, player: by.id });
    const members = known?.members.flatMap(({ player }) => (player.id === by.id ? [] : [player.id])) ?? [];
    const blocked = await store.blockedAmong({ player: by.id, others: members });
    const body = { table: id, game, club };
    await news.send(
      members
        .filter(player => !blocked.includes(player))
        .map(player => ({ player, kind: 'club', key: `club/${id}`, about: by.id, body })),
    );
  }
}

/** The tables of a tournament: ordinary tables, opened by the server with all seats taken. */
import type { FirstSeat, Player } from '@kingdomino/protocol';
import type { Terms } from '@kingdomino/table';
import { type ReadonlyTournament, SEATS, type TournamentGame } from '@kingdomino/table/tournaments';
import { shownPlayer } from '../identity/identity-service.ts';
import { GAME_OF_MODE } from '../matchmaking/offer-terms.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../storage/store.ts';
import { drawSeed, seedBytes } from '../tables/new-table.ts';
import type { TableOpener } from '../tables/table-opener.ts';

/** Stands at the table for whoever was erased in between. */
const GONE = 'squire';
const ROWS = 200;

export interface TournamentTablesParts {
  readonly store: Store;
  readonly ports: Ports;
  readonly opener: TableOpener;
}

export const dealId = (tournament: string, round: number): string => `${tournament}-${round}`;

export class TournamentTables {
  readonly #parts: TournamentTablesParts;
  /** Tables that are known to be there. */
  readonly #known = new Set<string>();

  constructor(parts: TournamentTablesParts) {
    this.#parts = parts;
  }

  /** Opens what is missing of the games that are played: after any crash, at any process, each once. */
  async openMissing(id: string, tournament: ReadonlyTournament): Promise<void> {
    const open = [...tournament.openGames].map(number => tournament.games[number]!);
    const unknown = open.filter(({ table }) => !this.#known.has(table));
    for (let from = 0; from < unknown.length; from += ROWS) {
      const part = unknown.slice(from, from + ROWS);
      const there = await this.#parts.store.readVersions(part.map(({ table }) => table));
      const found = new Set(there.map(one => one.id));
      for (const game of part) {
        if (found.has(game.table) || (await this.#open(id, tournament, game))) this.#known.add(game.table);
      }
    }
    if (open.length === 0 && this.#known.size > 10_000) this.#known.clear();
  }

  /** False when the server has as many tables as it can take: it is tried again. */
  async #open(id: string, tournament: ReadonlyTournament, game: TournamentGame): Promise<boolean> {
    const { opener, store, ports } = this.#parts;
    const players = await this.#playersOf(game);
    const deal = tournament.deals === undefined ? undefined : dealId(id, game.round);
    const seed = deal === undefined ? drawSeed(ports) : seedBytes(await store.readDealSeed(deal));
    const opened = await opener.open(
      termsOf(id, tournament, game, players, deal),
      `tournament-${id}-${game.game}`,
      {
        draw: { id: game.table, seed },
        isServed: true,
      },
    );
    return opened.ok;
  }

  async #playersOf({ players }: TournamentGame): Promise<(Player | undefined)[]> {
    const known = await Promise.all(players.map(player => this.#parts.store.playerById(player)));
    return known.map(player => player && shownPlayer(player));
  }
}

/** Public where anybody may watch; tables of one deal are nobody's to see while others play it. */
function termsOf(
  id: string,
  tournament: ReadonlyTournament,
  { game }: TournamentGame,
  players: readonly (Player | undefined)[],
  deal: string | undefined,
): Terms {
  const { plan } = tournament;
  const seats = players.map(
    (player): FirstSeat => (player ? { kind: 'person', player } : { kind: 'bot', level: GONE }),
  );
  while (seats.length < SEATS[plan.mode]) seats.push({ kind: 'bot', level: plan.bots ?? GONE });
  const people = players.filter(player => player !== undefined);
  const isRated = plan.rated && people.length === seats.length && people.every(({ member }) => member);
  return {
    ...GAME_OF_MODE[plan.mode],
    seats,
    clock: { kind: 'game', seconds: plan.seconds, increment: plan.increment },
    absence: { kind: 'forfeit' },
    undo: false,
    visibility: plan.visibility === 'public' && deal === undefined ? 'public' : 'link',
    by: people[0] ?? { id: 'nobody', name: '' },
    tournament: { id, game },
    ...(deal === undefined ? {} : { sharedDeal: { deal, salts: seats.map(() => '') } }),
    ...(isRated ? { rated: true } : {}),
  };
}

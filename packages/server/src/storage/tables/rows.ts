/** Tables, their events and who sits there. */

export interface TablesRow {
  id: string;
  game: string;
  visibility: string;
  status: string;
  /** How many events there are; every append names the one it follows. */
  version: number;
  /** When a process must look at the table at the latest: a clock, a bot's turn, a start. */
  due_at: number | null;
  to_act: number | null;
  /** JSON: the table as lists show it. */
  summary: string;
  opened_at: number;
  changed_at: number;
  /** When who opened it was last there, while it waits for players; null where nobody needs to be. */
  attended_at: number | null;
  /** When its game was over or it was closed. Null at a table that a process of release 0.2 ended, until `noteEnds`. */
  ended_at: number | null;
  opened_by: string;
  /** The shared deal that is played here. */
  deal_id: string | null;
  /** The club that it was opened for. */
  club_id: string | null;
  /** Makes opening a table repeatable: the opener's own id for the command. */
  command: string;
}

/** Apart from the tables, so that no query for anything else can read a seed by mistake. */
interface SeedsRow {
  table_id: string;
  seed: string;
}

interface EventsRow {
  table_id: string;
  version: number;
  /** JSON, as it is sent. */
  body: string;
  /** `player/id` of the command that ends with this event. */
  command: string | null;
}

/** Who sits where: an index for "my games", derived from the events. */
interface SeatsRow {
  table_id: string;
  seat: number;
  player_id: string;
  /** As in `tables`: an index for the games of a player, running or finished. */
  ended_at: number | null;
}

/** At which tables a player's name stands in the events. */
interface NamedRow {
  player_id: string;
  table_id: string;
}

/** One row, or none in a backup. */
interface StoreGenerationRow {
  id: number;
  value: string;
}

export interface TableRows {
  store_generation: StoreGenerationRow;
  tables: TablesRow;
  seeds: SeedsRow;
  events: EventsRow;
  seats: SeatsRow;
  named: NamedRow;
}

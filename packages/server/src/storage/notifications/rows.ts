/** Notifications, and the devices and webhooks that get them. */

/** What is made once and is the same for all processes. */
interface KeysRow {
  name: string;
  value: string;
}

/** Where somebody is told that a table waits: a device (web push), or an address that a program listens at. */
interface ReceiversRow {
  id: string;
  player_id: string;
  way: string;
  url: string;
  /** A device's keys as JSON, or what a hook's messages are signed with. Leaves the store for the sender alone. */
  secret: string;
  language: string;
  /** What to tell, with commas. */
  kinds: string;
  /** The only table that is told of; null: all of the player's. */
  table_id: string | null;
  /** The only club whose finished tables are told of; null: the player's own tables. */
  club_id: string | null;
  /** JSON: what it answered lately. */
  answers: string | null;
  /** The hash of the session that a device signed up in: it goes with it. */
  session: string | null;
  created_at: number;
}

/** What is to be told, or was. A player has one row for a table on devices, and one for each happening at hooks. */
export interface NudgesRow {
  id: string;
  way: string;
  player_id: string;
  table_id: string;
  kind: string;
  /** Of the table, that it is about. */
  version: number;
  made_at: number;
  /** When it is to be sent, or tried again; null when that is done. */
  due_at: number | null;
  tries: number;
  /** Ids of subscriptions that have it, with commas. */
  reached: string;
  /** 1 when the player was at the table since. */
  answered: number;
}

export interface NotificationRows {
  keys: KeysRow;
  receivers: ReceiversRow;
  nudges: NudgesRow;
}

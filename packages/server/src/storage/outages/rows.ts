/** Which processes run, and when none did. */

/** When a process stamped last that it runs. */
export interface ProcessesRow {
  id: string;
  /** Two processes cannot run in the same place. */
  place: string;
  at: number;
}

/** When a process, or the store, was away. */
interface OutagesRow {
  began_at: number;
  ended_at: number;
}

/** One row: when a process last stopped by itself. */
interface HeartbeatRow {
  id: number;
  at: number;
}

export interface OutageRows {
  processes: ProcessesRow;
  outages: OutagesRow;
  heartbeat: HeartbeatRow;
}

/** The metrics for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

export interface Gauges {
  readonly sockets: () => number;
  readonly tablesInMemory: () => number;
  readonly botsWaiting: () => number;
  readonly playersWaiting: () => number;
}

export class Metrics {
  readonly #registry = new Registry();
  readonly #commands = this.#counter('kingdomino_commands_total', 'Commands by type and outcome', [
    'type',
    'outcome',
  ]);
  readonly #seconds = this.#histogram(
    'kingdomino_command_seconds',
    'From a command to its answer',
    ['type'],
    SECONDS,
  );
  readonly #events = this.#counter(
    'kingdomino_events_total',
    'Events at tables that this process wrote, by type',
    ['type'],
  );

  readonly #sweepFailures = this.#counter(
    'kingdomino_sweep_failures_total',
    'Tables that were due and could not be attended to',
  );
  readonly #sweepLag = new Gauge({
    name: 'kingdomino_sweep_lag_seconds',
    help: 'How late the most urgent table of the last sweep was',
    registers: [this.#registry],
  });

  readonly #storeSeconds = this.#histogram(
    'kingdomino_store_seconds',
    'What the store takes, by operation',
    ['operation'],
    SECONDS,
  );
  readonly #conflicts = this.#counter(
    'kingdomino_append_conflicts_total',
    'Appends that another one came before',
  );
  readonly #dropped = this.#counter(
    'kingdomino_dropped_readers_total',
    'Sockets cut off because they read too slowly',
  );
  readonly #upgrades = this.#counter(
    'kingdomino_refused_upgrades_total',
    'WebSockets that were not opened, by code',
    ['code'],
  );
  readonly #botSeconds = this.#histogram(
    'kingdomino_bot_seconds',
    'How long bots think, by level',
    ['level'],
    [0.01, 0.05, 0.25, 1, 2, 4, 10],
  );

  readonly #nudges = this.#counter(
    'kingdomino_nudges_total',
    'Messages to devices and programs, by way and outcome',
    ['way', 'outcome'],
  );

  readonly #pairings = this.#counter(
    'kingdomino_pairings_total',
    'Tables for players who were paired, by mode and what came of them',
    ['mode', 'outcome'],
  );

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** What is read when somebody asks. */
  show(gauges: Gauges): void {
    this.#gauge('kingdomino_sockets', 'Open WebSockets', gauges.sockets);
    this.#gauge('kingdomino_tables_in_memory', 'Tables in memory', gauges.tablesInMemory);
    this.#gauge('kingdomino_bots_waiting', 'Bots that wait for a thread', gauges.botsWaiting);
    this.#gauge('kingdomino_players_waiting', 'Players who wait here to be paired', gauges.playersWaiting);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  readonly command = (type: string, outcome: string, milliseconds: number): void => {
    this.#commands.inc({ type, outcome });
    this.#seconds.observe({ type }, milliseconds / 1000);
  };

  sweep(lag: number, failures: number): void {
    this.#sweepLag.set(lag / 1000);
    this.#sweepFailures.inc(failures);
  }

  event(type: string): void {
    this.#events.inc({ type });
  }

  readonly storeTook = (operation: string, seconds: number): void =>
    this.#storeSeconds.observe({ operation }, seconds);
  readonly conflict = (): void => this.#conflicts.inc();
  readonly droppedReader = (): void => this.#dropped.inc();
  readonly refusedUpgrade = (code: string): void => this.#upgrades.inc({ code });
  readonly notified = (way: string, outcome: string): void => this.#nudges.inc({ way, outcome });
  readonly paired = (mode: string, outcome: string, count: number): void =>
    this.#pairings.inc({ mode, outcome }, count);
  readonly thought = (level: string, seconds: number): void => this.#botSeconds.observe({ level }, seconds);

  #counter<Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #histogram<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets: number[],
  ) {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.#registry] });
  }

  #gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect: () => gauge.set(read()),
    });
  }
}

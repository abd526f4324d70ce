/** The metrics for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Gauges {
  readonly sockets: () => number;
  readonly tablesInMemory: () => number;
  readonly botsWaiting: () => number;
  readonly playersWaiting: () => number;
  readonly pubSubUp: () => number;
}

export class Metrics {
  readonly #registry = new Registry();
  readonly #commands = new Counter({
    name: 'kingdomino_commands_total',
    help: 'Commands by type and outcome',
    labelNames: ['type', 'outcome'],
    registers: [this.#registry],
  });
  readonly #seconds = new Histogram({
    name: 'kingdomino_command_seconds',
    help: 'From a command to its answer',
    labelNames: ['type'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [this.#registry],
  });
  readonly #events = new Counter({
    name: 'kingdomino_events_total',
    help: 'Events at tables that this process wrote, by type',
    labelNames: ['type'],
    registers: [this.#registry],
  });

  readonly #sweepFailures = new Counter({
    name: 'kingdomino_sweep_failures_total',
    help: 'Tables that were due and could not be attended to',
    registers: [this.#registry],
  });
  readonly #sweepLag = new Gauge({
    name: 'kingdomino_sweep_lag_seconds',
    help: 'How late the most urgent table of the last sweep was',
    registers: [this.#registry],
  });

  readonly #storeSeconds = new Histogram({
    name: 'kingdomino_store_seconds',
    help: 'What the store takes, by operation',
    labelNames: ['operation'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [this.#registry],
  });
  readonly #conflicts = new Counter({
    name: 'kingdomino_append_conflicts_total',
    help: 'Appends that another one came before',
    registers: [this.#registry],
  });
  readonly #dropped = new Counter({
    name: 'kingdomino_dropped_readers_total',
    help: 'Sockets cut off because they read too slowly',
    registers: [this.#registry],
  });
  readonly #upgrades = new Counter({
    name: 'kingdomino_refused_upgrades_total',
    help: 'WebSockets that were not opened, by code',
    labelNames: ['code'],
    registers: [this.#registry],
  });
  readonly #botSeconds = new Histogram({
    name: 'kingdomino_bot_seconds',
    help: 'How long bots think, by level',
    labelNames: ['level'],
    buckets: [0.01, 0.05, 0.25, 1, 2, 4, 10],
    registers: [this.#registry],
  });

  readonly #nudges = new Counter({
    name: 'kingdomino_nudges_total',
    help: 'Messages to devices and programs, by way and outcome',
    labelNames: ['way', 'outcome'],
    registers: [this.#registry],
  });

  readonly #pairings = new Counter({
    name: 'kingdomino_pairings_total',
    help: 'Tables for players who were paired, by mode and what came of them',
    labelNames: ['mode', 'outcome'],
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** What is read when somebody asks. */
  show(gauges: Gauges): void {
    this.#gauge('kingdomino_sockets', 'Open WebSockets', gauges.sockets);
    this.#gauge('kingdomino_tables_in_memory', 'Tables in memory', gauges.tablesInMemory);
    this.#gauge('kingdomino_bots_waiting', 'Bots that wait for a thread', gauges.botsWaiting);
    this.#gauge('kingdomino_players_waiting', 'Players who wait here to be paired', gauges.playersWaiting);
    this.#gauge('kingdomino_pubsub_up', 'Whether messages of other processes come', gauges.pubSubUp);
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

  #gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect: () => gauge.set(read()),
    });
  }
}

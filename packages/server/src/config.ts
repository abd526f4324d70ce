/** The operator's settings, from the environment, checked. docs/operations.md explains them. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { changedWords } from './identity/names.ts';
import { REFUSED_WORDS } from './identity/refused-words.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databaseConnections: number;
  /** Carries news between processes; without it the database does. */
  readonly redisUrl: string | undefined;
  /** Where pages may come from; empty: only from the host they talk to. */
  readonly origins: readonly string[];
  /** The domain that passkeys are made for, where it is not the host of the page. */
  readonly passkeyDomain: string | undefined;
  /** Whom push services may ask, as mailto: or https:. */
  readonly pushContact: string | undefined;
  /** Words that no name may contain, and the operator's file that has changed the built-in list. */
  readonly refusedWords: readonly string[];
  readonly refusedWordsFile: string | undefined;
  /** How many proxies stand in front and name the client's address. */
  readonly proxies: number;
  readonly webDir: string | undefined;
  readonly logLevel: string;
  readonly metricsToken: string | undefined;
  readonly bots: {
    readonly threads: number;
    /** Threads of their own that share a review. */
    readonly reviewThreads: number;
    readonly queue: number;
    readonly pace: number;
    /** Whether every level plays the day's deals, once somebody does. */
    readonly playDaily: boolean;
  };
  readonly limits: Limits;
  readonly retention: Retention;
}

/** After how many days something is forgotten; 0: never. */
export interface Retention {
  /** Guests who sat at no table and were not seen since. */
  readonly idleGuests: number;
  /** Tables that were given up. */
  readonly closedTables: number;
  readonly finishedTables: number;
  /** Free texts among friends. */
  readonly talk: number;
  /** Reports that were looked at, and measures that are over. */
  readonly reports: number;
}

export interface Limits {
  readonly sockets: number;
  readonly socketsPerAddress: number;
  readonly socketsPerPlayer: number;
  readonly tables: number;
  readonly tablesPerPlayer: number;
  /** Of these, public ones that wait for players, and ones at which only bots play. */
  readonly openTablesPerPlayer: number;
  readonly botTablesPerPlayer: number;
  readonly tablesInMemory: number;
  readonly clubsPerPlayer: number;
  readonly membersPerClub: number;
  /** Messages a second, with a burst of four times as many. */
  readonly rate: number;
  readonly ratePerPlayer: number;
  readonly ratePerAddress: number;
  readonly filesPerAddress: number;
  /** New players in an hour. */
  readonly guestsPerAddress: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const MOST_DAYS = 36_500;
const MOST_BOT_THREADS = 64;
/** Threads that share a review. */
const USUAL_SHARING = 4;
const MOST_SHARING = 16;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Throws one error that names everything that is wrong. */
export function readConfig(environment: Environment): Config {
  const read = new Reader(environment);
  const botThreads = read.number('BOT_THREADS', Math.max(1, availableParallelism() - 1), 1, MOST_BOT_THREADS);
  const config: Config = {
    host: read.text('HOST') ?? '0.0.0.0',
    port: read.number('PORT', 3000, 0, 65_535),
    dataDir: read.text('DATA_DIR') ?? './data',
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:']),
    databaseConnections: read.number('DATABASE_CONNECTIONS', 10, 2, 200),
    origins: read.origins('PUBLIC_ORIGINS'),
    passkeyDomain: read.domain('PASSKEY_DOMAIN', 'PUBLIC_ORIGINS'),
    pushContact: read.contact('PUSH_CONTACT', 'PUBLIC_ORIGINS'),
    refusedWords: read.words('REFUSED_WORDS_FILE'),
    refusedWordsFile: read.text('REFUSED_WORDS_FILE'),
    proxies: read.number('PROXIES', 0, 0, 10),
    webDir: read.text('WEB_DIR'),
    logLevel: read.choice('LOG_LEVEL', 'info', LOG_LEVELS),
    metricsToken: read.text('METRICS_TOKEN'),
    bots: {
      threads: botThreads,
      reviewThreads: read.number('REVIEW_THREADS', Math.min(USUAL_SHARING, botThreads), 1, MOST_SHARING),
      queue: read.number('BOT_QUEUE', 1000, 1, 100_000),
      pace: read.number('BOT_PACE_MS', 400, 0, 10_000),
      playDaily: read.choice('DAILY_BOTS', 'on', ['on', 'off']) === 'on',
    },
    limits: readLimits(read),
    retention: {
      idleGuests: read.days('RETAIN_IDLE_GUESTS_DAYS', 90),
      closedTables: read.days('RETAIN_CLOSED_TABLES_DAYS', 30),
      finishedTables: read.days('RETAIN_FINISHED_TABLES_DAYS', 0),
      talk: read.days('RETAIN_TALK_DAYS', 7),
      reports: read.days('RETAIN_REPORTS_DAYS', 180),
    },
  };
  read.finish();
  return config;
}

function readLimits(read: Reader): Limits {
  return {
    sockets: read.number('MAX_SOCKETS', 20_000, 1, 1_000_000),
    socketsPerAddress: read.number('MAX_SOCKETS_PER_ADDRESS', 200, 1, 1_000_000),
    socketsPerPlayer: read.number('MAX_SOCKETS_PER_PLAYER', 10, 1, 10_000),
    tables: read.number('MAX_TABLES', 50_000, 1, 10_000_000),
    tablesPerPlayer: read.number('MAX_TABLES_PER_PLAYER', 30, 1, 100_000),
    openTablesPerPlayer: read.number('MAX_OPEN_TABLES_PER_PLAYER', 5, 1, 100_000),
    botTablesPerPlayer: read.number('MAX_BOT_TABLES_PER_PLAYER', 4, 1, 100_000),
    tablesInMemory: read.number('TABLES_IN_MEMORY', 5000, 10, 1_000_000),
    clubsPerPlayer: read.number('MAX_CLUBS_PER_PLAYER', 20, 1, 1000),
    membersPerClub: read.number('MAX_MEMBERS_PER_CLUB', 100, 2, 1000),
    rate: read.number('RATE_PER_CONNECTION', 10, 1, 1_000_000),
    ratePerPlayer: read.number('RATE_PER_PLAYER', 20, 1, 1_000_000),
    ratePerAddress: read.number('RATE_PER_ADDRESS', 200, 1, 10_000_000),
    filesPerAddress: read.number('RATE_FILES_PER_ADDRESS', 500, 1, 10_000_000),
    guestsPerAddress: read.number('GUESTS_PER_ADDRESS', 100, 1, 10_000_000),
  };
}

/** For eyes: no password and no token. */
export function shownConfig(config: Config): unknown {
  const { databaseUrl, redisUrl, metricsToken } = config;
  const hidden = {
    databaseUrl: withoutPassword(databaseUrl),
    redisUrl: withoutPassword(redisUrl),
    metricsToken: metricsToken === undefined ? undefined : '***',
    refusedWords: config.refusedWords.length,
  };
  return { ...config, ...hidden };
}

function withoutPassword(text: string | undefined): string | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  url.password = url.password === '' ? '' : '***';
  return url.href;
}

class Reader {
  readonly #environment: Environment;
  readonly #problems: string[] = [];

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  text(name: string): string | undefined {
    const value = this.#environment[name]?.trim();
    return value === '' ? undefined : value;
  }

  number(name: string, usual: number, least: number, most: number): number {
    const value = this.text(name);
    if (value === undefined) return usual;
    const number = Number(value);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    this.#problems.push(
      `${name} must be a whole number from ${least} to ${most}, not ${JSON.stringify(value)}`,
    );
    return usual;
  }

  /** Parts of a day are allowed. */
  days(name: string, usual: number): number {
    const value = this.text(name);
    if (value === undefined) return usual;
    const number = Number(value);
    if (number >= 0 && number <= MOST_DAYS) return number;
    this.#problems.push(`${name} must be days from 0 to ${MOST_DAYS}, not ${JSON.stringify(value)}`);
    return usual;
  }

  choice(name: string, usual: string, choices: readonly string[]): string {
    const value = this.text(name) ?? usual;
    if (choices.includes(value)) return value;
    this.#problems.push(`${name} must be one of ${choices.join(', ')}, not ${JSON.stringify(value)}`);
    return usual;
  }

  /** The value may hold a password and is not repeated. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined || protocols.some(protocol => value.startsWith(`${protocol}//`))) return value;
    this.#problems.push(`${name} must begin with ${protocols.map(protocol => `${protocol}//`).join(' or ')}`);
    return undefined;
  }

  origins(name: string): string[] {
    const origins = (this.text(name) ?? '')
      .split(',')
      .filter(Boolean)
      .map(origin => origin.trim());
    for (const origin of origins) {
      if (!URL.canParse(origin) || new URL(origin).origin !== origin)
        this.#problems.push(
          `${name}: ${JSON.stringify(origin)} is not an origin such as https://play.example.org`,
        );
    }
    return origins;
  }

  /** Browsers take it only if every page is shown there or below. */
  domain(name: string, originsName: string): string | undefined {
    const domain = this.text(name);
    if (domain === undefined) return undefined;
    const hosts = this.#hosts(originsName);
    const strangers = hosts.filter(host => host !== domain && !host.endsWith(`.${domain}`));
    if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(domain) || strangers.length > 0)
      this.#problems.push(
        `${name} must be the host of all ${originsName} or a domain above it, such as example.org for ` +
          `https://play.example.org, not ${JSON.stringify(domain)}`,
      );
    return domain;
  }

  /** Without one, where the page is. */
  contact(name: string, originsName: string): string | undefined {
    const contact = this.text(name);
    if (contact === undefined) return this.origins(originsName).find(origin => origin.startsWith('https://'));
    if (/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(contact)) return contact;
    this.#problems.push(`${name} must begin with mailto: or https://, not ${JSON.stringify(contact)}`);
    return undefined;
  }

  #hosts(name: string): string[] {
    const origins = (this.text(name) ?? '').split(',').map(origin => origin.trim());
    return origins.filter(origin => URL.canParse(origin)).map(origin => new URL(origin).hostname);
  }

  words(name: string): readonly string[] {
    const file = this.text(name);
    if (file === undefined) return REFUSED_WORDS;
    try {
      return changedWords(readFileSync(file, 'utf8'));
    } catch {
      this.#problems.push(`${name}: ${JSON.stringify(file)} cannot be read`);
      return REFUSED_WORDS;
    }
  }

  finish(): void {
    if (this.#problems.length > 0) throw new Error(this.#problems.join('\n'));
  }
}

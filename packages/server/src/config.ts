/** The operator's settings, from the environment, checked. docs/operations.md explains them. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import Type, { type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { changedWords } from './identity/name-rules.ts';
import { REFUSED_WORDS } from './identity/refused-words.ts';

export type Config = Readonly<ReturnType<typeof readSettings>>;
/** After how many days something is deleted; 0: never. */
export type Retention = Readonly<ReturnType<typeof readRetention>>;
export type Limits = Readonly<ReturnType<typeof readLimits>>;

type Environment = Readonly<Record<string, string | undefined>>;

const MOST_DAYS = 36_500;
const MOST_BOT_THREADS = 64;
/** Threads that share a review. */
const USUAL_SHARING = 4;
const MOST_SHARING = 16;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const DOMAIN = '^[a-z0-9-]+(\\.[a-z0-9-]+)*$';

/** Throws one error that names everything that is wrong. */
export function readConfig(environment: Environment): Config {
  const reader = new Reader(environment);
  const config = readSettings(reader);
  if (reader.problems.length > 0) throw new Error(reader.problems.join('\n'));
  return config;
}

function readSettings(read: Reader) {
  const origins: readonly string[] = read.origins('PUBLIC_ORIGINS');
  return {
    host: read.text('HOST') ?? '0.0.0.0',
    port: read.value('PORT', whole(3000, 0, 65_535)),
    dataDir: read.text('DATA_DIR') ?? './data',
    databaseUrl: read.value('DATABASE_URL', url('postgres://', 'postgresql://')),
    /** Carries messages between processes; without it the database does. */
    redisUrl: read.value('REDIS_URL', url('redis://', 'rediss://')),
    databaseConnections: read.value('DATABASE_CONNECTIONS', whole(10, 2, 200)),
    /** Where pages may come from; empty: only from the host they talk to. */
    origins,
    /** The domain that passkeys are made for, where it is not the host of the page. */
    passkeyDomain: read.domain('PASSKEY_DOMAIN', origins),
    /** Whom push services may ask, as mailto: or https:. */
    pushContact: read.value('PUSH_CONTACT', CONTACT) ?? origins.find(origin => origin.startsWith('https://')),
    /** Words that no name may contain, and the operator's file that has changed the built-in list. */
    refusedWords: read.words('REFUSED_WORDS_FILE'),
    refusedWordsFile: read.text('REFUSED_WORDS_FILE'),
    /** How many proxies stand in front and name the client's address. */
    proxies: read.value('PROXIES', whole(0, 0, 10)),
    webDir: read.text('WEB_DIR'),
    logLevel: read.value('LOG_LEVEL', choice('info', LOG_LEVELS)),
    metricsToken: read.text('METRICS_TOKEN'),
    bots: readBots(read),
    limits: readLimits(read),
    retention: readRetention(read),
  };
}

function readBots(read: Reader) {
  const usualThreads = Math.max(1, availableParallelism() - 1);
  const threads = read.value('BOT_THREADS', whole(usualThreads, 1, MOST_BOT_THREADS));
  const sharing = Math.min(USUAL_SHARING, threads);
  return {
    threads,
    /** Threads of their own that share a review. */
    reviewThreads: read.value('REVIEW_THREADS', whole(sharing, 1, MOST_SHARING)),
    queue: read.value('BOT_QUEUE', whole(1000, 1, 100_000)),
    pace: read.value('BOT_PACE_MS', whole(400, 0, 10_000)),
    /** Whether every level plays the day's deals, once somebody does. */
    playDaily: read.value('DAILY_BOTS', choice('on', ['on', 'off'])) === 'on',
  };
}

function readLimits(read: Reader) {
  return {
    sockets: read.value('MAX_SOCKETS', whole(20_000, 1, 1_000_000)),
    socketsPerAddress: read.value('MAX_SOCKETS_PER_ADDRESS', whole(200, 1, 1_000_000)),
    socketsPerPlayer: read.value('MAX_SOCKETS_PER_PLAYER', whole(10, 1, 10_000)),
    tables: read.value('MAX_TABLES', whole(50_000, 1, 10_000_000)),
    tablesPerPlayer: read.value('MAX_TABLES_PER_PLAYER', whole(30, 1, 100_000)),
    /** Of these, public ones that wait for players, and ones at which only bots play. */
    openTablesPerPlayer: read.value('MAX_OPEN_TABLES_PER_PLAYER', whole(5, 1, 100_000)),
    botTablesPerPlayer: read.value('MAX_BOT_TABLES_PER_PLAYER', whole(4, 1, 100_000)),
    tablesInMemory: read.value('TABLES_IN_MEMORY', whole(5000, 10, 1_000_000)),
    clubsPerPlayer: read.value('MAX_CLUBS_PER_PLAYER', whole(20, 1, 1000)),
    membersPerClub: read.value('MAX_MEMBERS_PER_CLUB', whole(100, 2, 1000)),
    /** That one player organises at a time. */
    tournamentsPerPlayer: read.value('MAX_TOURNAMENTS_PER_PLAYER', whole(5, 1, 1000)),
    /** Messages a second, with a burst of four times as many. */
    rate: read.value('RATE_PER_CONNECTION', whole(10, 1, 1_000_000)),
    ratePerPlayer: read.value('RATE_PER_PLAYER', whole(20, 1, 1_000_000)),
    /** In units of `limits/costs.ts`, of which 200 a second are 5 % of a core; with a burst of ten times as many. */
    ratePerAddress: read.value('RATE_PER_ADDRESS', whole(200, 1, 10_000_000)),
    filesPerAddress: read.value('RATE_FILES_PER_ADDRESS', whole(200, 1, 10_000_000)),
    /** New players in an hour. */
    guestsPerAddress: read.value('GUESTS_PER_ADDRESS', whole(100, 1, 10_000_000)),
  };
}

function readRetention(read: Reader) {
  return {
    /** Guests who sat at no table and were not seen since. */
    idleGuests: read.value('RETAIN_IDLE_GUESTS_DAYS', days(90)),
    /** Tables that were given up. */
    closedTables: read.value('RETAIN_CLOSED_TABLES_DAYS', days(30)),
    finishedTables: read.value('RETAIN_FINISHED_TABLES_DAYS', days(0)),
    /** Free texts among friends. */
    talk: read.value('RETAIN_TALK_DAYS', days(7)),
    /** Reports that were looked at, and sanctions that are over. */
    reports: read.value('RETAIN_REPORTS_DAYS', days(180)),
  };
}

/** What a variable may be, what it is when it is not set, and the sentence that refuses anything else. */
interface Variable<Schema extends TSchema, Unset> {
  readonly schema: Schema;
  readonly unset: Unset;
  readonly must: string;
  readonly parse: (text: string) => unknown;
  /** It may hold a password and is not repeated. */
  readonly isSecret?: true;
}

function whole(unset: number, minimum: number, maximum: number) {
  const must = `be a whole number from ${minimum} to ${maximum}`;
  return { schema: Type.Integer({ minimum, maximum }), unset, must, parse: Number };
}

/** Parts of a day are allowed. */
function days(unset: number) {
  const schema = Type.Number({ minimum: 0, maximum: MOST_DAYS });
  return { schema, unset, must: `be days from 0 to ${MOST_DAYS}`, parse: Number };
}

function choice(unset: string, choices: readonly string[]) {
  return { schema: Type.Enum([...choices]), unset, must: `be one of ${choices.join(', ')}`, parse: String };
}

function url(...schemes: readonly string[]) {
  const schema = Type.String({ pattern: `^(?:${schemes.join('|')})` });
  const must = `begin with ${schemes.join(' or ')}`;
  return { schema, unset: undefined, must, parse: String, isSecret: true } as const;
}

const CONTACT = {
  schema: Type.String({ pattern: '^(mailto:[^@\\s]+@[^@\\s]+|https://\\S+)$' }),
  unset: undefined,
  must: 'begin with mailto: or https://',
  parse: String,
};

class Reader {
  readonly problems: string[] = [];
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  text(name: string): string | undefined {
    const value = this.#environment[name]?.trim();
    return value === '' ? undefined : value;
  }

  value<Schema extends TSchema, Unset>(
    name: string,
    { schema, unset, must, parse, isSecret }: Variable<Schema, Unset>,
  ): Static<Schema> | Unset {
    const text = this.text(name);
    if (text === undefined) return unset;
    const value = parse(text);
    if (Value.Check(schema, value)) return value;
    this.problems.push(`${name} must ${must}${isSecret ? '' : `, not ${JSON.stringify(text)}`}`);
    return unset;
  }

  origins(name: string): string[] {
    const origins = (this.text(name) ?? '')
      .split(',')
      .filter(Boolean)
      .map(origin => origin.trim());
    for (const origin of origins)
      if (!URL.canParse(origin) || new URL(origin).origin !== origin)
        this.problems.push(
          `${name}: ${JSON.stringify(origin)} is not an origin such as https://play.example.org`,
        );
    return origins;
  }

  /** Browsers take it only if every page is shown there or below. */
  domain(name: string, origins: readonly string[]): string | undefined {
    const hosts = origins.filter(origin => URL.canParse(origin)).map(origin => new URL(origin).hostname);
    const must =
      'be the host of all PUBLIC_ORIGINS or a domain above it, such as example.org for https://play.example.org';
    const domain = this.text(name) ?? '';
    const isAbove = hosts.every(host => host === domain || host.endsWith(`.${domain}`));
    const schema = isAbove ? Type.String({ pattern: DOMAIN }) : Type.Never();
    return this.value(name, { schema, unset: undefined, must, parse: String });
  }

  words(name: string): readonly string[] {
    const file = this.text(name);
    if (file === undefined) return REFUSED_WORDS;
    try {
      return changedWords(readFileSync(file, 'utf8'));
    } catch {
      this.problems.push(`${name}: ${JSON.stringify(file)} cannot be read`);
      return REFUSED_WORDS;
    }
  }
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

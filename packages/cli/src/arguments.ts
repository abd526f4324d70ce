/** The arguments of a command: read strictly, asked for by name, complained about in plain words. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { quoted, UsageComplaint } from './complaint.ts';
import { suggestion } from './nearest.ts';

export interface OptionEntry {
  /** What stands for the value in the help; an option without one is a flag. */
  readonly value?: string;
  readonly help: string;
}

export type OptionTable = Readonly<Record<string, OptionEntry>>;

export interface Range {
  readonly from: number;
  readonly to?: number;
  readonly otherwise: number;
}

export class Arguments {
  readonly plain: readonly string[];
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(values: Readonly<Record<string, unknown>>, plain: readonly string[]) {
    this.#values = values;
    this.plain = plain;
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined;
  }

  text(name: string): string | undefined {
    return this.#values[name] as string | undefined;
  }

  integer(name: string, { from, to, otherwise }: Range): number {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    const value = Number(text);
    if (/^[0-9]+$/.test(text) && value >= from && value <= (to ?? Number.MAX_SAFE_INTEGER)) return value;
    const range = to === undefined ? `of at least ${from}` : `from ${from} to ${to}`;
    throw new UsageComplaint(`--${name} must be a whole number ${range}, not ${quoted(text)}`);
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[], otherwise: Choice): Choice {
    const text = this.text(name);
    const choice = choices.find(each => each === text);
    if (choice !== undefined || text === undefined) return choice ?? otherwise;
    throw new UsageComplaint(
      `--${name} must be ${choices.join(' or ')}, not ${quoted(text)}${suggestion(text, choices)}`,
    );
  }

  /** The parts of a value such as `a,b`. */
  list(name: string): string[] {
    return (this.text(name) ?? '')
      .split(',')
      .map(part => part.trim())
      .filter(part => part !== '');
  }
}

export function parseArguments(args: readonly string[], table: OptionTable, mostPlain: number): Arguments {
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const [name, { value }] of Object.entries(table))
    options[name] = { type: value === undefined ? 'boolean' : 'string' };
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.length <= mostPlain) return new Arguments(values, positionals);
    throw new UsageComplaint(`one argument too many: ${quoted(positionals[mostPlain]!)}`);
  } catch (error) {
    throw error instanceof UsageComplaint ? error : new UsageComplaint(explain(error as Error, table));
  }
}

/** Node's own messages name the option in quotes. */
function explain(error: Error, table: OptionTable): string {
  const [, dashes, name] = /'(?:-\w, )?(--?)([^' <=]+)/.exec(error.message) ?? [];
  if (name === undefined) return error.message;
  const entry = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!entry) return `unknown option ${dashes}${name}${suggestion(name, Object.keys(table), '--')}`;
  if (entry.value === undefined) return `--${name} takes no value`;
  return `--${name} needs a value (${entry.value}); one that begins with a dash is written --${name}=-1`;
}

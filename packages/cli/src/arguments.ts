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

/** What a flag has instead of a value. */
const SET = '';

export class Arguments {
  readonly plain: readonly string[];
  readonly #values: ReadonlyMap<string, string>;

  constructor(values: ReadonlyMap<string, string>, plain: readonly string[]) {
    this.#values = values;
    this.plain = plain;
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  text(name: string): string | undefined {
    return this.#values.get(name);
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
  const values = new Map<string, string>();
  const plain: string[] = [];
  for (const token of parseArgs({ args: [...args], options, strict: false, tokens: true }).tokens) {
    if (token.kind === 'option') values.set(token.name, checkedValue(token, table));
    else if (token.kind === 'positional') plain.push(token.value);
  }
  if (plain.length > mostPlain)
    throw new UsageComplaint(`one argument too many: ${quoted(plain[mostPlain]!)}`);
  return new Arguments(values, plain);
}

interface OptionToken {
  readonly name: string;
  /** With its dashes. */
  readonly rawName: string;
  readonly value: string | undefined;
  /** Whether the value was written behind an equals sign. */
  readonly inlineValue: boolean | undefined;
}

/** The value of an option as it must be, a text of its own for a flag; what is not so is refused. */
function checkedValue({ name, rawName, value, inlineValue }: OptionToken, table: OptionTable): string {
  const entry = rawName.startsWith('--') && Object.hasOwn(table, name) ? table[name] : undefined;
  if (!entry)
    throw new UsageComplaint(`unknown option ${rawName}${suggestion(name, Object.keys(table), '--')}`);
  if (entry.value === undefined) {
    if (value !== undefined) throw new UsageComplaint(`--${name} takes no value`);
    return SET;
  }
  // what looks like the next option is one: its own value was forgotten
  const isForgotten = value === undefined || (!inlineValue && /^-./.test(value));
  if (!isForgotten) return value;
  throw new UsageComplaint(
    `--${name} needs a value (${entry.value}); one that begins with a dash is written --${name}=-1`,
  );
}

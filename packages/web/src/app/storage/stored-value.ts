/**
 * A value that is kept with the number of its format. Whatever lies in the storage is read like anything from outside:
 * what is damaged, or of a later release, counts as nothing.
 */
import { readText, remove, writeText } from './storage.ts';

/** Reads one format as the value it stands for today; undefined when it is damaged. */
type Reader<Value> = (raw: unknown) => Value | undefined;

export class StoredValue<Value> {
  readonly #key: string;
  /** By format number. The first releases wrote the plain value: format 0. */
  readonly #readers: readonly Reader<Value>[];
  readonly #none: Value;

  constructor(key: string, readers: readonly Reader<Value>[], none: Value) {
    this.#key = key;
    this.#readers = readers;
    this.#none = none;
  }

  read(): Value {
    const raw = readJson(this.#key);
    const { format, value } = fieldsOf(raw);
    const reader = typeof format === 'number' ? this.#readers[format] : this.#readers[0];
    return reader?.(typeof format === 'number' ? value : raw) ?? this.#none;
  }

  write(value: Value): void {
    writeJson(this.#key, { format: this.#readers.length - 1, value });
  }

  forget(): void {
    remove(this.#key);
  }

  isAt(key: string | undefined): boolean {
    return key === undefined || key === this.#key;
  }
}

/** Undefined for what is no JSON, or not there. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? 'null') as unknown;
  } catch {
    return undefined;
  }
}

export function writeJson(key: string, value: unknown): void {
  writeText(key, JSON.stringify(value));
}

/** The fields of an object; none for anything else. */
export function fieldsOf(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
    ? (raw as Readonly<Record<string, unknown>>)
    : {};
}

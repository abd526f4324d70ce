/** What bots have said in the latest game: after a reload they do not say it again. */
import { fieldsOf, StoredValue } from '../app/storage/stored-value.ts';

interface Said {
  readonly game: string;
  readonly names: readonly string[];
}

const NOTHING: Said = { game: '', names: [] };

function read(raw: unknown): Said | undefined {
  const { game, names } = fieldsOf(raw);
  if (typeof game !== 'string' || !Array.isArray(names)) return undefined;
  return { game, names: names.filter(name => typeof name === 'string') };
}

const kept = new StoredValue<Said>('remarks', [read], NOTHING);

export function saidIn(game: string): ReadonlySet<string> {
  const last = kept.read();
  return new Set(last.game === game ? last.names : []);
}

export function keepSaid(game: string, name: string): void {
  kept.write({ game, names: [...saidIn(game), name] });
}

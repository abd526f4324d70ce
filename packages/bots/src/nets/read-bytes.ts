/** The bytes of a file that belongs to the package: from the disk where that is where the program is, else fetched. */

export interface Address {
  readonly href: string;
  readonly protocol: string;
}

/** What runtimes have and the language's own types do not. */
interface Runtime {
  readonly process?: {
    getBuiltinModule(name: 'node:fs/promises'): { readFile(address: Address): Promise<Uint8Array> };
  };
  readonly fetch: (href: string) => Promise<{
    readonly ok: boolean;
    readonly status: number;
    arrayBuffer(): Promise<ArrayBuffer>;
  }>;
}

/** What is under way, by address: who asks for it meanwhile does not fetch it again. */
const reading = new Map<string, Promise<Uint8Array>>();

export function readBytes(address: Address): Promise<Uint8Array> {
  const { href } = address;
  const bytes = reading.get(href) ?? readAnew(address).finally(() => reading.delete(href));
  reading.set(href, bytes);
  return bytes;
}

async function readAnew(address: Address): Promise<Uint8Array> {
  const { process, fetch } = globalThis as unknown as Runtime;
  // asked for by name, so that no bundler takes it for something that a page needs
  if (process && address.protocol === 'file:')
    return process.getBuiltinModule('node:fs/promises').readFile(address);
  const response = await fetch(address.href);
  if (!response.ok) throw new Error(`${address.href} was answered with ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * A code to write down: twenty-four letters in six groups. The first two groups find the member, the other four are the
 * secret, of which only a slow hash is kept.
 */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Without those that are taken for each other when they are read from paper. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;
const ID_LETTERS = 8;
const SECRET_LETTERS = 16;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Memory for one attempt: 128 · N · r bytes, and as much time as somebody who signs in does not mind. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 };

export interface RecoveryCode {
  readonly id: string;
  readonly secret: string;
}

export function newRecoveryCode(bytes: (count: number) => Uint8Array): RecoveryCode {
  const letters = Array.from(bytes(ID_LETTERS + SECRET_LETTERS), byte => LETTERS[byte % LETTERS.length]);
  return { id: letters.slice(0, ID_LETTERS).join(''), secret: letters.slice(ID_LETTERS).join('') };
}

export function formatCode({ id, secret }: RecoveryCode): string {
  return (id + secret).match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-');
}

/** However it was typed: small letters, spaces, an O for a zero. */
export function parseCode(text: string): RecoveryCode | undefined {
  const letters = text
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const isWhole = letters.length === ID_LETTERS + SECRET_LETTERS;
  if (!isWhole || Array.from(letters).some(letter => !LETTERS.includes(letter))) return undefined;
  return { id: letters.slice(0, ID_LETTERS), secret: letters.slice(ID_LETTERS) };
}

export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await slowHash(secret, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

export async function isSecretOf(secret: string, stored: string): Promise<boolean> {
  const [name, N, r, p, salt = '', hash = ''] = stored.split('$');
  if (name !== 'scrypt') throw new Error('a recovery code is kept in a way that is unknown here');
  const cost = { N: Number(N), r: Number(r), p: Number(p), maxmem: COST.maxmem };
  const made = await slowHash(secret, Buffer.from(salt, 'base64'), cost);
  return timingSafeEqual(made, Buffer.from(hash, 'base64'));
}

function slowHash(secret: string, salt: Uint8Array, cost: typeof COST): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(secret, salt, HASH_BYTES, cost, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}

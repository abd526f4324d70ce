/** A message to a device as the standards say: encrypted for it alone (RFC 8291, aes128gcm), and signed (RFC 8292). */
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  createPublicKey,
  ECDH,
  generateKeyPairSync,
  hkdfSync,
  sign,
} from 'node:crypto';

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const AUTH_BYTES = 16;
const SALT_BYTES = 16;
/** One record holds it all: the services take no more than 4096 bytes anyway. */
const RECORD_BYTES = 4096;
/** Marks the last record. */
const LAST = Buffer.of(2);
const JWT_LIFE = 12 * 3600;

/** As a browser tells them. */
export interface DeviceKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** Our own keys, by which a push service knows us. */
export interface VapidKeys {
  /** As `applicationServerKey` of `pushManager.subscribe`. */
  readonly publicKey: string;
  readonly privateKey: string;
}

export function newVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: CURVE });
  const { d = '', x = '', y = '' } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}

/** Whether something can be encrypted for them. */
export function areDeviceKeys({ p256dh, auth }: DeviceKeys): boolean {
  try {
    const point = Buffer.from(p256dh, 'base64url');
    ECDH.convertKey(point, CURVE);
    return point.length === POINT_BYTES && Buffer.from(auth, 'base64url').length === AUTH_BYTES;
  } catch {
    return false;
  }
}

export interface Chance {
  readonly salt: Uint8Array;
  /** Of a key that is used for this message only. */
  readonly privateKey: Uint8Array;
}

/** The body of the request to the push service. */
export function encrypt(text: string, { p256dh, auth }: DeviceKeys, { salt, privateKey }: Chance): Buffer {
  const device = Buffer.from(p256dh, 'base64url');
  const own = createECDH(CURVE);
  own.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device, own.getPublicKey()]);
  const shared = derive(own.computeSecret(device), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = [cipher.update(text, 'utf8'), cipher.update(LAST), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD_BYTES);
  size[4] = POINT_BYTES;
  return Buffer.concat([salt, size, own.getPublicKey(), ...record]);
}

export function chanceFrom(randomBytes: (count: number) => Uint8Array): Chance {
  for (;;) {
    const privateKey = randomBytes(32);
    try {
      createECDH(CURVE).setPrivateKey(privateKey);
      return { salt: randomBytes(SALT_BYTES), privateKey };
    } catch {
      // one number of four thousand million is too large for the curve
    }
  }
}

function derive(secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

/** The header that says who sends it; `contact` is whom a push service may ask. */
export function vapidHeader(url: string, keys: VapidKeys, now: number, contact?: string): string {
  const claims = {
    aud: new URL(url).origin,
    exp: Math.floor(now / 1000) + JWT_LIFE,
    ...(contact === undefined ? {} : { sub: contact }),
  };
  const content = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encoded).join('.');
  const signed = sign('sha256', Buffer.from(content), { key: signingKey(keys), dsaEncoding: 'ieee-p1363' });
  return `vapid t=${content}.${signed.toString('base64url')}, k=${keys.publicKey}`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function signingKey({ publicKey, privateKey }: VapidKeys) {
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: privateKey };
  return createPrivateKey({ key: jwk, format: 'jwk' });
}

/** Throws unless both belong together: a damaged store shall be noticed at the start. */
export function checkVapidKeys(keys: VapidKeys): VapidKeys {
  createPublicKey(signingKey(keys));
  return keys;
}

/** A push service and a device in one, for tests: reads messages as RFC 8291, 8188 and 8292 say, by code of its own. */
import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Told {
  readonly kind: string;
  readonly table: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly language: string;
}

export class PushReceiver {
  readonly received: Received[] = [];
  /** What the next requests are answered with; then 201. */
  readonly statuses: number[] = [];
  readonly #device = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    this.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    response.statusCode = this.statuses.shift() ?? 201;
    response.end('never read');
  });

  static async start(): Promise<PushReceiver> {
    const receiver = new PushReceiver();
    receiver.#device.generateKeys();
    await new Promise<void>(resolve => receiver.#server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** As `PushSubscription.toJSON()` gives it. */
  subscription(path = '/device') {
    return {
      endpoint: `${this.origin}${path}`,
      keys: {
        p256dh: this.#device.getPublicKey().toString('base64url'),
        auth: this.#auth.toString('base64url'),
      },
    };
  }

  /** Throws when a message is not signed for us by this key, or not encrypted for this device. */
  read({ headers, body }: Received, publicKey: string, now: number): Told {
    this.#verify(headers.authorization ?? '', publicKey, now);
    if (headers['content-encoding'] !== 'aes128gcm' || !(Number(headers.ttl) > 0)) throw new Error('headers');
    return JSON.parse(this.#decrypt(body)) as Told;
  }

  #verify(header: string, publicKey: string, now: number): void {
    const [, head = '', claims = '', signature = '', key] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
    if (key !== publicKey) throw new Error('another key');
    const point = Buffer.from(publicKey, 'base64url');
    const x = point.subarray(1, 33).toString('base64url');
    const y = point.subarray(33).toString('base64url');
    const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const signed = Buffer.from(`${head}.${claims}`);
    const isSigned = verify(
      'sha256',
      signed,
      { key: jwk, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg: string };
    const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
      aud: string;
      exp: number;
    };
    const isInTime = exp > now / 1000 && exp <= now / 1000 + 86_400;
    if (!isSigned || alg !== 'ES256' || aud !== this.origin || !isInTime) throw new Error('signature');
  }

  #decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const idLength = body[20]!;
    const sender = body.subarray(21, 21 + idLength);
    const record = body.subarray(21 + idLength);
    if (record.length > body.readUInt32BE(16)) throw new Error('more than one record');
    const secret = this.#device.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#device.getPublicKey(), sender]);
    const shared = expand(hmac(this.#auth, secret), info);
    const first = hmac(salt, shared);
    const key = expand(first, Buffer.from('Content-Encoding: aes128gcm\0')).subarray(0, 16);
    const nonce = expand(first, Buffer.from('Content-Encoding: nonce\0')).subarray(0, 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    const end = plain.lastIndexOf(2);
    if (end < 0 || plain.subarray(end + 1).some(byte => byte !== 0)) throw new Error('padding');
    return plain.subarray(0, end).toString();
  }

  async stop(): Promise<void> {
    await new Promise(resolve => this.#server.close(resolve));
  }
}

function hmac(key: Uint8Array, data: Uint8Array): Buffer {
  return createHmac('sha256', key).update(data).digest();
}

function expand(key: Buffer, info: Buffer): Buffer {
  return hmac(key, Buffer.concat([info, Buffer.of(1)]));
}

/** An authenticator made of nothing but a key: answers a server's questions as a phone or a security key would. */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** User present, user verified, new credential included. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const NEW_CREDENTIAL = 0x40;

interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
}

/** What a test lets go wrong. */
export interface Trouble {
  readonly origin?: string;
  readonly challenge?: string;
  readonly isUnverified?: boolean;
  readonly userHandle?: string;
  readonly domain?: string;
}

export class SoftAuthenticator {
  readonly #origin: string;
  readonly #key: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  readonly credential = randomBytes(16).toString('base64url');
  #userHandle: string | undefined;
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    this.#key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** As `navigator.credentials.create` answers. */
  create(options: Options, trouble: Trouble = {}) {
    this.#userHandle = options.user?.id;
    const authData = this.#authData(options.rp?.id ?? '', trouble, NEW_CREDENTIAL);
    const id = Buffer.from(this.credential, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const full = Buffer.concat([authData, Buffer.alloc(16), length, id, this.#coseKey()]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(full),
    ]);
    return this.#wrapped({
      clientDataJSON: this.#clientData('webauthn.create', options, trouble).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    });
  }

  /** As `navigator.credentials.get` answers. */
  get(options: Options, trouble: Trouble = {}) {
    const authData = this.#authData(options.rpId ?? '', trouble, 0);
    const clientData = this.#clientData('webauthn.get', options, trouble);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return this.#wrapped({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.#key.privateKey).toString('base64url'),
      userHandle: trouble.userHandle ?? this.#userHandle ?? '',
    });
  }

  #wrapped<Response>(response: Response) {
    return {
      id: this.credential,
      rawId: this.credential,
      type: 'public-key' as const,
      clientExtensionResults: {},
      response,
    };
  }

  #clientData(type: string, { challenge }: Options, trouble: Trouble): Buffer {
    const data = {
      type,
      challenge: trouble.challenge ?? challenge,
      origin: trouble.origin ?? this.#origin,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(data));
  }

  #authData(domain: string, trouble: Trouble, flags: number): Buffer {
    const domainHash = createHash('sha256')
      .update(trouble.domain ?? domain)
      .digest();
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.counter);
    const verified = trouble.isUnverified ? 0 : VERIFIED;
    return Buffer.concat([domainHash, Buffer.from([PRESENT | verified | flags]), counter]);
  }

  /** {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
    const [left, right] = [x, y].map(part => bytes(Buffer.from(part, 'base64url')));
    return Buffer.concat([head, Buffer.from([0x21]), left!, Buffer.from([0x22]), right!]);
  }
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

/** Of at most 65,535 bytes. */
function bytes(value: Buffer): Buffer {
  const head = value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 255];
  return Buffer.concat([Buffer.from(head), value]);
}

/** How an operator signs in: by a name and a code, for a short time, with a cookie that no other site can use. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { operatorSecret } from '../../admin/operator-tasks.ts';
import { hashOf } from '../../identity/identity-service.ts';
import { hashSecret, isSecretOf } from '../../identity/recovery-code.ts';
import { networksOf } from '../../limits/client-network.ts';
import { RateLimiter } from '../../limits/rate-limiter.ts';
import { type Ports, randomId } from '../../ports.ts';
import type { Store } from '../../storage/store.ts';

const MINUTE = 60_000;
/** Unused it ends after this, and in any case after a working day. */
const IDLE = 30 * MINUTE;
const MOST = 10 * 60 * MINUTE;
const TOKEN_BYTES = 32;
/** Of an address: nobody mistypes so often, and each costs time and memory. */
const TRIES_AN_HOUR = 10;
const AN_HOUR = 3600;

const COOKIE = 'kingdomino-operator';
const SECURE_COOKIE = '__Host-kingdomino-operator';

export type SignIn = 'done' | 'wrong' | 'too-often';

export class OperatorSessions {
  readonly #store: Store;
  readonly #ports: Ports;
  readonly #tries = new RateLimiter(TRIES_AN_HOUR / AN_HOUR, AN_HOUR);
  /** Of no code: an unknown name takes as long as a known one. */
  #nobodys: Promise<string> | undefined;

  constructor(store: Store, ports: Ports) {
    this.#store = store;
    this.#ports = ports;
  }

  async signIn(request: FastifyRequest, reply: FastifyReply, name: string, code: string): Promise<SignIn> {
    const now = this.#ports.now();
    if (!this.#tries.takeAll(networksOf(request.ip), now)) return 'too-often';
    this.#nobodys ??= hashSecret(randomId(this.#ports, TOKEN_BYTES));
    const hash = (await this.#store.operatorHash(name)) ?? (await this.#nobodys);
    const secret = operatorSecret(code);
    if (!(await isSecretOf(secret ?? '', hash))) return 'wrong';
    const token = randomId(this.#ports, TOKEN_BYTES);
    const session = { hash: hashOf(token), operator: name, since: now, expiresAt: now + IDLE };
    await this.#store.addOperatorSession(session);
    reply.setCookie(nameFor(request), token, cookieOptions(request));
    return 'done';
  }

  /** The name of who is signed in. */
  async operatorOf(request: FastifyRequest): Promise<string | undefined> {
    const token = request.cookies[nameFor(request)];
    if (token === undefined) return undefined;
    const times = { now: this.#ports.now(), idle: IDLE, most: MOST };
    return this.#store.operatorBySession({ hash: hashOf(token), ...times });
  }

  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = request.cookies[nameFor(request)];
    if (token !== undefined) await this.#store.removeOperatorSession(hashOf(token));
    reply.clearCookie(nameFor(request), cookieOptions(request));
  }
}

function nameFor(request: FastifyRequest): string {
  return request.protocol === 'https' ? SECURE_COOKIE : COOKIE;
}

/** It ends with the browser, if not before. */
function cookieOptions(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https' } as const;
}

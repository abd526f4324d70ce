/** Who somebody is: guests with a random token, the same guest on another device, bot accounts. */

import { createHash } from 'node:crypto';
import type { CommandRefusal, Player } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import { type Ports, randomId } from '../ports.ts';
import type { StoredPlayer } from '../storage/player-operations.ts';
import type { Store } from '../storage/store.ts';
import { checkName } from './names.ts';

const TOKEN_BYTES = 32;
const ID_BYTES = 9;
const DAY = 86_400_000;
const LINK_LIFE = DAY;
/** Browsers keep no cookie longer than 400 days. */
export const SESSION_LIFE = 400 * DAY;
/** A session in use is renewed so often: who plays stays who they are. */
const RENEWAL = 30 * DAY;

export interface Session {
  readonly player: Player;
  /** To be given to the client once and kept by nobody else. */
  readonly token: string;
}

export class IdentityService {
  readonly #store: Store;
  readonly #ports: Ports;

  constructor(store: Store, ports: Ports) {
    this.#store = store;
    this.#ports = ports;
  }

  async playerOf(token: string): Promise<Player | undefined> {
    const player = await this.#store.playerByToken({
      hash: hashOf(token),
      kinds: ['session', 'bot'],
      now: this.#ports.now(),
    });
    return player && shown(player);
  }

  async newGuest(): Promise<Session> {
    const number = 1000 + (Buffer.from(this.#ports.randomBytes(2)).readUInt16LE() % 9000);
    return this.#create(`Guest ${number}`, 'session');
  }

  async newBot(rawName: string): Promise<Result<Session, CommandRefusal>> {
    const name = checkName(rawName);
    return name.ok ? ok(await this.#create(name.value, 'bot')) : name;
  }

  async rename(player: Player, rawName: string): Promise<Result<Player, CommandRefusal>> {
    const name = checkName(rawName);
    if (!name.ok) return name;
    await this.#store.renamePlayer({ player: player.id, name: name.value });
    return ok({ ...player, name: name.value });
  }

  /** A token for a personal link: works once. */
  async newLink(player: Player): Promise<{ token: string; expiresAt: number }> {
    const token = randomId(this.#ports, TOKEN_BYTES);
    const expiresAt = this.#ports.now() + LINK_LIFE;
    await this.#store.createToken({ hash: hashOf(token), player: player.id, kind: 'link', expiresAt });
    return { token, expiresAt };
  }

  async claimLink(link: string): Promise<Result<Session, CommandRefusal>> {
    const hash = hashOf(link);
    const player = await this.#store.playerByToken({ hash, kinds: ['link'], now: this.#ports.now() });
    if (!player || !(await this.#store.spendToken(hash)))
      return err({ code: 'bad-link', text: 'this personal link was used already or is too old' });
    const token = randomId(this.#ports, TOKEN_BYTES);
    await this.#store.createToken({ hash: hashOf(token), player: player.id, ...this.#session() });
    return ok({ player: shown(player), token });
  }

  /** True when the session has a new end, which the cookie must have too. */
  async renew(token: string): Promise<boolean> {
    const expiresAt = this.#ports.now() + SESSION_LIFE;
    return this.#store.renewToken({ hash: hashOf(token), before: expiresAt - RENEWAL, expiresAt });
  }

  async signOut(player: Player): Promise<void> {
    await this.#store.deleteTokens(player.id);
  }

  async #create(name: string, kind: 'session' | 'bot'): Promise<Session> {
    const id = randomId(this.#ports, ID_BYTES);
    const token = randomId(this.#ports, TOKEN_BYTES);
    const bot = kind === 'bot';
    const life = bot ? { kind } : this.#session();
    await this.#store.createPlayer({
      id,
      name,
      bot,
      createdAt: this.#ports.now(),
      token: { hash: hashOf(token), player: id, ...life },
    });
    return { player: shown({ id, name, bot }), token };
  }

  #session(): { kind: 'session'; expiresAt: number } {
    return { kind: 'session', expiresAt: this.#ports.now() + SESSION_LIFE };
  }
}

function shown({ id, name, bot }: StoredPlayer): Player {
  return bot ? { id, name, bot: true } : { id, name };
}

/** Tokens are long and random: a plain hash is enough. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Guests, sessions and bot accounts: makes and authenticates their tokens. */

import { createHash } from 'node:crypto';
import type { Avatar, CommandRefusal, Player } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import { refuseSuspended } from '../moderation/suspension.ts';
import { type Ports, randomId } from '../ports.ts';
import type { StoredPlayer } from '../storage/players/players.ts';
import type { Store } from '../storage/store.ts';
import { nameKey } from './confusables.ts';
import type { NameRules } from './name-rules.ts';

const TOKEN_BYTES = 32;
const ID_BYTES = 9;
const DAY = 86_400_000;
const LINK_LIFE = DAY;
/** Browsers keep no cookie longer than 400 days. */
export const SESSION_LIFE = 400 * DAY;
/** A session in use is renewed so often: who plays stays who they are. */
const RENEWAL = 30 * DAY;

/** So long nobody else takes the name that a member had: friends who look for it shall not find somebody else. */
const NAME_HELD = 30 * DAY;

export const NAME_TAKEN: CommandRefusal = {
  code: 'name-taken',
  text: 'somebody has this name, or one that looks like it',
};

export interface Session {
  readonly player: Player;
  /** To be given to the client once and kept by nobody else. */
  readonly token: string;
}

export class IdentityService {
  readonly #store: Store;
  readonly #ports: Ports;
  readonly #names: NameRules;

  constructor(store: Store, ports: Ports, names: NameRules) {
    this.#store = store;
    this.#ports = ports;
    this.#names = names;
  }

  async playerOf(token: string): Promise<Player | undefined> {
    const player = await this.#store.playerByToken({
      hash: hashOf(token),
      kinds: ['session', 'bot'],
      now: this.#ports.now(),
    });
    return player && shownPlayer(player);
  }

  async newGuest(): Promise<Session> {
    return this.#create(guestName(this.#ports), 'session');
  }

  async newBot(rawName: string): Promise<Result<Session, CommandRefusal>> {
    const name = await this.checkFreeName(rawName);
    return name.ok ? ok(await this.#create(name.value, 'bot')) : name;
  }

  /** As it would be written; refused where it passes for a member's. */
  async checkFreeName(rawName: string): Promise<Result<string, CommandRefusal>> {
    const name = this.#names.check(rawName);
    if (!name.ok) return name;
    const now = this.#ports.now();
    return (await this.#store.nameHolder({ nameKey: nameKey(name.value), now })) ? err(NAME_TAKEN) : name;
  }

  /** A member's name is nobody else's; guests may share theirs. All read it: who may not talk takes no other. */
  async rename(player: Player, rawName: string): Promise<Result<Player, CommandRefusal>> {
    const checked = this.#names.check(rawName);
    if (!checked.ok) return checked;
    const now = this.#ports.now();
    const refusal = await refuseSuspended(this.#store, { player: player.id, kind: 'talk', now });
    if (refusal) return err(refusal);
    const change = {
      player: player.id,
      name: checked.value,
      nameKey: nameKey(checked.value),
      now,
      heldUntil: now + NAME_HELD,
    };
    if (!(await this.#store.renamePlayer(change))) return err(NAME_TAKEN);
    return ok({ ...player, name: checked.value });
  }

  /** At tables where one sits already, nothing changes. */
  async changeAvatar(player: Player, avatar: Avatar | undefined): Promise<Player> {
    await this.#store.changeAvatar({ player: player.id, avatar });
    const { avatar: _, ...rest } = player;
    return avatar ? { ...rest, avatar } : rest;
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
    return ok(await this.openSession(player));
  }

  /** For somebody who has proved to be this player. */
  async openSession(player: StoredPlayer): Promise<Session> {
    const token = randomId(this.#ports, TOKEN_BYTES);
    await this.#store.createToken({ hash: hashOf(token), player: player.id, ...this.#session() });
    return { player: shownPlayer(player), token };
  }

  /** True when the session has a new end, which the cookie must have too. */
  async renew(token: string): Promise<boolean> {
    const expiresAt = this.#ports.now() + SESSION_LIFE;
    return this.#store.renewToken({ hash: hashOf(token), before: expiresAt - RENEWAL, expiresAt });
  }

  /** Whoever gets more rights gets another token for them: one that somebody else has planted gives none. */
  async replaceToken(token: string): Promise<string | undefined> {
    const next = randomId(this.#ports, TOKEN_BYTES);
    return (await this.#store.replaceToken({ hash: hashOf(token), by: hashOf(next) })) ? next : undefined;
  }

  /** Everywhere, whatever else was to be claimed or answered. */
  async signOut(player: Player): Promise<void> {
    await this.#store.deleteTokens(player.id);
  }

  async signOutHere(token: string): Promise<void> {
    await this.#store.spendToken(hashOf(token));
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
    return { player: shownPlayer({ id, name, bot }), token };
  }

  #session(): { kind: 'session'; expiresAt: number } {
    return { kind: 'session', expiresAt: this.#ports.now() + SESSION_LIFE };
  }
}

/** What somebody is called who has not said otherwise. */
export function guestName(ports: Pick<Ports, 'randomBytes'>): string {
  return `Guest ${1000 + (Buffer.from(ports.randomBytes(2)).readUInt16LE() % 9000)}`;
}

export function shownPlayer({ id, name, bot, member, avatar }: StoredPlayer): Player {
  const head = avatar && { avatar };
  if (bot) return { id, name, bot: true, ...head };
  return member ? { id, name, member: true, ...head } : { id, name, ...head };
}

/** Tokens are long and random: a plain hash is enough. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

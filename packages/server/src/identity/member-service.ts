/** Members: a guest becomes one by a passkey or a recovery code, and signs in by them from anywhere. */
import type { CommandRefusal, Player } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import { type Ports, randomId } from '../ports.ts';
import type { Membership } from '../storage/players/members.ts';
import type { Store } from '../storage/store.ts';
import { nameKey } from './confusables.ts';
import { hashOf, type IdentityService, NAME_TAKEN, type Session } from './identity-service.ts';
import type { NameRules } from './name-rules.ts';
import {
  type Assertion,
  badPasskey,
  CEREMONY_TIME,
  type CreationOptions,
  challengeOf,
  checkAssertion,
  checkRegistration,
  creationOptions,
  type Registration,
  type RelyingParty,
  type RequestOptions,
  requestOptions,
} from './passkey-ceremony.ts';
import { formatCode, hashSecret, isSecretOf, newRecoveryCode, parseCode } from './recovery-code.ts';

const CHALLENGE_BYTES = 32;
const PASSKEY_ID_BYTES = 9;
const MOST_PASSKEYS = 20;
const MOST_LABEL = 40;

const SPENT = badPasskey('it answered a question that was not asked, was answered before or is too old');
const UNKNOWN = badPasskey('nobody here has it');
const KNOWN: CommandRefusal = { code: 'bad-passkey', text: 'somebody has this passkey already' };
const ENOUGH: CommandRefusal = { code: 'bad-passkey', text: `at most ${MOST_PASSKEYS} passkeys` };
const NO_PASSKEY: CommandRefusal = { code: 'unknown-passkey', text: 'you have no such passkey' };
const BAD_CODE: CommandRefusal = { code: 'bad-code', text: 'this is nobody’s recovery code' };
const BANNED: CommandRefusal = { code: 'not-allowed', text: 'this player is not admitted' };
export interface MemberParts {
  readonly store: Store;
  readonly ports: Ports;
  readonly identity: IdentityService;
  readonly names: NameRules;
}

/** What a member is told after a change; the code this once. */
export interface Enrolled {
  readonly player: Player;
  readonly recoveryCode?: string;
}

/** Signed in by a code, with the next one. */
export interface Recovered extends Session {
  readonly recoveryCode: string;
}

/** How often somebody is renamed while becoming a member. */
const MOST_RENAMINGS = 3;

export class MemberService {
  readonly #parts: MemberParts;

  constructor(parts: MemberParts) {
    this.#parts = parts;
  }

  membership(player: Player): Promise<Membership | undefined> {
    return this.#parts.store.membershipOf(player.id);
  }

  /** The question to a new passkey. Refused at once when it could not be kept. */
  async startEnrolment(player: Player, site: RelyingParty): Promise<Result<CreationOptions, CommandRefusal>> {
    if (await this.#isTaken(player, player.name)) return err(NAME_TAKEN);
    const known = await this.#parts.store.credentialsOf(player.id);
    if (known.length >= MOST_PASSKEYS) return err(ENOUGH);
    const challenge = await this.#newChallenge('enrol', player.id);
    return ok(await creationOptions({ site, challenge, player, known }));
  }

  /** Its answer: one more passkey; the first one makes a member, who gets a recovery code. */
  async enrol(
    player: Player,
    site: RelyingParty,
    { response, label }: { readonly response: Registration; readonly label: string },
  ): Promise<Result<Enrolled, CommandRefusal>> {
    const challenge = challengeOf(response.response.clientDataJSON);
    if (challenge === undefined || (await this.#spend(challenge, 'enrol')) !== player.id) return err(SPENT);
    const made = await checkRegistration(response, site, challenge);
    if (!made.ok) return made;
    const before = await this.#parts.store.membershipOf(player.id);
    const id = randomId(this.#parts.ports, PASSKEY_ID_BYTES);
    const name = plainLabel(label) || `Passkey ${(before?.passkeys.length ?? 0) + 1}`;
    return this.#write(player, { passkey: { id, name, ...made.value } }, before?.recoveryAt == null);
  }

  /** Makes a member of a guest; the code there was is worth nothing any more. */
  newRecovery(player: Player): Promise<Result<Enrolled, CommandRefusal>> {
    return this.#write(player, {}, true);
  }

  async startSignIn(site: RelyingParty): Promise<RequestOptions> {
    return requestOptions(site, await this.#newChallenge('sign-in', ''));
  }

  async signIn(response: Assertion, site: RelyingParty): Promise<Result<Session, CommandRefusal>> {
    const challenge = challengeOf(response.response.clientDataJSON);
    if (challenge === undefined || (await this.#spend(challenge, 'sign-in')) === undefined) return err(SPENT);
    const { store, ports } = this.#parts;
    const passkey = await store.passkeyByCredential(response.id);
    if (!passkey || !isHandleOf(response.response.userHandle, passkey.player)) return err(UNKNOWN);
    const counter = await checkAssertion(response, site, challenge, passkey);
    if (!counter.ok) return counter;
    const use = { id: passkey.id, from: passkey.counter, to: counter.value, at: ports.now() };
    if (!(await store.usePasskey(use))) return err(badPasskey('it may have been copied'));
    return this.#session(passkey.player);
  }

  /** Works once: all other sessions end, and a new code takes its place. */
  async recover(text: string): Promise<Result<Recovered, CommandRefusal>> {
    const { store, ports } = this.#parts;
    const code = parseCode(text);
    const found = code && (await store.recoveryById(code.id));
    if (!code || !found || !(await isSecretOf(code.secret, found.hash))) return err(BAD_CODE);
    const next = newRecoveryCode(count => ports.randomBytes(count));
    const recovery = { id: next.id, hash: await hashSecret(next.secret) };
    if (!(await store.spendRecovery({ id: code.id, next: recovery, at: ports.now() }))) return err(BAD_CODE);
    const session = await this.#session(found.player);
    return session.ok ? ok({ ...session.value, recoveryCode: formatCode(next) }) : session;
  }

  async renamePasskey(player: Player, id: string, label: string): Promise<Result<true, CommandRefusal>> {
    const name = plainLabel(label);
    if (name === '')
      return err({ code: 'bad-name', text: `a passkey's name has 1 to ${MOST_LABEL} characters` });
    const isDone = await this.#parts.store.renamePasskey({ player: player.id, id, name });
    return isDone ? ok(true) : err(NO_PASSKEY);
  }

  async deletePasskey(player: Player, id: string): Promise<Result<true, CommandRefusal>> {
    const isDone = await this.#parts.store.deletePasskey({ player: player.id, id });
    return isDone ? ok(true) : err(NO_PASSKEY);
  }

  /** While it is typed: whether a player could have the name. */
  async checkName(raw: string, player: Player | undefined): Promise<Result<string, CommandRefusal>> {
    const name = this.#parts.names.check(raw);
    if (!name.ok) return name;
    return (await this.#isTaken(player, name.value)) ? err(NAME_TAKEN) : name;
  }

  async #write(
    player: Player,
    { passkey }: { readonly passkey?: Parameters<Store['enrol']>[0]['passkey'] },
    withCode: boolean,
  ): Promise<Result<Enrolled, CommandRefusal>> {
    const { store, ports } = this.#parts;
    const code = withCode ? newRecoveryCode(count => ports.randomBytes(count)) : undefined;
    const recovery = code && { id: code.id, hash: await hashSecret(code.secret) };
    let name = player.name;
    let done: Awaited<ReturnType<Store['enrol']>> = 'renamed';
    for (let attempt = 0; done === 'renamed' && attempt < MOST_RENAMINGS; attempt++) {
      if (attempt > 0) name = (await store.playerById(player.id))?.name ?? name;
      done = await store.enrol({
        player: player.id,
        name,
        nameKey: nameKey(name),
        at: ports.now(),
        ...(passkey ? { passkey, mostPasskeys: MOST_PASSKEYS } : {}),
        ...(recovery ? { recovery } : {}),
      });
    }
    if (done === 'known-passkey') return err(KNOWN);
    if (done === 'too-many-passkeys') return err(ENOUGH);
    if (done !== 'done') return err(NAME_TAKEN);
    const member: Player = { ...player, name, member: true };
    return ok(code ? { player: member, recoveryCode: formatCode(code) } : { player: member });
  }

  async #isTaken(player: Player | undefined, name: string): Promise<boolean> {
    const { store, ports } = this.#parts;
    const holder = await store.nameHolder({ nameKey: nameKey(name), now: ports.now() });
    return holder !== undefined && holder !== player?.id;
  }

  async #newChallenge(kind: 'enrol' | 'sign-in', player: string): Promise<Uint8Array> {
    const { store, ports } = this.#parts;
    const challenge = ports.randomBytes(CHALLENGE_BYTES);
    const now = ports.now();
    const hash = hashOf(Buffer.from(challenge).toString('base64url'));
    await store.createChallenge({ hash, kind, player, now, expiresAt: now + CEREMONY_TIME });
    return challenge;
  }

  /** Whatever comes of it, it is not answered a second time. */
  #spend(challenge: string, kind: 'enrol' | 'sign-in'): Promise<string | undefined> {
    const { store, ports } = this.#parts;
    return store.spendChallenge({ hash: hashOf(challenge), kind, now: ports.now() });
  }

  async #session(id: string): Promise<Result<Session, CommandRefusal>> {
    const player = await this.#parts.store.playerById(id);
    return player ? ok(await this.#parts.identity.openSession(player)) : err(BANNED);
  }
}

/** Absent where the authenticator does not say. */
function isHandleOf(handle: string | undefined, player: string): boolean {
  return handle === undefined || Buffer.from(handle, 'base64url').toString('utf8') === player;
}

/** Shown to its owner only; still one line of visible text. */
function plainLabel(raw: string): string {
  const plain = raw
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  return Array.from(plain).slice(0, MOST_LABEL).join('');
}

/** What the account screen asks the server and the device's passkeys for. */
import type { AnswerOf, Player } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { type Problem, request } from '../connection/http.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { becomePlayer } from '../online/identity/identity.ts';

/** `passkey` when the device or its owner said no. */
export type AccountProblem = Problem | 'passkey';

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number;
}

export interface Membership {
  readonly since?: number;
  readonly recoveryAt?: number;
  readonly passkeys: readonly Passkey[];
}

/** The code comes when it was made, and never again. */
export interface Enrolled {
  readonly player: Player;
  readonly recoveryCode?: string;
}

/** Browsers have them over https or on this machine, for names of hosts and not for bare numbers. */
export function hasPasskeys(): boolean {
  return isSecureContext && browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(location.hostname);
}

export function readMembership(): Promise<Result<Membership, Problem>> {
  return request<Membership>('GET', '/api/me/passkeys');
}

export async function addPasskey(): Promise<Result<Enrolled, AccountProblem>> {
  const asked = await request<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/me/passkeys/options', {});
  if (!asked.ok) return asked;
  const response = await startRegistration({ optionsJSON: asked.value }).catch(() => undefined);
  if (!response) return err('passkey');
  return enrolled(
    await request('POST', '/api/me/passkeys', { response: plain(response), label: deviceName() }),
  );
}

export async function renewCode(): Promise<Result<Enrolled, AccountProblem>> {
  return enrolled(await request('POST', '/api/me/recovery', {}));
}

/** An open connection was opened by a guest: only a new one knows better. */
function enrolled(done: Result<Enrolled, Problem>): Result<Enrolled, Problem> {
  if (done.ok && !pageConnection().me.value?.member) becomePlayer(done.value.player);
  return done;
}

export async function signInByPasskey(): Promise<Result<Enrolled, AccountProblem>> {
  const asked = await request<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/sign-in/options', {});
  if (!asked.ok) return asked;
  const response = await startAuthentication({ optionsJSON: asked.value }).catch(() => undefined);
  if (!response) return err('passkey');
  const answer = await request<AnswerOf<'me'>>('POST', '/api/sign-in', { response: plain(response) });
  return answer.ok ? ok({ player: becomePlayer(answer.value.player) }) : answer;
}

/** A code works once: the next one comes with the answer. */
export async function signInByCode(code: string): Promise<Result<Enrolled, AccountProblem>> {
  const answer = await request<Enrolled>('POST', '/api/sign-in/recovery', { code });
  if (answer.ok) becomePlayer(answer.value.player);
  return answer;
}

export function renamePasskey(id: string, label: string): Promise<Result<object, Problem>> {
  return request('PATCH', `/api/me/passkeys/${id}`, { label });
}

export function removePasskey(id: string): Promise<Result<object, Problem>> {
  return request('DELETE', `/api/me/passkeys/${id}`);
}

export async function eraseMe(): Promise<Result<object, Problem>> {
  const erased = await request('DELETE', '/api/me');
  if (erased.ok) pageConnection().signOut();
  return erased;
}

interface Credential {
  readonly id: string;
  readonly rawId: string;
  readonly type: string;
  readonly response: object;
}

/** What the server reads of an answer; browsers add more with every year. */
function plain({ id, rawId, type, response }: Credential): object {
  const FIELDS = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'];
  const read = Object.entries(response).filter(
    ([name, value]) => FIELDS.includes(name) && value !== undefined,
  );
  return { id, rawId, type, clientExtensionResults: {}, response: Object.fromEntries(read) };
}

/** A first name for a passkey, in nobody's language. */
function deviceName(): string {
  const { userAgent } = navigator;
  const names = ['iPhone', 'iPad', 'Android', 'CrOS', 'Windows', 'Mac', 'Linux'];
  return names.find(name => userAgent.includes(name)) ?? '';
}

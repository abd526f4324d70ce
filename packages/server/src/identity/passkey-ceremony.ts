/** The registration and authentication ceremonies of WebAuthn, by a library that is loaded when first needed. */
import { createPublicKey } from 'node:crypto';
import type { CommandRefusal } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

/** How long a person may take. */
export const CEREMONY_TIME = 5 * 60_000;
/** ECDSA with P-256, RSA, Ed25519: what authenticators have. */
const ALGORITHMS = [-7, -257, -8];
const MOST_REASON = 200;

/** Where the page is shown: passkeys are made for one domain and say from which origin they were used. */
export interface RelyingParty {
  readonly domain: string;
  readonly origins: readonly string[];
}

export type CreationOptions = PublicKeyCredentialCreationOptionsJSON;
export type RequestOptions = PublicKeyCredentialRequestOptionsJSON;
export type Registration = RegistrationResponseJSON;
export type Assertion = AuthenticationResponseJSON;

interface Enrolling {
  readonly site: RelyingParty;
  readonly challenge: Uint8Array;
  readonly player: { readonly id: string; readonly name: string };
  /** Passkeys that the player has already. */
  readonly known: readonly string[];
}

export async function creationOptions({
  site,
  challenge,
  player,
  known,
}: Enrolling): Promise<CreationOptions> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Kingdomino',
    rpID: site.domain,
    userID: bytesOf(player.id),
    userName: player.name,
    userDisplayName: player.name,
    challenge: Uint8Array.from(challenge),
    timeout: CEREMONY_TIME,
    attestationType: 'none',
    excludeCredentials: known.map(id => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

export async function requestOptions(site: RelyingParty, challenge: Uint8Array): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: site.domain,
    challenge: Uint8Array.from(challenge),
    timeout: CEREMONY_TIME,
    userVerification: 'required',
  });
}

/** The challenge that somebody says to have answered. */
export function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as unknown;
    const { challenge } = (data ?? {}) as { readonly challenge?: unknown };
    return typeof challenge === 'string' && /^[A-Za-z0-9_-]{16,128}$/.test(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
}

export interface MadePasskey {
  readonly credential: string;
  readonly publicKey: string;
  readonly counter: number;
}

export async function checkRegistration(
  response: Registration,
  site: RelyingParty,
  challenge: string,
): Promise<Result<MadePasskey, CommandRefusal>> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: [...site.origins],
      expectedRPID: site.domain,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return err(badPasskey('its signature is wrong'));
    const { id, publicKey, counter } = registrationInfo.credential;
    if (!(await isWholeKey(publicKey))) return err(badPasskey('its key is damaged'));
    return ok({ credential: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter });
  } catch (error) {
    return err(badPasskey((error as Error).message));
  }
}

/** The library takes any bytes for the key of a curve; one that is no point of it could never sign in. */
async function isWholeKey(publicKey: Uint8Array): Promise<boolean> {
  const { cose, decodeCredentialPublicKey } = await import('@simplewebauthn/server/helpers');
  const key = decodeCredentialPublicKey(Uint8Array.from(publicKey));
  if (!cose.isCOSEPublicKeyEC2(key)) return true;
  const [x, y] = [key.get(cose.COSEKEYS.x), key.get(cose.COSEKEYS.y)].map(part =>
    Buffer.from(part ?? []).toString('base64url'),
  );
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}

/** Returns the signature counter of the passkey. */
export async function checkAssertion(
  response: Assertion,
  site: RelyingParty,
  challenge: string,
  passkey: { readonly publicKey: string; readonly counter: number },
): Promise<Result<number, CommandRefusal>> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: [...site.origins],
      expectedRPID: site.domain,
      requireUserVerification: true,
      credential: {
        id: response.id,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? ok(authenticationInfo.newCounter) : err(badPasskey('its signature is wrong'));
  } catch (error) {
    return err(badPasskey((error as Error).message));
  }
}

export function badPasskey(reason: string): CommandRefusal {
  return { code: 'bad-passkey', text: `this passkey was not accepted: ${reason.slice(0, MOST_REASON)}` };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(text, 'utf8'));
}

/** A quarter of a second of a core, which a server without members need not spend. */
function library(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server');
}

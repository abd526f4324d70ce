/** The relying party of a request, in the words of WebAuthn: the domain and the origins that its passkeys are bound to. */
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { RelyingParty } from '../identity/passkey-ceremony.ts';

/**
 * A proxy that ends https may not say so: without a list of origins either scheme of the host asked for is right, since
 * browsers use passkeys over https or on this machine only.
 */
export function relyingPartyOf(
  request: FastifyRequest,
  { origins, passkeyDomain }: Pick<Config, 'origins' | 'passkeyDomain'>,
): RelyingParty {
  const { host, headers } = request;
  const shown =
    headers.origin !== undefined && URL.canParse(headers.origin) ? new URL(headers.origin) : undefined;
  return {
    domain: passkeyDomain ?? shown?.hostname ?? request.hostname,
    origins: origins.length > 0 ? origins : [`https://${host}`, `http://${host}`],
  };
}

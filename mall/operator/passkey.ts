import { isIP } from 'node:net';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import type { factorProof, newPasskey, PasskeyCreation, PasskeyRequest } from '#contract/operator/factor.schema.ts';
import { FACTOR } from '#contract/operator/factor.values.ts';
import type { Deps } from '../deps.ts';
import { MallError } from '../error.ts';
import { hashToken } from '../http/token.ts';
import type { Factor, NewFactor } from './factor.queries.ts';

/** Whom a passkey is for: the browser signs only for the domain where it was made. */
export type Party = { id: string; origin: string };

/** @param url of the request, for a mall without SITE_URL @returns undefined: browsers make no passkeys at this address */
export function partyOf(siteUrl: string | undefined, url: string): Party | undefined {
  const { origin, protocol, hostname } = new URL(siteUrl ?? url);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isSecure && !isIP(hostname) && !hostname.startsWith('[') ? { id: hostname, origin } : undefined;
}

const noPasskeys = () => new MallError('message', 'passkeysElsewhere');
const refused = () => new MallError('message', 'factorWrong');

/** EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];
const challengeKey = (of: string) => `passkey:${of}`;

const described = (factors: readonly Factor[]) =>
  factors.flatMap(({ credentialId, transports }) =>
    credentialId ? [{ id: credentialId, transports: transports ?? [] }] : [],
  );

/** @param of what the challenge is for: a ticket, or a session */
export async function askPasskey(
  { store }: Deps,
  of: string,
  party: Party | undefined,
  factors: readonly Factor[],
): Promise<PasskeyRequest> {
  if (!party) throw noPasskeys();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: described(factors),
    userVerification: 'preferred',
    timeout: FACTOR.challengeLife,
  });
  await store.set(challengeKey(of), options.challenge, FACTOR.challengeLife);
  return options as PasskeyRequest;
}

type Assertion = Extract<z.output<typeof factorProof>, { way: 'passkey' }>['assertion'];

/** Uses up the challenge. @returns the factor with its new counter @throws MallError when it does not fit */
export async function checkAssertion(
  deps: Deps,
  of: string,
  party: Party | undefined,
  factors: readonly Factor[],
  response: Assertion,
): Promise<Factor> {
  const challenge = await deps.store.take(challengeKey(of));
  const factor = factors.find(({ credentialId }) => credentialId === response.id);
  if (!challenge || !party || !factor?.credentialId || !factor.publicKey) throw refused();
  const { credentialId, publicKey, counter } = factor;
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
  }).catch((error: unknown) => logged(deps, error));
  if (!checked?.verified) throw refused();
  return { ...factor, counter: checked.authenticationInfo.newCounter };
}

/** What does not fit is thrown by the library, in words for engineers. */
function logged({ log }: Deps, error: unknown): undefined {
  log.info({ reason: error instanceof Error ? error.message : String(error) }, 'passkey refused');
  return undefined;
}

type Maker = { operatorId: number; userName: string; name: string };

export async function startPasskey(
  { store }: Deps,
  of: string,
  party: Party | undefined,
  { operatorId, userName, name }: Maker,
  factors: readonly Factor[],
): Promise<PasskeyCreation> {
  if (!party) throw noPasskeys();
  const options = await generateRegistrationOptions({
    rpName: party.id,
    rpID: party.id,
    userName,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(hashToken(`operator ${operatorId}`), 'hex')),
    excludeCredentials: described(factors),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: FACTOR.challengeLife,
  });
  await store.set(challengeKey(of), options.challenge, FACTOR.challengeLife);
  return options as PasskeyCreation;
}

type Attestation = z.output<typeof newPasskey>['attestation'];
type MadePasskey = Pick<NewFactor, 'kind' | 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

export async function checkAttestation(
  deps: Deps,
  of: string,
  party: Party | undefined,
  response: Attestation,
): Promise<MadePasskey> {
  const challenge = await deps.store.take(challengeKey(of));
  if (!challenge || !party) throw refused();
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => logged(deps, error));
  if (!checked?.verified) throw refused();
  const { id, publicKey, counter, transports } = checked.registrationInfo.credential;
  return {
    kind: 'passkey',
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports ?? [],
  };
}

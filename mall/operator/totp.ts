import { Secret, TOTP } from 'otpauth';
import type { TotpSecret } from '#contract/operator/factor.schema.ts';
import { FACTOR } from '#contract/operator/factor.values.ts';
import type { Deps } from '../deps.ts';
import { decrypt, encrypt } from '../encryption.ts';
import { fieldError, MallError } from '../error.ts';
import { type Factor, type NewFactor, replaceSecret, secretsOfOtherKeys } from './factor.queries.ts';
import { digitsOf } from './factor.rules.ts';

const SECRET_BYTES = 20;
const STARTED_MS = FACTOR.fresh;
const startedKey = (sessionId: string) => `totp:${sessionId}`;
const ownerOf = (operatorId: number) => `totp ${operatorId}`;

const appOf = (secret: string, label: { issuer: string; label: string } = { issuer: '', label: '' }) =>
  new TOTP({ ...label, secret, digits: FACTOR.totpDigits, period: FACTOR.totpStep / 1_000 });

/** @returns the time step whose code it is; undefined: of none that is near enough */
function stepOf(secret: string, typed: string, now: Date): number | undefined {
  const token = digitsOf(typed);
  if (!/^\d+$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const drift = appOf(secret).validate({ token, timestamp, window: FACTOR.totpDrift });
  return drift === null ? undefined : Math.floor(timestamp / FACTOR.totpStep) + drift;
}

/** The secret stays with the mall until a code of it was seen. @param issuer under what name the app lists it */
export async function startTotp(
  { store }: Deps,
  sessionId: string,
  { issuer, userName }: { issuer: string; userName: string },
): Promise<TotpSecret> {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  await store.set(startedKey(sessionId), secret, STARTED_MS);
  return { secret, uri: appOf(secret, { issuer, label: userName }).toString() };
}

type MadeTotp = Pick<NewFactor, 'kind' | 'secret' | 'keyName' | 'counter'>;

/** The code that was seen is used up with it. */
export async function checkNewTotp(deps: Deps, operatorId: number, sessionId: string, code: string): Promise<MadeTotp> {
  const secret = await deps.store.get(startedKey(sessionId));
  if (!secret) throw new MallError('message', 'totpOver');
  const counter = stepOf(secret, code, deps.clock());
  if (counter === undefined) throw fieldError('code', 'totpWrong');
  await deps.store.delete(startedKey(sessionId));
  const { keyName, sealed } = await encrypt(deps, ownerOf(operatorId), Buffer.from(secret));
  return { kind: 'totp', keyName, secret: sealed.toString('base64'), counter };
}

/** @returns the factor whose code it is, with the time step as its counter */
export async function checkTotp(deps: Deps, factors: readonly Factor[], code: string): Promise<Factor | undefined> {
  for (const factor of factors) {
    const { operatorId, secret, keyName } = factor;
    if (!secret || !keyName) continue;
    const plain = await decrypt(deps, ownerOf(operatorId), { keyName, sealed: Buffer.from(secret, 'base64') });
    const counter = stepOf(plain.toString(), code, deps.clock());
    if (counter !== undefined && counter > factor.counter) return { ...factor, counter };
  }
  return undefined;
}

type Keys = Pick<Deps, 'database' | 'papersKey' | 'papersKeyBefore'>;

/** @param current name of the key */
export async function rotateTotpSecrets(deps: Keys, current: string): Promise<void> {
  const { db } = deps.database;
  for (const { id, operatorId, secret, keyName } of await secretsOfOtherKeys(db, current)) {
    if (!secret || !keyName) continue;
    const plain = await decrypt(deps, ownerOf(operatorId), { keyName, sealed: Buffer.from(secret, 'base64') });
    const { sealed, keyName: name } = await encrypt(deps, ownerOf(operatorId), plain);
    await replaceSecret(db, id, secret, { secret: sealed.toString('base64'), keyName: name });
  }
}

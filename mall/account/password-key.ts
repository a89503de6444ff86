import { createPrivateKey, createPublicKey, randomBytes, webcrypto } from 'node:crypto';
import { ACCOUNT } from '#contract/account/limits.values.ts';
import { PASSWORD_SEPARATOR } from '#contract/account/password.values.ts';
import type { PublicKey } from '#contract/account/schema.ts';
import { givenPasswordError } from '#contract/account/values.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Db } from '../db/open.ts';
import { beforeName, dropSecret, replaceSecret, secretWithBefore, sharedSecret } from '../db/secret.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError } from '../error.ts';
import type { Caller } from '../http/caller.ts';
import { checkRate } from '../http/rate.ts';
import type { Store } from '../ports/store.ts';

const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;
const KEY_NAME = 'password seal';
const MODULUS_BITS = 2_048;
const KEYS = { name: 'password-key', times: 300, seconds: 60 };
const nonceKey = (nonce: string) => `password-key:${nonce}`;

type Pair = { open: webcrypto.CryptoKey; spki: string };
const pairs = new WeakMap<Db, ReadonlyMap<string, Pair>>();

export async function publicKey(deps: Deps, { address }: Caller): Promise<PublicKey> {
  const { database, store } = deps;
  await checkRate(deps, KEYS, address);
  const [{ spki }] = await pairsOf(database.db);
  const nonce = randomBytes(16).toString('base64url');
  await store.set(nonceKey(nonce), '1', ACCOUNT.nonceLife);
  return { key: spki, nonce };
}

/** Also uses up the nonce inside. @throws MallError when it is empty, too long, not encrypted with our key, or was used before */
export async function decryptPassword(db: Db, store: Store, encrypted: string, field: string): Promise<string> {
  if (!encrypted.trim()) throw fieldError(field, 'passwordEmpty');
  const text = await decryptByAny(await pairsOf(db), encrypted);
  const end = text?.indexOf(PASSWORD_SEPARATOR) ?? -1;
  if (!text || end < 0 || !(await store.take(nonceKey(text.slice(0, end)))))
    throw new MallError('message', 'encryptionInvalid');
  const password = text.slice(end + PASSWORD_SEPARATOR.length);
  const error = givenPasswordError(password);
  if (error) throw fieldError(field, error, { max: LIMITS.loginSecret });
  return password;
}

async function decryptByAny(known: readonly Pair[], encrypted: string): Promise<string | undefined> {
  for (const { open } of known) {
    const text = await decrypt(open, encrypted);
    if (text !== undefined) return text;
  }
  return undefined;
}

async function decrypt(key: webcrypto.CryptoKey, encrypted: string): Promise<string | undefined> {
  try {
    const bytes = await webcrypto.subtle.decrypt(ALGORITHM, key, Buffer.from(encrypted, 'base64'));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The pair in use, and the one before it, for who loaded a page before the keys were changed. */
async function pairsOf(db: Db): Promise<[Pair, ...Pair[]]> {
  const { current: pem = await sharedSecret(db, KEY_NAME, makeKey), before } = await secretWithBefore(db, KEY_NAME);
  const known = pairs.get(db) ?? new Map<string, Pair>();
  const pairFor = (one: string): Pair => known.get(one) ?? readPair(one);
  const current = pairFor(pem);
  const older = before === undefined ? [] : [pairFor(before)];
  pairs.set(db, new Map([[pem, current], ...older.map((pair): [string, Pair] => [before ?? '', pair])]));
  return [current, ...older];
}

function readPair(pem: string): Pair {
  const open = createPrivateKey(pem).toCryptoKey(ALGORITHM, false, ['decrypt']);
  return { open, spki: createPublicKey(pem).export({ type: 'spki', format: 'der' }).toString('base64') };
}

/** Passwords in the browser are encrypted with another key from now on. The one before is good for as long as a nonce is. */
export async function rotatePasswordKey(db: Db): Promise<void> {
  await dropSecret(db, beforeName(KEY_NAME));
  await replaceSecret(db, KEY_NAME, await makeKey());
}

async function makeKey(): Promise<string> {
  const exponent = new Uint8Array([1, 0, 1]);
  const pair = await webcrypto.subtle.generateKey(
    { ...ALGORITHM, modulusLength: MODULUS_BITS, publicExponent: exponent },
    true,
    ['encrypt', 'decrypt'],
  );
  const bytes = await webcrypto.subtle.exportKey('pkcs8', pair.privateKey);
  return `-----BEGIN PRIVATE KEY-----\n${Buffer.from(bytes).toString('base64')}\n-----END PRIVATE KEY-----\n`;
}

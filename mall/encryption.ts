import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { beforeName, dropSecret, replaceSecret, secretWithBefore, sharedSecret } from './db/secret.ts';
import type { Deps as AllDeps } from './deps.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const SECRET = 'papers key';

type Key = { name: string; key: Buffer };
type Deps = Pick<AllDeps, 'database' | 'papersKey' | 'papersKeyBefore'>;

const named = (key: Buffer): Key => ({ name: createHash('sha256').update(key).digest('hex').slice(0, 16), key });
const fromText = (text: string): Key => named(Buffer.from(text, 'base64'));
const makeKey = (): string => randomBytes(KEY_BYTES).toString('base64');

const currentKey = async ({ database: { db }, papersKey }: Deps): Promise<Key> =>
  papersKey ? named(papersKey) : fromText(await sharedSecret(db, SECRET, makeKey));

/** The current key first; then the one before it, and those of the mall's own. */
async function keyNamed(deps: Deps, name: string): Promise<Key> {
  const { papersKey, papersKeyBefore } = deps;
  const given = [papersKey, papersKeyBefore].flatMap((key) => (key ? [named(key)] : []));
  const found = given.find((key) => key.name === name);
  if (found) return found;
  const { current, before } = await secretWithBefore(deps.database.db, SECRET);
  const own = [current, before].flatMap((text) => (text === undefined ? [] : [fromText(text)]));
  const key = own.find((one) => one.name === name);
  if (!key)
    throw new Error(`something was encrypted with another key (${name}): set PAPERS_KEY or PAPERS_KEY_BEFORE to it`);
  return key;
}

/**
 * Whoever has only the database cannot read it, if the key is in the environment.
 * @param of the record it belongs to: it cannot be decrypted as another's
 */
export async function encrypt(deps: Deps, of: string, plain: Buffer): Promise<{ keyName: string; sealed: Buffer }> {
  const { name, key } = await currentKey(deps);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(of));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { keyName: name, sealed: Buffer.concat([iv, cipher.getAuthTag(), body]) };
}

/**
 * What was encrypted before the environment had a key is decrypted with the mall's own.
 * @throws Error when the key is another, or a bit was changed
 */
export async function decrypt(
  deps: Deps,
  of: string,
  { keyName, sealed }: { keyName: string; sealed: Buffer },
): Promise<Buffer> {
  const { key } = await keyNamed(deps, keyName);
  const iv = sealed.subarray(0, IV_BYTES);
  const cipher = createDecipheriv(CIPHER, key, iv).setAAD(Buffer.from(of));
  cipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([cipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]);
}

/** @returns the name of the key that everything is to be encrypted with from now on */
export async function beginRotation(deps: Deps): Promise<string> {
  // Where a run was cut short, the one before is still there, and no further key is made.
  if (!deps.papersKey) await replaceSecret(deps.database.db, SECRET, makeKey());
  return (await currentKey(deps)).name;
}

/** Nothing is encrypted with other keys any more. */
export async function endRotation({ database: { db }, papersKey }: Deps): Promise<void> {
  await dropSecret(db, beforeName(SECRET));
  if (papersKey) await dropSecret(db, SECRET);
}

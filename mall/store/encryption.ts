import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { sharedSecret } from '../db/secret.ts';
import type { Deps } from '../deps.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const SECRET = 'papers key';

type Key = { name: string; key: Buffer };

const named = (key: Buffer): Key => ({ name: createHash('sha256').update(key).digest('hex').slice(0, 16), key });

async function ownKey({ database: { db } }: Pick<Deps, 'database'>): Promise<Key> {
  const made = await sharedSecret(db, SECRET, () => randomBytes(KEY_BYTES).toString('base64'));
  return named(Buffer.from(made, 'base64'));
}

/**
 * Whoever has only the database cannot read it, if the key is in the environment.
 * @param of the record it belongs to: it cannot be decrypted as another's
 */
export async function encrypt(
  deps: Pick<Deps, 'database' | 'papersKey'>,
  of: string,
  plain: Buffer,
): Promise<{ keyName: string; sealed: Buffer }> {
  const { name, key } = deps.papersKey ? named(deps.papersKey) : await ownKey(deps);
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
  deps: Pick<Deps, 'database' | 'papersKey'>,
  of: string,
  { keyName, sealed }: { keyName: string; sealed: Buffer },
): Promise<Buffer> {
  const given = deps.papersKey ? named(deps.papersKey) : undefined;
  const { name, key } = given?.name === keyName ? given : await ownKey(deps);
  if (name !== keyName) throw new Error(`a paper was encrypted with another key (${keyName}): set PAPERS_KEY to it`);
  const iv = sealed.subarray(0, IV_BYTES);
  const cipher = createDecipheriv(CIPHER, key, iv).setAAD(Buffer.from(of));
  cipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([cipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]);
}

import { randomBytes } from 'node:crypto';
import { DAY_MS } from '#contract/time.ts';
import type { Db } from '../db/open.ts';
import { dropSecret, sharedSecret } from '../db/secret.ts';
import { makeKey, readKey, type Subject } from './preview-key.rules.ts';

export { placeOf, type Subject } from './preview-key.rules.ts';

const KEY_NAME = 'preview key';
export const KEY_LIFE_MS = DAY_MS;

const secretOf = (db: Db): Promise<string> => sharedSecret(db, KEY_NAME, () => randomBytes(32).toString('base64url'));

/** Links that were given away before end. */
export async function rotatePreviewKey(db: Db): Promise<void> {
  await dropSecret(db, KEY_NAME);
  await secretOf(db);
}

export const signKey = async (db: Db, subject: Subject, until: Date): Promise<string> =>
  makeKey(await secretOf(db), subject, until);

export const keyEnd = async (db: Db, subject: Subject, key: string, now: Date): Promise<Date | undefined> =>
  readKey(await secretOf(db), subject, key, now);

import { randomUUID } from 'node:crypto';
import type { Db } from '../db/open.ts';
import { secretValue, sharedSecret } from '../db/secret.ts';
import type { Files } from './files.ts';

/** The same id is in the database and among its files: a node that was given other files would miss what the others upload. */
export const MARKER = 'mall-id';
const SECRET = 'files id';

/**
 * Marks the files of a database that has none yet. Run it under the start lock: nodes that share neither must not both be first.
 * @returns whether these are the files of this database
 */
export async function claimFiles(db: Db, files: Files): Promise<boolean> {
  if ((await secretValue(db, SECRET)) !== undefined) return ownsFiles(db, files);
  const found = await markerOf(files);
  const id = found ?? randomUUID();
  if (found === undefined) await files.write(MARKER, Buffer.from(id));
  return (await sharedSecret(db, SECRET, () => id)) === id;
}

export async function ownsFiles(db: Db, files: Files): Promise<boolean> {
  return (await markerOf(files)) === (await secretValue(db, SECRET));
}

/** What to write into the file `mall-id` of a folder that is the right one. */
export const filesId = (db: Db): Promise<string | undefined> => secretValue(db, SECRET);

async function markerOf(files: Files): Promise<string | undefined> {
  return (await files.read(MARKER))?.toString().trim() || undefined;
}

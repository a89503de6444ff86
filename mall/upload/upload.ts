import { createHash, randomBytes } from 'node:crypto';
import { ACCOUNT } from '#contract/account/limits.values.ts';
import type { UploadKind } from '#contract/upload/schema.ts';
import { uploadName } from '../account/account.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError } from '../error.ts';
import { checkRate } from '../http/rate.ts';
import { checkPictureSize, redrawDeskPicture, redrawUpload } from '../media/decoding.ts';
import { countChanged, type Done, recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { addUpload, attach, release } from './upload.queries.ts';

const HOUR_S = 3_600;
const UPLOADS = { name: 'uploads', times: ACCOUNT.uploadsPerHour, seconds: HOUR_S };

/**
 * The name cannot be guessed. The picture is re-encoded from its pixels: nothing else in the file survives.
 * @throws MallError when it is no picture, or too large
 */
export async function savePicture(deps: Deps, accountId: number, file: File): Promise<{ url: string }> {
  const { database, files, clock } = deps;
  checkPictureSize(file.size);
  await checkRate(deps, UPLOADS, accountId);
  const sent = Buffer.from(await file.arrayBuffer());
  const { bytes, width, height } = await redrawUpload(sent);
  const now = clock();
  const month = now.toISOString().slice(0, 7).replace('-', '/');
  const name = `upload/${month}/${randomBytes(18).toString('base64url')}.webp`;
  await files.write(name, bytes);
  await addUpload(database.db, { name, accountId, bytes: bytes.length, width, height, createdAt: now });
  return { url: `/media/${name}` };
}

/**
 * Assigns uploads to what is stored in the same transaction.
 * @param urls as the upload call returned them
 * @returns their file names, in the same order
 * @throws MallError when one of them is another owner's, belongs to something of another kind, or is gone
 */
export async function attachUploads(
  tx: Tx,
  accountId: number,
  urls: readonly string[],
  kind: UploadKind,
): Promise<string[]> {
  const names = urls.map((url) => uploadName(url) ?? '');
  const different = [...new Set(names)];
  if (different.length && (await attach(tx, accountId, different, kind)) !== different.length)
    throw fieldError('pictures', 'pictureGone');
  return names;
}

export async function releaseUploads(tx: Tx, urls: readonly string[], kind: UploadKind): Promise<void> {
  const names = urls.flatMap((url) => uploadName(url) ?? []);
  if (names.length) await release(tx, names, kind);
}

const IMPORTED = { name: 'import-pictures', times: 20_000, seconds: HOUR_S };

export const importedName = (shopId: number, from: string): string =>
  `desk/import/${createHash('sha256').update(`${shopId}\n${from}`).digest('hex').slice(0, 40)}.webp`;

/**
 * Re-encoded from its pixels. The name depends on the source, so an existing picture is neither fetched nor stored again.
 * @throws MallError when it is no picture, or too large, and what `load` throws
 */
export async function saveImported(
  deps: Deps,
  by: LiveOperator,
  name: string,
  load: () => Promise<Buffer>,
): Promise<void> {
  const { database, files, clock } = deps;
  if (await files.read(name)) return;
  await checkRate(deps, IMPORTED, by.id);
  const sent = await load();
  checkPictureSize(sent.length);
  const { bytes, width, height } = await redrawDeskPicture(sent);
  await files.write(name, bytes);
  const done: Done = { kind: 'picture', ref: name, action: 'upload', before: null, after: { width, height } };
  await recordChanges(database.db, by, clock(), [done]);
}

export async function saveSent(deps: Deps, by: LiveOperator, shopId: number, file: File): Promise<string> {
  checkPictureSize(file.size);
  const sent = Buffer.from(await file.arrayBuffer());
  const name = importedName(shopId, createHash('sha256').update(sent).digest('hex'));
  await saveImported(deps, by, name, async () => sent);
  return name;
}

export async function checkDeskPictures(tx: Tx, by: LiveOperator, paths: readonly string[]): Promise<void> {
  const different = new Set(paths);
  if (different.size && (await countChanged(tx, 'picture', [...different], by.id)) !== different.size)
    throw fieldError('pictures', 'pictureGone');
}

import { randomBytes } from 'node:crypto';
import type { DeskPicture } from '#contract/documents/schema.ts';
import type { Deps } from '../deps.ts';
import { checkRate } from '../http/rate.ts';
import { checkPictureSize, redrawDeskPicture } from '../media/decoding.ts';
import { type Done, recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';

/** Whoever sets up a shop uploads hundreds. */
const PICTURES = { name: 'desk-pictures', times: 1_000, seconds: 3_600 };

export async function saveDeskPicture(deps: Deps, operator: LiveOperator, file: File): Promise<DeskPicture> {
  const { database, files, clock } = deps;
  checkPictureSize(file.size);
  await checkRate(deps, PICTURES, operator.id);
  const sent = Buffer.from(await file.arrayBuffer());
  const { bytes, width, height } = await redrawDeskPicture(sent);
  const now = clock();
  const path = `desk/${now.toISOString().slice(0, 7).replace('-', '/')}/${randomBytes(12).toString('base64url')}.webp`;
  await files.write(path, bytes);
  const done: Done = { kind: 'picture', ref: path, action: 'upload', before: null, after: { width, height } };
  await database.db.transaction((tx) => recordChanges(tx, operator, now, [done]));
  return { path, url: `/media/${path}` };
}

import { randomBytes } from 'node:crypto';
import type { DeskPicture } from '../../contract/desk.ts';
import { LIMITS } from '../../contract/limits.ts';
import { type Area, MAY } from '../../contract/roles.ts';
import type { Deps } from '../deps.ts';
import { MallError, tooMany } from '../http/error.ts';
import { decodeDeskPicture } from '../media/decoding.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { redraw } from './upload.ts';

const HOUR_MS = 3_600_000;
/** One who sets up a shop sends hundreds. */
const PER_HOUR = 1_000;
/** Where pictures are part of the work. */
const EDITING: readonly Area[] = ['site', 'content', 'catalog'];

/**
 * Keeps a picture of an editor, drawn anew from its pixels, where everybody may see it.
 * @throws MallError when it is no picture, or too large
 */
export async function saveDeskPicture(deps: Deps, operator: LiveOperator, file: File): Promise<DeskPicture> {
  const { database, files, store, clock } = deps;
  if (!EDITING.some((area) => MAY[operator.role].includes(area)))
    throw new MallError('message', 'forbidden', { status: 403 });
  if (file.size > LIMITS.imageBytes) throw new MallError('message', 'imageTooLarge', { status: 413 });
  if ((await store.count(`desk-pictures:${operator.id}`, HOUR_MS)) > PER_HOUR) throw tooMany();
  const sent = Buffer.from(await file.arrayBuffer());
  const { bytes, width, height } = await decodeDeskPicture(() => redraw(sent));
  const now = clock();
  const path = `desk/${now.toISOString().slice(0, 7).replace('-', '/')}/${randomBytes(12).toString('base64url')}.webp`;
  await files.write(path, bytes);
  const done = { kind: 'picture', ref: path, action: 'upload', before: null, after: { width, height } };
  await database.db.transaction((tx) => recordChanges(tx, operator, now, [done]));
  return { path, url: `/media/${path}` };
}

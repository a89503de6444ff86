import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFinder, type Piece, type Range, readPartHead } from './multipart.rules.ts';

/** Where a sent file lies on the disk, as long as its call lasts. */
export type StoredFile = Range & { path: string };

type Refusals = { tooLarge(): Error; malformed(): Error };
type Limits = { bytes: number; parts: number };

/** Names and types of a part take a line each. */
const HEAD_BYTES = 4_096;
const LINE_END = '\r\n';
/** After the last boundary. */
const CLOSED = '--';

const places = new WeakMap<File, StoredFile>();

/** @throws Error when the file did not come in a stored form */
export function placeOf(file: File): StoredFile {
  const place = places.get(file);
  if (!place) throw new Error('a file that was not stored');
  return place;
}

/**
 * Writes a multipart body to the disk as it arrives and reads it from there: files of it are never held in memory, where a body and its
 * copies would make everybody else wait. Its limits are checked on the way.
 * @returns the form, and what removes it from the disk
 */
export async function storeForm(
  body: AsyncIterable<Piece>,
  boundary: string,
  limits: Limits,
  refuse: Refusals,
): Promise<{ form: FormData; remove: () => Promise<void> }> {
  const path = join(tmpdir(), `liangji-form-${randomUUID()}`);
  const remove = () => rm(path, { force: true });
  const handle = await open(path, 'wx+', 0o600);
  try {
    const delimiter = `${LINE_END}--${boundary}`;
    const offsets = await write(handle, body, delimiter, limits, refuse);
    return { form: await readForm(handle, path, offsets, delimiter.length, refuse), remove };
  } catch (error) {
    await remove();
    throw error;
  } finally {
    await handle.close();
  }
}

/** @returns where the boundaries begin, with the end of the line before them */
async function write(
  handle: FileHandle,
  body: AsyncIterable<Piece>,
  delimiter: string,
  { bytes, parts }: Limits,
  refuse: Refusals,
): Promise<number[]> {
  // The first one has no line before it.
  const { offsets, feed } = createFinder(delimiter, -LINE_END.length);
  feed(Uint8Array.from(Buffer.from(LINE_END)));
  let size = 0;
  for await (const piece of body) {
    size += piece.byteLength;
    if (size > bytes) throw refuse.tooLarge();
    feed(piece);
    if (offsets.length > parts) throw refuse.malformed();
    await handle.writeFile(piece);
  }
  return offsets;
}

async function readForm(
  handle: FileHandle,
  path: string,
  offsets: readonly number[],
  length: number,
  refuse: Refusals,
): Promise<FormData> {
  const last = (offsets.at(-1) ?? 0) + length;
  const isClosed = (await readRange(handle, { start: last, end: last + CLOSED.length })).toString() === CLOSED;
  if (offsets.length < 2 || !isClosed) throw refuse.malformed();
  const form = new FormData();
  const whole = await openAsBlob(path);
  for (const [nth, end] of offsets.slice(1).entries()) {
    const begin = (offsets[nth] as number) + length;
    const head = readPartHead(await readRange(handle, { start: begin, end: Math.min(end, begin + HEAD_BYTES) }));
    if (!head) throw refuse.malformed();
    const place = { start: begin + head.length, end };
    if (head.fileName === undefined) {
      form.append(head.name, (await readRange(handle, place)).toString('utf8'));
      continue;
    }
    const file = new File([whole.slice(place.start, place.end)], head.fileName);
    places.set(file, { ...place, path });
    form.append(head.name, file);
  }
  return form;
}

async function readRange(handle: FileHandle, { start, end }: Range): Promise<Buffer> {
  const { buffer } = await handle.read(Buffer.alloc(end - start), 0, end - start, start);
  return buffer;
}

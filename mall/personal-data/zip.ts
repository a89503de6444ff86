import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** `packed`: its bytes do not get fewer by compression, as those of pictures. */
export type ZipPart = { name: string; packed: boolean; pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

/** A ZIP as it is made, so that no more than a piece of one file is in memory. @param at the time that each file shows */
export async function* zipOf(parts: AsyncIterable<ZipPart>, at: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    failure ??= error;
    ready.push(piece);
  });
  const written = (): Uint8Array[] => {
    if (failure) throw failure;
    const pieces = ready;
    ready = [];
    return pieces;
  };
  for await (const { name, packed, pieces } of parts) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = at;
    zip.add(file);
    for await (const piece of pieces) {
      file.push(piece);
      yield* written();
      // Compressing holds up the event loop: others come in between.
      await setImmediate();
    }
    file.push(new Uint8Array(), true);
    yield* written();
  }
  zip.end();
  yield* written();
}

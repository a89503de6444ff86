import type { Files } from './files.ts';

export type Copied = { copied: number; same: number; failed: string[] };

/**
 * Copies what the other place lacks or has in another size, and reads each copy again: a storage may confirm what it did not write. Run it
 * again after an interruption, and once more after the nodes use the other place.
 * @param said called after each file
 */
export async function copyFiles(from: Files, to: Files, said: (done: number) => void): Promise<Copied> {
  const there = new Map<string, number>();
  for await (const { name, bytes } of to.list()) there.set(name, bytes);
  const result: Copied = { copied: 0, same: 0, failed: [] };
  let done = 0;
  for await (const { name, bytes } of from.list()) {
    if (there.get(name) === bytes) result.same += 1;
    else if (await copyOne(from, to, name)) result.copied += 1;
    else result.failed.push(name);
    done += 1;
    said(done);
  }
  return result;
}

/** @returns whether the copy is what was copied; true for one that was removed while it was copied */
async function copyOne(from: Files, to: Files, name: string): Promise<boolean> {
  const opened = await from.open(name);
  if (!opened) return true;
  const bytes = await to.writeStream(name, opened.stream);
  const copy = await to.open(name);
  await copy?.stream.cancel();
  return copy?.bytes === bytes;
}

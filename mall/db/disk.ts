import { statfs } from 'node:fs/promises';
import { MallError } from '../http/error.ts';

/** PGlite hangs for good when the disk is full, so writes stop while there is still room for what is under way. */
const RESERVE_BYTES = 96 * 1024 * 1024;
const CHECK_EVERY_MS = 500;

/** A check to run before every write to `folder`; asks the disk at most twice a second. */
export function diskGuard(folder: string, freeBytes = freeOn): () => Promise<void> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let free = 0;
  return async () => {
    const now = performance.now();
    if (now - checkedAt > CHECK_EVERY_MS) {
      free = await freeBytes(folder);
      checkedAt = now;
    }
    if (free < RESERVE_BYTES) throw new MallError('slip', 'diskFull', { status: 503 });
  };
}

async function freeOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

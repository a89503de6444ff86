import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export class LockedError extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The database in ${folder} is in use by another process (pid ${holder}). Stop it first, or set DATABASE_URL.`,
    );
    this.name = 'LockedError';
  }
}

/**
 * Takes the folder of an embedded database for this process. PGlite lets two processes open one folder and then loses
 * the commits of one of them, silently; this lock is ours and is beside the folder, not in it.
 *
 * It is a write lock on a small SQLite file: the kernel drops it when the process ends, however it ends, so there is
 * no stale lock to guess about. The holder's pid stands in a second file, only to be shown.
 * @throws LockedError when another process holds it.
 */
export function lockFolder(folder: string): () => void {
  const pidFile = `${folder}.pid`;
  const lock = new DatabaseSync(`${folder}.lock`, { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) throw new LockedError(folder, readPid(pidFile));
    throw error;
  }
  writeFileSync(pidFile, String(process.pid));
  return () => {
    lock.exec('ROLLBACK');
    lock.close();
  };
}

function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return 'unknown';
  }
}

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
 * Locks the folder of an embedded database for this process, because PGlite lets two processes open one folder and then silently loses the
 * commits of one. The lock is a write lock on a small SQLite file beside the folder: the kernel drops it when the process ends, however it
 * ends, so it is never stale. A second file shows the owner's pid.
 * @throws LockedError when another process has it
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

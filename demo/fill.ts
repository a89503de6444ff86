import { openDatabase } from '#mall/db/open.ts';
import { filesOf } from '#mall/ports/files.ts';
import { seedDemo } from './seed.ts';

/**
 * Fills the empty database of `DATABASE_URL`, with files below `DATA_DIR`; a process of its own, so that the mall does not keep the
 * catalogue's code in memory.
 */
const database = await openDatabase(process.env.DATABASE_URL ?? '', { bulk: true, migrated: true });
try {
  const files = filesOf(process.env.DATA_DIR ?? '');
  await seedDemo(database.db, new Date(), (step) => void process.stderr.write(`  ${step}\n`), { database, files });
} finally {
  await database.close();
}

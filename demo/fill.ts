import { getConfig } from '#mall/config.ts';
import { openDatabase } from '#mall/db/open.ts';
import { openFiles } from '#mall/ports/files.ts';
import { seedDemo } from './seed.ts';

/**
 * Fills the empty database of `DATABASE_URL`, with files below `DATA_DIR`; a process of its own, so that the mall does not keep the
 * catalogue's code in memory.
 */
const database = await openDatabase(process.env.DATABASE_URL ?? '', { bulk: true, migrated: true });
try {
  const files = await openFiles(getConfig(process.env));
  await seedDemo(database.db, new Date(), (step) => void process.stderr.write(`  ${step}\n`), { database, files });
} finally {
  await database.close();
}

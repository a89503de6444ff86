import { openDatabase } from '../mall/db/open.ts';
import { seedDemo } from './seed.ts';

/** Fills the empty database of `DATABASE_URL`; a process of its own, so that the mall does not keep the catalogue's code. */
const database = await openDatabase(process.env.DATABASE_URL ?? '', { bulk: true, migrated: true });
try {
  await seedDemo(database.db, new Date(), (step) => void process.stderr.write(`  ${step}\n`));
} finally {
  await database.close();
}

import { moveAccount } from '#mall/account/account.ts';
import { getConfig } from '#mall/config.ts';
import { openDatabase } from '#mall/db/open.ts';
import { readCommand } from '../setup/command.mjs';

const USAGE = `
npm run erase-accounts -- <number> …

  After a backup was restored: closes the accounts that were closed since it was made. The mall erases them within a minute,
  unless something is in the way, which its log then says.
`;

const given = readCommand(USAGE, { allowPositionals: true }).positionals;
const ids = given.map(Number);
if (!ids.length || !ids.every((id) => Number.isInteger(id) && id > 0)) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
try {
  const database = await openDatabase(getConfig(process.env).databaseUrl);
  try {
    for (const id of ids) {
      const now = new Date();
      const closed = await moveAccount(database.db, id, 'close', { closesAt: now }, now);
      process.stdout.write(`${id}: ${closed ? 'will be erased' : 'not an open account'}\n`);
    }
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

import { getConfig } from '#mall/config.ts';
import { openDatabase } from '#mall/db/open.ts';
import { readCommand } from '../setup/command.mjs';

const USAGE = `
npm run db:migrate

  Brings the database of DATABASE_URL up to this version, as every start does by itself: for a deployment that migrates
  before its nodes start. A new migration is written by npm run db:generate after a change of a domain's tables.
`;
readCommand(USAGE, { options: {} });
try {
  const database = await openDatabase(getConfig(process.env).databaseUrl, { bulk: true });
  await database.close();
  process.stdout.write('The database is up to date\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

import { getConfig } from '#mall/config.ts';
import { openDatabase } from '#mall/db/open.ts';
import { rescueOperator } from '#mall/operator/staff.ts';
import { readCommand } from '../setup/command.mjs';

const USAGE = `
npm run operator-reset -- <account name>

  Gives an operator of the desk a new password, printed once. Lockouts and sessions of the old one end.
`;

const fail = (text: string): never => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

const [userName = fail(USAGE)] = readCommand(USAGE, { allowPositionals: true }).positionals;
const database = await openDatabase(getConfig(process.env).databaseUrl).catch((error: Error) => fail(error.message));
try {
  const password = await rescueOperator(database.db, userName, new Date());
  if (password === undefined) {
    process.stderr.write(`Nobody who may work at the desk is called ${userName}\n`);
    process.exitCode = 1;
  } else {
    process.stdout.write(`${userName} / ${password}\n`);
  }
} finally {
  await database.close();
}

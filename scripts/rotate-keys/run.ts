import { rotatePasswordKey } from '#mall/account/password-key.ts';
import { getConfig } from '#mall/config.ts';
import { openDatabase } from '#mall/db/open.ts';
import { rotatePreviewKey } from '#mall/documents/preview-key.ts';
import { rotatePapers } from '#mall/store/rotate.ts';
import { readCommand } from '../setup/command.mjs';

const USAGE = `
npm run rotate-keys

  Makes new keys, and encrypts with them what the old ones encrypted: papers of stores, passwords on their way from the browser,
  links to previews. A run that was cut short is run again. With PAPERS_KEY, set it to the new key and PAPERS_KEY_BEFORE to the
  old one first, on every node.
`;

readCommand(USAGE, {});
const { databaseUrl, papersKey, papersKeyBefore } = getConfig(process.env);
try {
  const database = await openDatabase(databaseUrl);
  try {
    const papers = await rotatePapers({ database, papersKey, papersKeyBefore });
    await rotatePasswordKey(database.db);
    await rotatePreviewKey(database.db);
    process.stdout.write(`${papers} papers encrypted anew; new keys for passwords and previews\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

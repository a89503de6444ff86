import { getConfig } from '#mall/config.ts';
import { openDatabase } from '#mall/db/open.ts';
import { createLog } from '#mall/log.ts';
import { createOpenSearch } from '#mall/ports/search-opensearch.ts';
import { refillSearch } from '#mall/search/feed.ts';
import { readCommand } from '../setup/command.mjs';

const USAGE = `
npm run search:refill

  Fills a new index at OPENSEARCH_URL beside the one that is searched, switches to it and deletes the old one. For after the
  database was restored, and after ik or pinyin was installed. A run that was cut short is run again.
`;

readCommand(USAGE, {});
try {
  const { databaseUrl, opensearch, logLevel } = getConfig(process.env);
  if (!opensearch) throw new Error('OPENSEARCH_URL names the search service, see docs/search.md');
  const database = await openDatabase(databaseUrl);
  try {
    let done = 0;
    const deps = { database, log: createLog(logLevel), searchEngine: createOpenSearch(opensearch) };
    await refillSearch(deps, (products) => {
      done += products;
      process.stderr.write(`  ${done} products …\n`);
    });
    process.stdout.write('the new index is searched\n');
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

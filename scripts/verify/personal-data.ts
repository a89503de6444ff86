import { readFileSync, writeFileSync } from 'node:fs';
import { getTableName } from 'drizzle-orm';
import { LANGUAGES } from '#contract/language.ts';
import { problemsOf } from '#mall/personal-data/entry.rules.ts';
import { keyOf } from '#mall/personal-data/export.queries.ts';
import { PERSONAL_DATA } from '#mall/personal-data/map.ts';
import { RETENTION } from '#mall/retention.ts';
import { pageOf } from './personal-data-page.ts';
import { allTables } from './tables.ts';

/** Every table and column is in the map of personal data, and the docs say what it says. `--write` writes the docs. */

const PAGES = { en: 'docs/personal-data.md', zh: 'docs/zh/personal-data.md' } as const;

const TABLES = await allTables();
const problems = problemsOf(PERSONAL_DATA, TABLES);
const names = TABLES.map((table) => getTableName(table));
problems.push(
  ...names
    .filter((name) => !RETENTION[name])
    .map((name) => `${name}: how long are its rows stored? (mall/retention.ts)`),
);
for (const { table, exported } of PERSONAL_DATA)
  if (exported && !keyOf(table).length) problems.push(`${getTableName(table)}: the export needs a primary key`);

for (const language of LANGUAGES) {
  const page = pageOf(language);
  if (process.argv.includes('--write')) writeFileSync(PAGES[language], page);
  else if (readFileSync(PAGES[language], 'utf8') !== page)
    problems.push(`${PAGES[language]} is old: node scripts/verify/personal-data.ts --write`);
}

process.stdout.write(
  problems.length ? `${problems.join('\n')}\n` : `${TABLES.length} tables in the map of personal data\n`,
);
process.exit(problems.length ? 1 : 0);

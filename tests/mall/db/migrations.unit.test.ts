import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = 'mall/db/migrations';
/** Written before operators could build an index of theirs. */
const FIRST = 45;

/** An index of a table that is there already locks its writers, so operators may build it before, by hand. */
it('an index of a migration may be there already, unless its table is new', () => {
  const found = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql') && Number(name.slice(0, 4)) >= FIRST)
    .flatMap((name) => {
      const text = readFileSync(join(FOLDER, name), 'utf8');
      const made = [...text.matchAll(/CREATE TABLE "(\w+)"/g)].map(([, table]) => table);
      return [...text.matchAll(/CREATE (?:UNIQUE )?INDEX "\w+" ON "(\w+)"/g)]
        .filter(([, table]) => !made.includes(table))
        .map(([line]) => `${name}: ${line}`);
    });
  expect(found).toEqual([]);
});

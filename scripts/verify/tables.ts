import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

/** Every table of every folder of the mall, whether something gathers it or not. */
export async function allTables(): Promise<PgTable[]> {
  const files = globSync('mall/**/*.tables.ts').toSorted();
  const modules = await Promise.all(files.map((file) => import(resolve(file)) as Promise<Record<string, unknown>>));
  return modules.flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)));
}

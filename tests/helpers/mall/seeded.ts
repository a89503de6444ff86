import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#mall/db/open.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { seedDemo } from '../../../demo/seed.ts';
import { createPostgres, dropPostgres } from './postgres.ts';
import { NOON } from './time.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The demo mall, seeded once: a packed PGlite folder, or the URL of a Postgres database to copy. */
    seeded: { snapshot: string } | { template: string };
  }
}

/** Seeds the demo mall once per run; every test file starts from a copy of it. */
export default async function seedOnce(project: TestProject): Promise<() => Promise<void>> {
  const server = project.config.env.TEST_DATABASE_URL;
  return server ? seedPostgres(project, server) : seedPglite(project);
}

async function seedPglite(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'liangji-seeded-'));
  const snapshot = join(folder, 'mall.tar');
  const database = await openDatabase('memory:');
  await seedDemo(database.db, NOON, () => {});
  // Most tests are about shops that answer first.
  await database.db.update(shop).set({ instantRefund: false });
  const { $client } = database.db as unknown as { $client: PGlite };
  const packed = await $client.dumpDataDir('none');
  await writeFile(snapshot, new Uint8Array(await packed.arrayBuffer()));
  await database.close();
  project.provide('seeded', { snapshot });
  return () => rm(folder, { recursive: true, force: true });
}

async function seedPostgres(project: TestProject, server: string): Promise<() => Promise<void>> {
  const template = await createPostgres(server, `liangji_seeded_${randomBytes(6).toString('hex')}`);
  const database = await openDatabase(template, { bulk: true });
  await seedDemo(database.db, NOON, () => {});
  // Most tests are about shops that answer first.
  await database.db.update(shop).set({ instantRefund: false });
  await database.close();
  project.provide('seeded', { template });
  return () => dropPostgres(template);
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Opened, openDatabase } from '#mall/db/open.ts';
import { secret } from '#mall/db/secret.tables.ts';
import { createFolderFiles, type Files } from '#mall/ports/files.ts';
import { claimFiles, filesId, MARKER, ownsFiles } from '#mall/ports/files-owner.ts';

let root: string;
let database: Opened;
let number = 0;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'liangji-owner-'));
  database = await openDatabase('memory:');
});
beforeEach(async () => {
  await database.db.delete(secret);
});
afterAll(async () => {
  await database.close();
  await rm(root, { recursive: true, force: true });
});

const emptyFolder = (): Files => createFolderFiles(join(root, `files-${++number}`));

it('the first node marks its files; one that shares them has the same, one with others has not', async () => {
  const [shared, other] = [emptyFolder(), emptyFolder()];
  expect(await claimFiles(database.db, shared)).toBe(true);
  expect(await claimFiles(database.db, shared)).toBe(true);
  expect(await claimFiles(database.db, other)).toBe(false);
  expect(await ownsFiles(database.db, other)).toBe(false);
  expect(await other.read(MARKER)).toBeUndefined();
});

it('files of another mall are not marked anew', async () => {
  await claimFiles(database.db, emptyFolder());
  const foreign = emptyFolder();
  await foreign.write(MARKER, Buffer.from('another-mall'));
  expect(await claimFiles(database.db, foreign)).toBe(false);
  expect(String(await foreign.read(MARKER))).toBe('another-mall');
});

it('an older backup of the database takes up the files again', async () => {
  const files = emptyFolder();
  await files.write(MARKER, Buffer.from('from-before\n'));
  expect(await claimFiles(database.db, files)).toBe(true);
  expect(await filesId(database.db)).toBe('from-before');
});

it('a folder that is the right one is so once the id is written into it', async () => {
  await claimFiles(database.db, emptyFolder());
  const restored = emptyFolder();
  expect(await ownsFiles(database.db, restored)).toBe(false);
  await restored.write(MARKER, Buffer.from(`${await filesId(database.db)}\n`));
  expect(await ownsFiles(database.db, restored)).toBe(true);
});

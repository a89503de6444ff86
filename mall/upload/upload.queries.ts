import type { Db } from '../db/open.ts';
import { upload } from '../db/schema-account.ts';

export const addUpload = (db: Db, row: typeof upload.$inferInsert) => db.insert(upload).values(row);

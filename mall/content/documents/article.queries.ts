import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/open.ts';
import { changeVersion } from '../../db/version.ts';
import { contentPage } from '../content.tables.ts';

export async function pageBySlug(db: Db | Tx, slug: string) {
  const [row] = await db.select().from(contentPage).where(eq(contentPage.slug, slug));
  return row;
}

type Texts = Pick<typeof contentPage.$inferInsert, 'title' | 'html' | 'updatedAt'>;

export async function writePage(tx: Tx, slug: string, version: number, texts: Texts): Promise<boolean> {
  if (version > 0) return changeVersion(tx, contentPage, { is: eq(contentPage.slug, slug), version }, texts);
  const added = await tx
    .insert(contentPage)
    .values({ slug, ...texts })
    .onConflictDoNothing()
    .returning({ slug: contentPage.slug });
  return added.length > 0;
}

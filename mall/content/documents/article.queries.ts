import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/open.ts';
import { contentPage } from '../content.tables.ts';

export async function pageBySlug(db: Db | Tx, slug: string) {
  const [row] = await db.select().from(contentPage).where(eq(contentPage.slug, slug));
  return row;
}

type Texts = Pick<typeof contentPage.$inferInsert, 'title' | 'html' | 'updatedAt'>;

export async function writePage(tx: Tx, slug: string, version: number, texts: Texts): Promise<boolean> {
  const done =
    version === 0
      ? await tx
          .insert(contentPage)
          .values({ slug, ...texts })
          .onConflictDoNothing()
          .returning({ slug: contentPage.slug })
      : await tx
          .update(contentPage)
          .set({ ...texts, version: sql`${contentPage.version} + 1` })
          .where(and(eq(contentPage.slug, slug), eq(contentPage.version, version)))
          .returning({ slug: contentPage.slug });
  return done.length > 0;
}

import { type HomeDraft, homeDraft } from '#contract/preview/schema.ts';
import { type ProductDocument, productDocument } from '#contract/product/schema.ts';
import { cleanPair } from '../content/clean.ts';
import { homeSettings, homeVersion } from '../content/content.ts';
import type { Db } from '../db/open.ts';
import { type By, draftAt, writeDraft } from '../documents/draft.ts';
import { placeOf, type Subject } from '../documents/preview-key.ts';
import { MallError, notFound } from '../error.ts';
import { documentOf } from '../product/product.ts';
import * as queries from './preview.queries.ts';

export type ProductRow = NonNullable<Awaited<ReturnType<typeof queries.productWithAll>>>;

export type Drafted = Exclude<Subject, { kind: 'content' | 'shop-front' | 'campaign' }>;

export type Draft<T> = { value: T; version: number };

export async function productDraftOf(db: Db, id: number): Promise<Draft<ProductDocument> & { row: ProductRow }> {
  const row = await queries.productWithAll(db, id);
  if (!row) throw notFound();
  const saved = await draftAt(db, placeOf({ kind: 'product', id }));
  return saved
    ? { value: productDocument.parse(saved.value), version: saved.version, row }
    : { value: documentOf(row.product, row.skus), version: 0, row };
}

export async function homeDraftOf(db: Db): Promise<Draft<HomeDraft>> {
  const saved = await draftAt(db, placeOf({ kind: 'home' }));
  return saved
    ? { value: homeDraft.parse(saved.value), version: saved.version }
    : { value: await homeSettings(db), version: 0 };
}

export async function saveDraft(db: Db, subject: Drafted, value: unknown, version: number, by: By): Promise<void> {
  const base =
    subject.kind === 'home' ? await homeVersion(db) : (await productDraftOf(db, subject.id)).row.product.version;
  await writeDraft(db, placeOf(subject), { value: await checked(db, subject, value), version, base }, by);
}

async function checked(db: Db, subject: Drafted, value: unknown): Promise<object> {
  const parsed = (subject.kind === 'home' ? homeDraft : productDocument).safeParse(value);
  if (!parsed.success) throw new MallError('invalid', 'invalid', { issues: parsed.error });
  if (subject.kind === 'home') return parsed.data;
  const { row } = await productDraftOf(db, subject.id);
  const given = parsed.data as ProductDocument;
  if (given.brandId !== null && given.brandId !== row.brand.id && !(await queries.brandById(db, given.brandId)))
    throw new MallError('invalid', 'invalid', { fields: [{ field: 'brandId', msg: String(given.brandId) }] });
  return { ...given, detail: await cleanPair(given.detail, { field: 'value.detail' }) };
}

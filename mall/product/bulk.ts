import type { BulkInput } from '#contract/product/bulk.schema.ts';
import { movedPrice } from '#contract/product/values.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError } from '../error.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { type Edit, editProducts, type Refused } from './edit-many.ts';
import type { Settled } from './product.queries.ts';
import { known } from './product.queries.ts';
import { moveProduct } from './publish.ts';

export async function editInBulk(deps: Deps, by: LiveOperator, { ids, act }: BulkInput): Promise<Refused> {
  const all = [...new Set(ids)];
  if (act.kind === 'move') return moveAll(deps, by, all, act.move);
  if (act.kind === 'price') return editProducts(deps, by, edits(all, priced(act.points)), 'bulk-price');
  const { categoryId } = act;
  const found = await known(deps.database.db, { categoryId, brandId: 0, attributeValues: [] });
  if (!found.category) throw fieldError('categoryId', 'goodsCategory');
  return editProducts(
    deps,
    by,
    edits(all, (value) => ({ ...value, categoryId })),
    'bulk-category',
  );
}

const edits = (ids: number[], change: Edit['change']): Edit[] => ids.map((id) => ({ id, change }));

/** List prices move along, so that they stay above. */
const priced =
  (points: number): Edit['change'] =>
  (value: Settled) => ({
    ...value,
    skus: value.skus.map((sku) => ({
      ...sku,
      price: movedPrice(sku.price, points),
      listPrice: sku.listPrice === null ? null : movedPrice(sku.listPrice, points),
    })),
  });

async function moveAll(
  deps: Deps,
  by: LiveOperator,
  ids: number[],
  move: 'submit' | 'putOn' | 'putOff',
): Promise<Refused> {
  const refused: Refused = new Map();
  for (const id of ids) {
    await moveProduct(deps, by, id, { move }).catch((error: unknown) => {
      if (!(error instanceof MallError)) throw error;
      refused.set(id, error);
    });
  }
  return refused;
}

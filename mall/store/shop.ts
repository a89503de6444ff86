import { refText } from '#contract/query.schema.ts';
import { DEFAULT_FREIGHT } from '#contract/store/freight.values.ts';
import { mixesAlphabets, storeNameKey } from '#contract/store/name.values.ts';
import { storeNameError } from '#contract/store/rules.values.ts';
import { type NewShop, type ShopDocument, shopDocument } from '#contract/store/shop.schema.ts';
import { STORE } from '#contract/store/values.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import type { Kind } from '../documents/documents.ts';
import { fieldError } from '../error.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { shopOf } from '../operator/scope.ts';
import { announce } from '../outbox/outbox.ts';
import { lockShelves, reindexShop, shelfTags } from '../product/product.ts';
import { publicIdAt } from '../public-id.ts';
import { requireFreeName, requireUnreservedName } from './name.ts';
import { lockApplicationOf, readShop, renameApplication, writeShop } from './shop.queries.ts';
import * as queries from './store.queries.ts';

type Name = ShopDocument['name'];
const KIND = 'shop';

async function takeName(tx: Tx, name: Name, shopId?: number): Promise<void> {
  const error = storeNameError(name.zh) ?? (mixesAlphabets(name.en) ? 'storeNameMixed' : undefined);
  if (error) throw fieldError('name', error, { max: STORE.name });
  await queries.lockNames(tx);
  const own = shopId === undefined ? null : { shopId };
  const ofMall = shopId === undefined || (await queries.isOfMall(tx, shopId));
  for (const text of [name.zh, name.en]) {
    if (!text) continue;
    if (!ofMall) await requireUnreservedName(tx, text);
    await requireFreeName(tx, text, own);
  }
}

const trimmed = ({ zh, en }: Name): Name => ({ zh: zh.trim(), en });
const isRenamed = (before: Name, after: Name) => before.zh !== after.zh || before.en !== after.en;

export const shop: Kind<ShopDocument> = {
  name: KIND,
  summary: 'a shop',
  ref: refText.describe('Id of the shop.'),
  value: shopDocument,
  owns: async (_db, ref, by) => [null, Number(ref)].includes(shopOf(by)),
  pictures: ({ logo, banner }) => [
    { field: 'logo', address: logo },
    { field: 'banner', address: banner },
  ],
  read: (db, ref) => readShop(db, Number(ref)),
  settle: async (_db, value) => ({ ...value, name: trimmed(value.name) }),
  async write(tx, ref, value, version) {
    const id = Number(ref);
    const before = await readShop(tx, id);
    const renamed = before !== undefined && isRenamed(before.value.name, value.name);
    if (renamed) {
      await takeName(tx, value.name, id);
      // In the order in which a store is taken offline: application, listing, shop.
      await lockApplicationOf(tx, id);
      await lockShelves(tx, [id]);
    }
    if (!(await writeShop(tx, id, value, version))) return false;
    if (renamed) {
      await renameApplication(tx, id, storeNameKey(value.name.zh));
      await reindexShop(tx, id);
    }
    return true;
  },
  tags: (ref, before, after, db) => (isRenamed(before.name, after.name) ? shelfTags(db, Number(ref)) : [`shop:${ref}`]),
};

export async function addOwnShop(deps: Deps, by: LiveOperator, { name, city, logo }: NewShop): Promise<{ id: number }> {
  const now = deps.clock();
  const own = trimmed(name);
  const id = await deps.database.db.transaction(async (tx) => {
    await takeName(tx, own);
    const added = await queries.addShop(tx, {
      code: `own-${publicIdAt(now)}`,
      name: own,
      city,
      logo,
      intro: { zh: '', en: '' },
      banner: '',
      official: true,
      freight: DEFAULT_FREIGHT,
      openedOn: now.toISOString().slice(0, 10),
    });
    const after = { name: own, city, logo };
    await recordChanges(tx, by, now, [{ kind: KIND, ref: String(added), action: 'add', before: null, after }]);
    await announce(tx, ['home', 'search', 'sitemap']);
    return added;
  });
  return { id };
}

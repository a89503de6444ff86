import { LIMITS } from '#contract/limits.ts';
import { mediaName } from '#contract/picture.values.ts';
import { DEFAULT_FREIGHT } from '#contract/store/freight.values.ts';
import { regionNames } from '../address/address.ts';
import type { Tx } from '../db/open.ts';
import { MallError } from '../error.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { addStoreAccount } from '../operator/operator.ts';
import { isNameFree } from './name.ts';
import * as queries from './store.queries.ts';

const CITY = 2;

/** The caller has locked the names. @throws MallError when another shop took the name meanwhile */
export async function openShop(
  tx: Tx,
  by: LiveOperator,
  { accountId, data }: queries.Application,
  passwordHash: string,
  now: Date,
): Promise<{ shopId: number; account: string }> {
  if (!(await isNameFree(tx, data.name, { accountId }))) throw new MallError('message', 'storeNameTaken');
  const city = data.region.slice(0, CITY);
  const shopId = await queries.addShop(tx, {
    code: `store-${accountId}`,
    name: { zh: data.name, en: '' },
    intro: { zh: data.text, en: '' },
    city: { zh: regionNames(city, 'zh').at(-1) ?? '', en: regionNames(city, 'en').at(-1) ?? '' },
    logo: mediaName(data.logo),
    banner: '',
    freight: DEFAULT_FREIGHT,
    openedOn: now.toISOString().slice(0, 10),
  });
  // Returns go to the applicant's address until the shop changes it.
  const place = `${regionNames(data.region, 'zh').join('')}${data.detail}`.slice(0, LIMITS.detailedAddress);
  await queries.addReturnPlace(tx, shopId, { recipient: data.contact, mobile: data.mobile, detail: place });
  const account = await addStoreAccount(tx, by, now, { shopId, accountId, name: data.contact, passwordHash });
  return { shopId, account };
}

import type { WebConfig } from '#contract/content/schema.ts';
import { beginsAsMall, claimsMall, storeNameKey } from '#contract/store/name.values.ts';
import { webConfig } from '../content/content.ts';
import type { Tx } from '../db/open.ts';
import { fieldError } from '../error.ts';
import * as queries from './store.queries.ts';

const BUILT_IN = ['良集', 'Liangji'];

const namesOfMall = ({ pcTitleContentCn, pcTitleContentEn }: WebConfig): string[] => {
  const own = [pcTitleContentCn, pcTitleContentEn].flatMap((name) => name || []);
  return own.length ? own : BUILT_IN;
};

/** The caller has locked the names. */
export async function isNameFree(tx: Tx, name: string, own: queries.Own): Promise<boolean> {
  const key = storeNameKey(name);
  return !(await queries.otherNames(tx, own)).some((other) => storeNameKey(other) === key);
}

export async function requireFreeName(tx: Tx, name: string, own: queries.Own): Promise<void> {
  if (!(await isNameFree(tx, name, own))) throw fieldError('name', 'storeNameTaken');
}

export async function requireUnreservedName(tx: Tx, name: string): Promise<void> {
  if (claimsMall(name)) throw fieldError('name', 'storeNameReserved');
  if (beginsAsMall(name, namesOfMall(await webConfig(tx)))) throw fieldError('name', 'storeNameOfMall');
}

import { SHOP_ENTRY_KINDS, STATEMENT_STATUS } from '#contract/settlement/values.ts';
import { createAddress, day, id, idText, optionOf, words } from '../../shared/address-state.ts';
import { deskPage } from './query.ts';

export const SETTLEMENT_PATH = '/desk/settlement';
export const STATEMENTS_PATH = '/desk/statements';
export const MERCHANTS_PATH = '/desk/merchants';
export const ADJUSTMENTS_PATH = '/desk/adjustments';

export const {
  read: readEntries,
  params: entriesQuery,
  path: entriesPath,
} = createAddress(SETTLEMENT_PATH, {
  shopId: idText,
  kind: optionOf(SHOP_ENTRY_KINDS),
  order: words(),
  statement: id,
  from: day,
  to: day,
  page: deskPage,
});
export type EntriesFilter = ReturnType<typeof readEntries>;

export const {
  read: readStatements,
  params: statementsQuery,
  path: statementsPath,
} = createAddress(STATEMENTS_PATH, {
  status: optionOf(Object.values(STATEMENT_STATUS)),
  shopId: idText,
  page: deskPage,
});
export type StatementsFilter = ReturnType<typeof readStatements>;

export const statementPath = (statement: number): string => `${STATEMENTS_PATH}/${statement}`;

export const {
  read: readMerchants,
  params: merchantsQuery,
  path: merchantsPath,
} = createAddress(MERCHANTS_PATH, { text: words(60), from: day, to: day, page: deskPage });
export type MerchantsFilter = ReturnType<typeof readMerchants>;

export const {
  read: readAdjustments,
  params: adjustmentsQuery,
  path: adjustmentsPath,
} = createAddress(ADJUSTMENTS_PATH, { shopId: idText, page: deskPage });
export type AdjustmentsFilter = ReturnType<typeof readAdjustments>;

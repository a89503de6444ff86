import { contactError, detailError, recipientError } from '../address/values.ts';
import { LIMITS } from '../limits.ts';
import { claimsMall, hasInvisible, mixesAlphabets } from './name.values.ts';
import type { StoreData } from './schema.ts';
import type { StoreField } from './values.ts';
import { STORE } from './values.ts';

/** Validation rules of a store (specification, section 5). */

const STORE_NAME = /^[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*$/u;
const STORE_PASSWORD = new RegExp(`^\\d{${STORE.passwordMin},${STORE.passwordMax}}$`);

export type StoreError =
  | 'storeNameRequired'
  | 'storeNameLength'
  | 'storeNameSigns'
  | 'storeNameMixed'
  | 'storeNameReserved'
  | 'storeTextRequired'
  | 'storeTextLength'
  | 'storeLogoRequired'
  | 'storeCategoryRequired'
  | 'storeLegalNameRequired'
  | 'storeLegalNameLength'
  | 'storeLicenceRequired'
  | 'storeIdFrontRequired'
  | 'storeIdBackRequired'
  | 'storeRegionRequired'
  | 'storeAgreementRequired'
  | NonNullable<ReturnType<typeof recipientError | typeof contactError | typeof detailError>>;

export function storeNameError(text: string): StoreError | undefined {
  const value = text.trim();
  if (!value) return 'storeNameRequired';
  if ([...value].length > STORE.name) return 'storeNameLength';
  if (!STORE_NAME.test(value) || hasInvisible(value)) return 'storeNameSigns';
  return mixesAlphabets(value) ? 'storeNameMixed' : undefined;
}

const appliedNameError = (text: string): StoreError | undefined =>
  storeNameError(text) ?? (claimsMall(text) ? 'storeNameReserved' : undefined);

export function storeTextError(text: string): StoreError | undefined {
  const { length } = [...text.trim()];
  if (!length) return 'storeTextRequired';
  return length < STORE.textMin || length > STORE.text ? 'storeTextLength' : undefined;
}

function legalNameError(text: string): StoreError | undefined {
  const value = text.trim();
  if (!value) return 'storeLegalNameRequired';
  return [...value].length > LIMITS.invoiceTitle ? 'storeLegalNameLength' : undefined;
}

const WHOLE_REGION = 2;

const RULES: Readonly<Record<StoreField, (data: StoreData) => StoreError | undefined>> = {
  name: ({ name }) => appliedNameError(name),
  text: ({ text }) => storeTextError(text),
  logo: ({ logo }) => (logo ? undefined : 'storeLogoRequired'),
  category: ({ category }) => (category ? undefined : 'storeCategoryRequired'),
  legalName: ({ legalName }) => legalNameError(legalName),
  licence: ({ licence }) => (licence ? undefined : 'storeLicenceRequired'),
  idFront: ({ idFront }) => (idFront ? undefined : 'storeIdFrontRequired'),
  idBack: ({ idBack }) => (idBack ? undefined : 'storeIdBackRequired'),
  contact: ({ contact }) => recipientError(contact),
  mobile: ({ mobile }) => contactError(mobile),
  region: ({ region }) => (region.length < WHOLE_REGION ? 'storeRegionRequired' : undefined),
  detail: ({ detail }) => detailError(detail),
  agree: ({ agree }) => (agree ? undefined : 'storeAgreementRequired'),
};

export function storeError(
  data: StoreData,
  fields: readonly StoreField[],
): { field: StoreField; error: StoreError } | undefined {
  for (const field of fields) {
    const error = RULES[field](data);
    if (error) return { field, error };
  }
  return undefined;
}

export type StorePasswordError = 'storePasswordRequired' | 'storePasswordFormat' | 'storePasswordSimple';

export function storePasswordError(text: string): StorePasswordError | undefined {
  if (!text) return 'storePasswordRequired';
  if (!STORE_PASSWORD.test(text)) return 'storePasswordFormat';
  const steps = new Set([...text].slice(1).map((digit, at) => Number(digit) - Number(text[at])));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1 ? 'storePasswordSimple' : undefined;
}

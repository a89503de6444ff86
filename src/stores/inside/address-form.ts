import { atom } from 'nanostores';
import { addAddress, changeAddress } from '#contract/address/calls.ts';
import type { AddressView } from '#contract/address/schema.ts';
import { contactError, detailError, recipientError } from '#contract/address/values.ts';
import { parseAddress } from '../../lib/browser/address/parse.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { inThisTab, persisted } from '../../lib/browser/persisted.ts';
import type { Failure, FailureWords } from '../../lib/shared/api/failure.ts';
import { createForm } from '../public/form.ts';
import { loadRegions } from './regions.ts';

export type AddressValues = { recipient: string; mobile: string; region: string[]; detail: string; isDefault: boolean };

const NOTHING: AddressValues = { recipient: '', mobile: '', region: [], detail: '', isDefault: false };
const DISTRICT = 3;
const draft = persisted<AddressValues>(
  'liangji.draft.address',
  (stored) => ({ ...NOTHING, ...((stored ?? {}) as Partial<AddressValues>) }),
  inThisTab,
);

export function createAddressForm(
  address: AddressView | undefined,
  words: FailureWords,
  text: (key: string) => string,
) {
  const $values = atom<AddressValues>(address ? { ...address } : draft.read());
  const form = createForm(words);

  function set(change: Partial<AddressValues>): void {
    const values = { ...$values.get(), ...change };
    $values.set(values);
    if (!address) draft.save(values);
    const field = form.$failure.get()?.field;
    if (!field || field in change) form.$failure.set(field ? error([field]) : undefined);
  }

  function error(fields?: string[]): Failure | undefined {
    const { recipient, mobile, region, detail } = $values.get();
    const errors = {
      recipient: recipientError(recipient),
      mobile: contactError(mobile),
      region: region.length === DISTRICT ? undefined : 'regionRequired',
      detail: detailError(detail),
    };
    const found = Object.entries(errors).find(([field, key]) => key && (!fields || fields.includes(field)));
    return found?.[1] ? { field: found[0], text: text(found[1]) } : undefined;
  }

  async function fillFrom(line: string): Promise<boolean> {
    const parsed = parseAddress(await loadRegions(), line);
    // Words alone may be anything.
    if (!parsed.mobile && !parsed.region.length) return false;
    set(Object.fromEntries(Object.entries(parsed).filter(([, part]) => part.length > 0)));
    return true;
  }

  async function save(): Promise<AddressView | undefined> {
    let saved: AddressView | undefined;
    await form.submit(error(), async () => {
      const { recipient, mobile, region, detail, isDefault } = $values.get();
      const body = { recipient, mobile, region, detail, isDefault };
      saved = await (address
        ? mall.call(changeAddress, { params: { id: address.id }, body })
        : mall.call(addAddress, { body }));
      draft.drop();
    });
    return saved;
  }

  return { $values, ...form, set, fillFrom, save };
}

export type AddressForm = ReturnType<typeof createAddressForm>;

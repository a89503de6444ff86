import { atom } from 'nanostores';
import type { ApplicantReceiver } from '#contract/payout/desk.schema.ts';
import { cleanReceiver, holdersOf, receiverError } from '#contract/payout/values.ts';
import * as calls from '#contract/store/calls.ts';
import type { StoreData } from '#contract/store/schema.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import type { Failure } from '../../lib/shared/api/failure.ts';

const EMPTY: ApplicantReceiver = { kind: 'bank', holder: '', bank: '', branch: '', number: '' };

/** Where the shop of an application is to be paid. It may be left out; what was typed is saved with the step. */
export function createStoreReceiver(text: (key: string) => string) {
  const $input = atom<ApplicantReceiver>(EMPTY);

  const set = (change: Partial<ApplicantReceiver>): void => $input.set({ ...$input.get(), ...change });
  const isTyped = (): boolean =>
    [$input.get().bank, $input.get().branch, $input.get().number].some((one) => one.trim());

  /** The first name of the application, until another is chosen. */
  const inputOf = (data: StoreData): ApplicantReceiver => {
    const holders = holdersOf(data);
    const input = $input.get();
    return { ...input, holder: holders.includes(input.holder) ? input.holder : (holders[0] ?? '') };
  };

  function wrong(data: StoreData): Failure | undefined {
    const found = receiverError(cleanReceiver(inputOf(data)), holdersOf(data));
    return found && { field: found.field, text: text(found.error) };
  }

  async function send(data: StoreData) {
    const saved = await mall.call(calls.saveReceiver, { body: inputOf(data) });
    $input.set(EMPTY);
    return saved;
  }

  return { $input, set, isTyped, inputOf, wrong, send };
}

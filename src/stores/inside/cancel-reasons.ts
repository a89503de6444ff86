import { listDictionaries } from '#contract/content/calls.ts';
import type { Dictionaries } from '#contract/content/schema.ts';
import { ENABLED, OWN_WORDS } from '#contract/enums.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createResource } from '../public/resource.ts';

type DictEntry = Dictionaries[number]['dictDataVOList'][number];
export type CancelReason = { value: string; label: string; open: boolean };

const toReason = ({ dictValue, dictLabel, status }: DictEntry): CancelReason => ({
  value: dictValue,
  label: dictLabel,
  open: status !== String(ENABLED.DISABLED),
});

async function reasonsIn(dictionary: string): Promise<CancelReason[]> {
  const [found] = await mall.call(listDictionaries, { body: { dictTypeList: [dictionary] } });
  return (found?.dictDataVOList ?? []).map(toReason);
}

export const createRefundReasons = (own: string, words: FailureWords) =>
  createResource(async () => {
    const found = await reasonsIn('refund_reason');
    return found.some(({ open }) => open) ? found : [{ value: OWN_WORDS, label: own, open: true }];
  }, words);

export const createCancelReasons = (own: string, words: FailureWords) =>
  createResource(async () => {
    const found = await reasonsIn('cancel_reason');
    return found.some(({ value, open }) => value === OWN_WORDS && open)
      ? found
      : [...found.filter(({ value }) => value !== OWN_WORDS), { value: OWN_WORDS, label: own, open: true }];
  }, words);

import { listDictionaries } from '#contract/content/calls.ts';
import type { Dictionaries } from '#contract/content/schema.ts';
import { ENABLED, OWN_WORDS } from '#contract/enums.ts';
import type { Client } from '../../shared/api/client.ts';

type DictEntry = Dictionaries[number]['dictDataVOList'][number];
export type Reason = { value: string; label: string; open: boolean };

const toReason = ({ dictValue, dictLabel, status }: DictEntry): Reason => ({
  value: dictValue,
  label: dictLabel,
  open: status !== String(ENABLED.DISABLED),
});

async function reasonsIn(mall: Client, dictionary: string): Promise<Reason[]> {
  const [found] = await mall.call(listDictionaries, { body: { dictTypeList: [dictionary] } });
  return (found?.dictDataVOList ?? []).map(toReason);
}

/** @param own the words for a reason of one's own, where the mall offers none */
export async function readRefundReasons(mall: Client, own: string): Promise<Reason[]> {
  const found = await reasonsIn(mall, 'refund_reason');
  return found.some(({ open }) => open) ? found : [{ value: OWN_WORDS, label: own, open: true }];
}

/** One can always write a reason of one's own. */
export async function readCancelReasons(mall: Client, own: string): Promise<Reason[]> {
  const found = await reasonsIn(mall, 'cancel_reason');
  return found.some(({ value, open }) => value === OWN_WORDS && open)
    ? found
    : [...found.filter(({ value }) => value !== OWN_WORDS), { value: OWN_WORDS, label: own, open: true }];
}

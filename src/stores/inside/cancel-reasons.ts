import { ENABLED, OWN_WORDS } from '#contract/enums.ts';
import { type DictEntry, dictionary } from '../../lib/browser/api/dictionary.ts';
import type { FailureWords } from '../public/form.ts';
import { createResource } from '../public/resource.ts';

export type CancelReason = { value: string; label: string; open: boolean };

const toReason = ({ dictValue, dictLabel, status }: DictEntry): CancelReason => ({
  value: dictValue,
  label: dictLabel,
  open: status !== String(ENABLED.DISABLED),
});

/** Reasons for a refund, as the mall's editors keep them; `own` where there are none. */
export const createRefundReasons = (own: string, words: FailureWords) =>
  createResource(async () => {
    const found = (await dictionary('refund_reason')).map(toReason);
    return found.some(({ open }) => open) ? found : [{ value: OWN_WORDS, label: own, open: true }];
  }, words);

/** The usual reasons for cancelling an order, as the mall's editors keep them; one's own words are always among them. */
export const createCancelReasons = (own: string, words: FailureWords) =>
  createResource(async () => {
    const found = (await dictionary('cancel_reason')).map(toReason);
    return found.some(({ value, open }) => value === OWN_WORDS && open)
      ? found
      : [...found.filter(({ value }) => value !== OWN_WORDS), { value: OWN_WORDS, label: own, open: true }];
  }, words);

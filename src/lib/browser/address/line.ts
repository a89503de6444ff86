import type { AddressView } from '#contract/address/schema.ts';
import type { Language } from '#contract/language.ts';

/** Region and detail as they are written: from the large to the small in Chinese, the other way round in English. */
export const addressLine = (
  { regionNames, detail }: Pick<AddressView, 'regionNames' | 'detail'>,
  language: Language,
): string =>
  language === 'zh' ? `${regionNames.join(' ')} ${detail}` : [detail, ...regionNames.toReversed()].join(', ');

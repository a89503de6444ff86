import type { AddressView } from '#contract/address/schema.ts';
import type { Language } from '#contract/language.ts';

export const addressLine = (
  { regionNames, detail }: Pick<AddressView, 'regionNames' | 'detail'>,
  language: Language,
): string =>
  language === 'zh' ? `${regionNames.join(' ')} ${detail}` : [detail, ...regionNames.toReversed()].join(', ');

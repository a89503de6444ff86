import type { Dictionaries } from '#contract/content/schema.ts';
import { DICTIONARY_CODES } from '#contract/response-codes.ts';
import { checking } from '../check-codes.ts';
import { mall as anyMall } from './browser.ts';

const mall = checking(anyMall, DICTIONARY_CODES);

export type DictEntry = Dictionaries[number]['dictDataVOList'][number];

/** What the mall offers in a form, in the language of the page; an unknown dictionary offers nothing. */
export async function dictionary(code: string): Promise<DictEntry[]> {
  const [found] = await mall.post<Dictionaries>('/admin/sys/dict/type/listByCodes', { dictTypeList: [code] });
  return found?.dictDataVOList ?? [];
}

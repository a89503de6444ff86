import { ENABLED } from '../../../../contract/enums.ts';
import type { Dictionaries } from '../../../../contract/site.ts';
import { checkCodes } from '../check-codes.ts';
import { mall } from './browser.ts';

export type DictEntry = Dictionaries[number]['dictDataVOList'][number];

/** What the mall offers in a form, in the language of the page; an unknown dictionary offers nothing. */
export async function dictionary(code: string): Promise<DictEntry[]> {
  const [found] = await mall
    .post<Dictionaries>('/admin/sys/dict/type/listByCodes', { dictTypeList: [code] })
    .then(checkCodes({ status: { ENABLED } }));
  return found?.dictDataVOList ?? [];
}

import { PRESS_BOOST, SEARCH_LOG } from '#contract/search/log.values.ts';

const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu;
const SPACES_OF_HAN = /(?<=\p{Script=Han})\s+|\s+(?=\p{Script=Han})/gu;

/** The form in which words are counted and compared. @param plain of the tokenizer */
export const oneForm = (plain: string): string =>
  plain.replace(EDGES, '').replace(SPACES_OF_HAN, '').replace(/\s+/gu, ' ');

/** E-mail addresses, and digits as long as those of phones, orders and papers. */
const OF_A_PERSON = /@|(?:\d[ -]?){7}/;

export const isLogged = (form: string): boolean =>
  form !== '' && [...form].length <= SEARCH_LOG.text && !OF_A_PERSON.test(form);

/** 0 to 1; grows with the logarithm, so that the first of a list does not run away from the others. */
export function boostOf(presses: number): number {
  const { least, full } = PRESS_BOOST;
  if (presses < least) return 0;
  return Math.min(1, Math.log(presses - least + 2) / Math.log(full - least + 2));
}

import { createAddress, words } from '../../shared/address-state.ts';

/** What is begun there: a group of synonyms, or a redirect, with these words. */
export const { read: readBegun, path: wordsPath } = createAddress('/desk/words', { group: words(), redirect: words() });
export type Begun = ReturnType<typeof readBegun>;

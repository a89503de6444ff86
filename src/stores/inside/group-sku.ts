import { atom } from 'nanostores';

/** The SKU that is chosen on the page of a group-buy, where it is not the first. */
export const $groupSku = atom<number | undefined>(undefined);

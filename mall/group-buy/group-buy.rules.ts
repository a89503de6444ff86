export { pictureAddress } from '../account/account.rules.ts';
export { isOnSale, specNames } from '../pricing/goods.rules.ts';

/** A name that others may read: its first character and its last one. */
export function hiddenName(name: string): string {
  const signs = [...name];
  return `${signs[0] ?? ''}**${signs.length > 2 ? signs.at(-1) : ''}`;
}

export { pictureAddress } from '../account/account.rules.ts';
export { isOnSale, specNames } from '../pricing/goods.rules.ts';

/** Only the first and the last character. */
export function hiddenName(name: string): string {
  const signs = [...name];
  return `${signs[0] ?? ''}**${signs.length > 2 ? signs.at(-1) : ''}`;
}

export { pictureAddress } from '../account/account.rules.ts';
export { isOnSale, specNames } from '../pricing/goods.rules.ts';

export function hiddenName(name: string): string {
  const signs = [...name];
  return `${signs[0] ?? ''}**${signs.length > 2 ? signs.at(-1) : ''}`;
}

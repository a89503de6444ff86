/** No brand, as the value of a choice: empty would be that nothing is chosen. */
export const NO_BRAND = 'none';

export const brandIdOf = (choice: string): number | null => (choice === NO_BRAND ? null : Number(choice));

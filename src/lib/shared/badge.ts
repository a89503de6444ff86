const MOST = 99;
/** A number as a badge shows it. */
export const badgeText = (count: number): string => (count > MOST ? `${MOST}+` : `${count}`);

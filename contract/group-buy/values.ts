/** Shoppers that fill a group. */
export const GROUP_SIZE = { min: 2, max: 20 } as const;
/** Hours to fill a group. */
export const GROUP_HOURS = { min: 1, max: 72 } as const;

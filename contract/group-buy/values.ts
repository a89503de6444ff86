export const GROUP_SIZE = { min: 2, max: 20 } as const;
export const GROUP_HOURS = { min: 1, max: 72 } as const;

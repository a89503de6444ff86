export const RECOMMENDED = 20;

export const FOOTPRINT_DAYS = 90;
export const FOOTPRINTS = 500;
export const FOOTPRINT_PAGE = 40;
export const RECENT = 10;

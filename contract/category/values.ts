export const ATTRIBUTE_VALUES = 100;

export const CATEGORY_DEPTH = 3;

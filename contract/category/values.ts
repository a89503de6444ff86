/** Values of one attribute. */
export const ATTRIBUTE_VALUES = 100;

/** Levels of the tree. */
export const CATEGORY_DEPTH = 3;

import type { Category } from '#contract/catalog/schema.ts';

/** @param path codes from the top category down */
export const categoryAt = (tree: readonly Category[], [code, ...below]: readonly string[]): Category | undefined => {
  const found = tree.find((category) => category.code === code);
  return found && below.length ? categoryAt(found.children, below) : found;
};

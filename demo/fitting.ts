/** Which goods words are about, by codes of products and of categories of any level. Without `fits`: all goods. */
export type Fitting = { fits?: readonly string[]; not?: readonly string[] };

type Category = { id?: number | undefined; code: string; parentId?: number | null | undefined };
type Product = { code: string; categoryId: number };

/** @returns what a product goes by: its own code and those of its categories */
export function codesBy(categories: readonly Category[]): (product: Product) => string[] {
  const byId = new Map(categories.map((one) => [one.id, one]));
  const above = (id: number | null | undefined): string[] => {
    const found = id ? byId.get(id) : undefined;
    return found ? [found.code, ...above(found.parentId)] : [];
  };
  return ({ code, categoryId }) => [code, ...above(categoryId)];
}

export const isFitting = ({ fits, not = [] }: Fitting, codes: readonly string[]): boolean =>
  (fits?.some((code) => codes.includes(code)) ?? true) && !not.some((code) => codes.includes(code));

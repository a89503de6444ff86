type Category = { id: number; parentId: number | null; rate: number | null };

/** As a tree, each category with the rate that applies in it: its own, else of the nearest above, else of the mall. */
export function ratesOf<C extends Category>(categories: readonly C[], mall: number): (C & { applies: number })[] {
  const below = Map.groupBy(categories, ({ parentId }) => parentId);
  const walk = (parentId: number | null, above: number): (C & { applies: number })[] =>
    (below.get(parentId) ?? []).flatMap((one) => {
      const applies = one.rate ?? above;
      return [{ ...one, applies }, ...walk(one.id, applies)];
    });
  return walk(null, mall);
}

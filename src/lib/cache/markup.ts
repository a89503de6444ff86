const kept = new WeakMap<object, Map<string, string>>();

/**
 * Markup made from one answer of the mall, rendered once for as long as that answer is kept: when its tag drops it, the
 * markup goes with it.
 */
export async function keptMarkup(answer: object, name: string, render: () => Promise<string>): Promise<string> {
  const byName = kept.get(answer) ?? new Map<string, string>();
  kept.set(answer, byName);
  const markup = byName.get(name) ?? (await render());
  byName.set(name, markup);
  return markup;
}

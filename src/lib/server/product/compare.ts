import type { Card, ProductView } from '#contract/catalog/schema.ts';

const SHOWN = 8;

export type Comparison = { others: Card[]; rows: { name: string; values: (string | undefined)[] }[] };

/** What a product and similar ones say of themselves alike: facts that at least one of the others names as well. */
export function compareFacts({ facts, comparison = [], related }: ProductView): Comparison {
  const others = comparison.flatMap(({ id, facts: own }) => {
    const card = related.find((one) => one.id === id);
    return card ? [{ card, facts: new Map(own.map(({ name, value }) => [name, value])) }] : [];
  });
  const rows = facts
    .map(({ name, value }) => ({ name, values: [value, ...others.map((other) => other.facts.get(name))] }))
    .filter(({ values }) => values.slice(1).some((value) => value !== undefined))
    .slice(0, SHOWN);
  return { others: others.map(({ card }) => card), rows };
}

/** The name of an enumeration and its values, as `{ ORDER_STATUS }`; of one whose codes are words, a list. */
type Enumeration = Record<string, Readonly<Record<string, number>> | readonly string[]>;
/** Which properties of a response hold codes of which enumeration, at any depth. */
export type CodeFields = Record<string, Enumeration>;

/** The codes in a response that its enumerations do not define, as `ORDER_STATUS=99` (specification, section 8). */
export function unknownCodes(response: unknown, fields: CodeFields): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [property, inside] of Object.entries(value)) {
      for (const [name, table] of Object.entries(fields[property] ?? {})) {
        if (isCode(inside) && !Object.values(table).map(String).includes(String(inside)))
          found.add(`${name}=${inside}`);
      }
      visit(inside);
    }
  };
  visit(response);
  return [...found];
}

/** Some calls send codes as text. */
const isCode = (value: unknown): boolean => typeof value === 'number' || typeof value === 'string';

import type { CodeFields } from '#contract/response-codes.ts';

type Enumeration = CodeFields[string];

/** The codes in a response that its enumerations do not define, as `ORDER_STATUS=99` (specification, section 8). */
export function unknownCodes(response: unknown, fields: CodeFields): string[] {
  const found = new Set<string>();
  const visit = (value: unknown, parent: string): void => {
    for (const [property, inside] of propertiesOf(value)) {
      const enumeration = fields[`${parent}.${property}`] ?? fields[property] ?? {};
      for (const [name, table] of Object.entries(enumeration))
        for (const code of undefinedIn(table, inside)) found.add(`${name}=${code}`);
      visit(inside, property);
    }
  };
  visit(response, '');
  return [...found];
}

const propertiesOf = (value: unknown): [string, unknown][] => {
  if (Array.isArray(value)) return value.flatMap(propertiesOf);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
};

/** Some calls send codes as text, and some as a list. */
const undefinedIn = (table: Enumeration[string], value: unknown): unknown[] =>
  [value].flat().filter((code) => isCode(code) && !Object.values(table).map(String).includes(String(code)));

const isCode = (value: unknown): boolean => typeof value === 'number' || typeof value === 'string';

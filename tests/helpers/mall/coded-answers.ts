import { MSG_TYPE } from '#contract/chat/values.ts';
import * as enums from '#contract/enums.ts';
import { PAYMENT_STATUS } from '#contract/payment/values.ts';
import { REFUND_KIND, REFUND_STATUS } from '#contract/refund/values.ts';
import { STORE_STATUS } from '#contract/store/flow.values.ts';

type Schema = {
  $ref?: string;
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
type Methods = Record<string, { responses: Record<string, { content: Record<string, { schema: Schema }> }> }>;
export type ApiDocument = { paths: Record<string, Methods>; components: { schemas: Record<string, Schema> } };
/** A code in an answer: where it stands, and the text by which it is known again. */
type Code = { at: string; text: string };

/** Numbers whose schema says no more than that they are one; what they mean stands in their description. */
const NUMBERED: Record<string, Record<string, number | string>> = {
  ...(enums as unknown as Record<string, Record<string, number>>),
  MSG_TYPE,
  PAYMENT_STATUS,
  REFUND_KIND,
  REFUND_STATUS,
  STORE_STATUS,
};

/** Objects of which an answer may be any; of other values the first. */
function alternatives({ anyOf, oneOf, allOf }: Schema): Schema[] {
  const parts = (anyOf ?? oneOf ?? allOf ?? []).filter(({ type }) => type !== 'null');
  const objects = parts.filter(({ properties, $ref }) => properties || $ref);
  return objects.length ? objects : parts.slice(0, 1);
}

const merged = (samples: unknown[]): unknown =>
  samples.length === 1 ? samples[0] : Object.assign({}, ...(samples as object[]));

/** Answers made of the OpenAPI document, with every code in them defined, or none. */
export function createCodedAnswers({ paths, components }: ApiDocument, defined: boolean) {
  let next = 100_000;

  const codesOf = ({ enum: listed, const: only, description = '' }: Schema): unknown[] | undefined => {
    const codes = listed ?? (only === undefined ? undefined : [only]);
    const named = NUMBERED[/^[A-Z]+(_[A-Z]+)*\b/.exec(description)?.[0] ?? ''];
    const found = codes ?? (named && Object.values(named));
    return found?.some((code) => typeof code === 'boolean') ? undefined : found?.filter((code) => code !== null);
  };

  const plain = (type: Schema['type']): unknown => {
    const values: Record<string, unknown> = { string: 'MIIB', boolean: true, array: [], object: {} };
    return values[[type].flat().find((one) => one !== 'null') ?? 'number'] ?? 1;
  };

  const code = (codes: unknown[], at: string, found: Code[]): unknown => {
    if (defined) return codes[0];
    next += 1;
    found.push({ at, text: String(next) });
    return typeof codes[0] === 'string' ? String(next) : next;
  };

  const sample = (schema: Schema, at: string, found: Code[]): unknown => {
    const { $ref, properties, items, description = '' } = schema;
    if ($ref) return sample(components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, at, found);
    const [first, ...others] = alternatives(schema);
    if (first) return merged([first, ...others].map((part) => sample({ description, ...part }, at, found)));
    if (properties)
      return Object.fromEntries(
        Object.entries(properties).map(([name, inside]) => [name, sample(inside, `${at}.${name}`, found)]),
      );
    if (items) return [sample({ description, ...items }, `${at}[]`, found)];
    const codes = codesOf(schema);
    return codes ? code(codes, at, found) : plain(schema.type);
  };

  /** @returns undefined: there is no such call */
  return (method: string, path: string): { data: unknown; codes: Code[] } | undefined => {
    const [, methods] =
      Object.entries(paths).find(
        ([template, listed]) => listed[method] && new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
      ) ?? [];
    const schema =
      methods?.[method]?.responses['200']?.content['application/json']?.schema.anyOf?.[0]?.properties?.data;
    if (!schema) return undefined;
    const codes: Code[] = [];
    const data = sample(schema, '', codes);
    // Where objects of several kinds became one, a property that they share has the code of one of them.
    const text = JSON.stringify(data);
    return { data, codes: codes.filter((one) => text.includes(one.text)) };
  };
}

type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  example?: unknown;
  default?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
  items?: Schema | false;
  prefixItems?: Schema[];
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
};
type Content = Record<string, { schema?: Schema; example?: unknown }>;
type Parameter = { name?: string; schema?: Schema; example?: unknown };
type Document = { paths: Record<string, Record<string, object>>; components: { schemas?: Record<string, unknown> } };

const BY_NAME: Record<string, unknown> = {
  title: '手冲咖啡壶 600 毫升',
  name: '良集器物',
  nickName: '小满',
  userName: 'xiaoman',
  mobile: '13800138000',
  phone: '13800138000',
  email: 'xiaoman@example.com',
  zh: '手冲咖啡壶',
  en: 'Pour-over kettle',
  text: '请问什么时候发货？',
  reason: '不想要了',
  note: '请在工作日送货',
  detail: '梧桐路 8 号 2 单元 301',
  price: 12_900,
  amount: 12_900,
  payable: 12_900,
  stock: 36,
  quantity: 2,
  number: 'SF1234567890123',
  carrier: 'SF',
  year: 2026,
  picture: 'goods/kettle.png',
  url: '/media/upload/2026/05/abcdefghijklmnop.webp',
  logo: 'brand/liangji.png',
  code: 'SPRING2026',
};

const TEXTS = [
  ...['1001', '1', '10', '20260501123456789012', '2026-05-01', '2026-05', '09:00', '13800138000', '123456', 'zh'],
  ...[
    'abcdefghijklmnop',
    'abcdefghijklmnopqrstuvwxyz012345',
    'abcdefghijklmnopqrstuvwxyz0123456789abcdefg',
    'SPRING2026',
    '#c0392b',
    'a@example.com',
  ],
  ...['/media/upload/2026/05/abcdefghijklmnop.webp', 'goods/kettle.png', 'https://example.com/', '/detail/1001', 'faq'],
  ...['91310000MA1FL5TK0X', '6222020200112233445', '310101199001011234', 'SF1234567890123', '0.5', 'a'.repeat(64)],
];
const BY_FORMAT: Record<string, string> = {
  'date-time': '2026-05-01T08:00:00.000Z',
  date: '2026-05-01',
  uri: 'https://example.com/',
  email: 'xiaoman@example.com',
  uuid: '0b1f7a36-6f6e-4a6b-9f5e-2a4c1d7e8f90',
  time: '09:00:00',
  binary: '',
};
const MAX_DEPTH = 12;

export function addExamples({ paths, components }: Document): void {
  const exampleOf = createExamples((components.schemas ?? {}) as Record<string, Schema>);
  const addTo = (content: Content = {}): void => {
    for (const [type, media] of Object.entries(content)) {
      if (type !== 'application/json' || !media.schema) continue;
      const example = exampleOf(media.schema);
      if (example !== undefined) media.example = example;
    }
  };
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const { parameters, requestBody, responses } = operation as {
      parameters?: Parameter[];
      requestBody?: { content: Content };
      responses: Record<string, { content?: Content }>;
    };
    addTo(requestBody?.content);
    addTo(responses['200']?.content);
    for (const parameter of parameters ?? []) {
      const example = parameter.schema && exampleOf(parameter.schema, parameter.name);
      if (example !== undefined) parameter.example = example;
    }
  }
}

export function createExamples(schemas: Record<string, Schema>) {
  const resolved = (schema: Schema): Schema => {
    const name = schema.$ref?.split('/').at(-1);
    return name ? { ...schemas[name], ...schema } : schema;
  };

  function example(schema: Schema, name: string, depth: number): unknown {
    const { $ref: _, ...own } = resolved(schema);
    if (depth > MAX_DEPTH) return undefined;
    const given = givenBy(own);
    if (given !== undefined) return given;
    if (own.allOf) return Object.assign({}, ...own.allOf.map((part) => example(part, name, depth + 1)));
    const alternatives = own.anyOf ?? own.oneOf;
    return alternatives ? firstOf(alternatives, name, depth) : ofType(own, name, depth);
  }

  function ofType(schema: Schema, name: string, depth: number): unknown {
    const type = schema.properties ? 'object' : [schema.type].flat().find((one) => one !== 'null');
    if (type === 'object') return objectOf(schema, depth);
    if (type === 'array') return listOf(schema, name, depth);
    if (type === 'string') return textOf(schema, name);
    if (type === 'integer' || type === 'number') return numberOf(schema, name);
    if (type === 'boolean') return true;
    return schema.type === 'null' ? null : undefined;
  }

  function firstOf(alternatives: Schema[], name: string, depth: number): unknown {
    for (const one of alternatives) {
      if (resolved(one).type === 'null') continue;
      const found = example(one, name, depth + 1);
      if (found !== undefined) return found;
    }
    return alternatives.some((one) => resolved(one).type === 'null') ? null : undefined;
  }

  function objectOf(schema: Schema, depth: number): object | undefined {
    const object = recordOf(schema, depth);
    for (const [name, inside] of Object.entries(schema.properties ?? {})) {
      const value = example(inside, name, depth + 1);
      if (value !== undefined) object[name] = value;
      else if (schema.required?.includes(name) && resolved(inside).type !== undefined) return undefined;
    }
    return object;
  }

  function recordOf({ propertyNames, additionalProperties }: Schema, depth: number): Record<string, unknown> {
    if (typeof additionalProperties !== 'object' || !propertyNames?.enum) return {};
    const entries = propertyNames.enum.map(String);
    return Object.fromEntries(entries.map((name) => [name, example(additionalProperties, name, depth + 1)]));
  }

  function listOf({ items, prefixItems, minItems = 1 }: Schema, name: string, depth: number): unknown {
    if (prefixItems) return prefixItems.map((item) => example(item, name, depth + 1));
    const item = items ? example(items, name, depth + 1) : undefined;
    if (item !== undefined) return Array.from({ length: Math.max(1, minItems) }, () => item);
    return minItems > 1 ? undefined : [];
  }

  return (schema: Schema, name = ''): unknown => example(schema, name, 0);
}

function givenBy({ example, const: only, enum: listed, default: usual, type }: Schema): unknown {
  // The default of a parameter is the parsed value, so it is turned back into text.
  return example ?? only ?? listed?.[0] ?? (usual !== undefined && type === 'string' ? String(usual) : usual);
}

function textOf(
  { format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema,
  name: string,
): unknown {
  const given = format && BY_FORMAT[format];
  if (given !== undefined && given !== '') return given;
  const fits = (text: unknown): text is string =>
    typeof text === 'string' &&
    text.length >= minLength &&
    text.length <= maxLength &&
    (!pattern || new RegExp(pattern, 'u').test(text));
  const own = BY_NAME[name];
  if (fits(own)) return own;
  return pattern || minLength > 2 || maxLength < 4 ? TEXTS.find(fits) : '文字';
}

function numberOf({ minimum, exclusiveMinimum, maximum = Number.POSITIVE_INFINITY }: Schema, name: string): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  const own = BY_NAME[name];
  const usual = typeof own === 'number' ? own : /id$/i.test(name) ? 1_001 : 1;
  return usual >= least && usual <= maximum ? usual : Math.min(Math.max(least, 0), maximum);
}

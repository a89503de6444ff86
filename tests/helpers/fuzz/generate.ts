import fc from 'fast-check';
import { DAY_MS } from '#contract/time.ts';
import type { Operation, Schema } from './operations.ts';

/** Real names and numbers by the name of the field or path part that takes them. */
export type Known = Readonly<Record<string, readonly unknown[]>>;
export type Sent = { method: string; path: string; headers: Record<string, string>; body: BodyInit | undefined };
type Input = { wrong?: number; like?: unknown; path?: string };
export type Dice = ReturnType<typeof createDice>;

/** The same numbers for the same seed (mulberry32). */
export function createDice(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (most: number): number => Math.floor(next() * (most + 1));
  return {
    chance: (share: number): boolean => next() < share,
    between: (least: number, most: number): number => least + upTo(most - least),
    pick: <T>(from: readonly T[]): T => from[upTo(from.length - 1)] as T,
  };
}

/** What no field is meant to hold. */
export const WRONG: readonly unknown[] = [
  ...[null, true, false, '', ' ', [], {}, [[]], [null], { a: { b: { c: {} } } }],
  ...[0, -1, 1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324],
  ...[
    '\u0000',
    '\ud800',
    '\u202e',
    "'",
    '%',
    '\\',
    '../../..',
    '0',
    '-1',
    '1e9',
    'NaN',
    '2147483648',
    '99999999999999999999',
  ],
  ...[
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '//evil.example',
    '2026-02-30',
    '+275760-09-13',
    '9999-12-31T23:59:60Z',
  ],
  ...['x'.repeat(70_000), '手'.repeat(5_000), Array.from({ length: 2_000 }, () => 1)],
  ...[{ __proto__: null, constructor: 1 }, JSON.parse('{"__proto__":{"polluted":1},"length":-1,"toString":1}')],
];
const WORDS = [
  'a',
  '茶',
  '手机 phone',
  '2026-06-15',
  '18123456789',
  'https://mall.example/x',
  '/goods?prodId=1',
  'demo/x.avif',
];

/** Makes requests of operations: what their schemas ask for, most of the time. */
export function createMaker(dice: Dice, known: Known, now: Date) {
  return { request };

  function make(schema: Schema, name = ''): unknown {
    if (schema.enum) return dice.pick(schema.enum);
    if (schema.anyOf) return make(dice.pick(schema.anyOf), name);
    const type = Array.isArray(schema.type) ? dice.pick(schema.type) : schema.type;
    return knownFor(name, type) ?? anyOf(type, schema, name);
  }

  function knownFor(name: string, type: string | undefined): unknown {
    const real = known[name];
    if (!real || type === 'null' || dice.chance(0.2)) return undefined;
    const one = dice.pick(real);
    if (Array.isArray(one) || type === 'array') return Array.isArray(one) && type === 'array' ? one : undefined;
    return type === 'string' ? String(one) : one;
  }

  function anyOf(type: string | undefined, schema: Schema, name: string): unknown {
    if (type === 'object') return objectOf(schema);
    if (type === 'array') return listOf(schema, name);
    if (type === 'integer' || type === 'number') return numberOf(schema);
    if (type === 'boolean') return dice.chance(0.5);
    return type === 'null' ? null : textOf(schema);
  }

  function objectOf({ properties = {}, required = [], additionalProperties }: Schema): Record<string, unknown> {
    const names = Object.keys(properties).filter((name) => required.includes(name) || dice.chance(0.7));
    const own = names.map((name) => [name, make(properties[name] ?? {}, name)] as const);
    const more = typeof additionalProperties === 'object' && dice.chance(0.6) ? additionalProperties : undefined;
    const other = more ? [[dice.pick(WORDS), make(more)] as const] : [];
    return Object.fromEntries([...own, ...other]);
  }

  function listOf({ items = {}, minItems = 0, maxItems = 3 }: Schema, name: string): unknown[] {
    const length = dice.between(minItems, Math.max(minItems, Math.min(maxItems, 3)));
    return Array.from({ length }, () => make(items, name));
  }

  function numberOf({ minimum = 0, exclusiveMinimum, maximum = 2_147_483_647 }: Schema): number {
    const least = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1;
    const near = Math.min(maximum, least + 20);
    return dice.pick([least, maximum, Math.min(maximum, least + 1), dice.between(least, near)]);
  }

  function textOf({ pattern, format, minLength = 0, maxLength = 100 }: Schema): string {
    if (format === 'date-time') return new Date(now.getTime() + dice.between(-40, 40) * DAY_MS).toISOString();
    if (!pattern) return dice.pick(WORDS).slice(0, maxLength).padEnd(minLength, 'x');
    const matching = fc.stringMatching(new RegExp(pattern), maxLength < 100 ? { maxLength } : {});
    return fc.sample(matching, { numRuns: 1, seed: dice.between(1, 2 ** 30) })[0] ?? '';
  }

  /** A value for a part of the path; what it is of stands before it. */
  function partOf(path: string, name: string, schema: Schema): string {
    const [, before = ''] = new RegExp(`([\\w-]+)/\\{${name}\\}`).exec(path) ?? [];
    const hint = `${before}.${name}`;
    return text(make(schema, hint in known ? hint : name));
  }

  /**
   * @param wrong how often a part of it is what it should not be
   * @param like a body that would be taken at that path
   */
  function request(operation: Operation, { wrong = 0.5, like, path }: Input = {}): Sent {
    const { method, parameters, body: schema, form } = operation;
    const part = (where: string) => parameters.filter((one) => one.in === where);
    const query = part('query').filter(({ required }) => required || dice.chance(0.5));
    const parts: Parts = {
      path: new Map(part('path').map(({ name, schema }) => [name, partOf(operation.path, name, schema)])),
      query: new Map(query.map(({ name, schema }) => [name, text(make(schema, name))])),
      body: like ?? (schema && make(schema)),
    };
    const key = Object.fromEntries(part('header').map(({ name, schema }) => [name, text(make(schema))]));
    const { path: values, query: asked, body } = dice.chance(wrong) ? spoiltPart(parts, dice, form) : parts;
    return sent(method, path ?? operation.path, values, asked, key, form ? fileOf(body, dice) : body);
  }
}

type Parts = { path: Map<string, string>; query: Map<string, string>; body: unknown };

/** The same request with one part of it wrong. */
function spoiltPart({ path, query, body }: Parts, dice: Dice, form: boolean): Parts {
  const inBody = body === undefined || form ? [] : (['body', 'body', 'body'] as const);
  const where = dice.pick([
    ...inBody,
    ...(path.size ? (['path'] as const) : []),
    ...(query.size ? (['query'] as const) : []),
  ]);
  const by = dice.pick(WRONG);
  const within = (values: Map<string, string>) => new Map(values).set(dice.pick([...values.keys()]), text(by));
  return {
    path: where === 'path' ? within(path) : path,
    query: where === 'query' ? within(query) : query,
    body: where === 'body' ? spoilt(body, by, dice) : body,
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 8_000);
// Half a character cannot stand in an address.
const inAddress = (value: string): string => encodeURIComponent(value.toWellFormed());

function sent(
  method: string,
  template: string,
  values: Map<string, string>,
  asked: Map<string, string>,
  key: Record<string, string>,
  body: unknown,
): Sent {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => inAddress(values.get(name) ?? '') || '0');
  const query = [...asked].map(([name, value]) => `${name}=${inAddress(value)}`).join('&');
  const file = body instanceof FormData;
  const json = body === undefined || file ? undefined : JSON.stringify(body);
  return {
    method,
    path: query ? `${path}?${query}` : path,
    headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...key },
    body: file ? body : json,
  };
}

/** The same value with one part of it replaced. */
function spoilt(value: unknown, by: unknown, dice: Dice): unknown {
  if (typeof value !== 'object' || value === null || dice.chance(0.1)) return by;
  const names = Object.keys(value);
  if (!names.length) return by;
  const name = dice.pick(names);
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  if (dice.chance(0.1)) delete copy[name];
  else copy[name] = spoilt(copy[name], by, dice);
  return copy;
}

function fileOf(body: unknown, dice: Dice): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    const bytes = dice.pick(['', 'GIF89a', '\u0089PNG\r\n', '商品编码,标题\r\n1,=1+1', '\u0000', 'x'.repeat(3_000)]);
    form.append(
      name,
      name === 'file' && dice.chance(0.9) ? new File([bytes], dice.pick(['a.png', '../a.csv'])) : text(value),
    );
  }
  return form;
}

/** Every place of a text in a value, as paths of names; of a list the first item is as good as the others. */
export function textsIn(value: unknown, at: string[] = []): string[][] {
  if (typeof value === 'string') return [at];
  if (typeof value !== 'object' || value === null) return [];
  const parts = Array.isArray(value) ? value.slice(0, 1).entries() : Object.entries(value);
  return [...parts].flatMap(([name, one]) => textsIn(one, [...at, String(name)]));
}

/** The same value with another one in one place. */
export function replaced(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[name] = replaced(copy[name], rest, by);
  return copy;
}

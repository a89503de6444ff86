import { pinyin } from 'pinyin-pro';

/** The part of OpenSearch's query language that the mall sends, evaluated as its documentation says. Whatever else is sent is refused. */
export type Source = Record<string, unknown>;
export type Fields = Record<string, { type: string; analyzer?: string; fields?: Fields }>;
type Json = Record<string, unknown>;

export class Refused extends Error {
  readonly type: string;
  readonly status: number;
  constructor(type: string, status = 400) {
    super(type);
    this.type = type;
    this.status = status;
  }
}

const known = (body: Json, ...names: string[]): Json => {
  const other = Object.keys(body).find((name) => !names.includes(name));
  if (other) throw new Refused(`parsing_exception.${other}`);
  return body;
};
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value : value === undefined ? [] : [value as Json]);
export const valuesOf = (source: Source, field: string): unknown[] => {
  const value = source[field];
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
};

/** As Lucene stores a feature: the sign, the exponent and eight bits of the rest. */
function stored(value: number): number {
  const view = new DataView(new ArrayBuffer(4));
  view.setFloat32(0, value);
  view.setUint32(0, (view.getUint32(0) >>> 15) << 15);
  return view.getFloat32(0);
}

type Script = { source: string; params: Json };
type ScriptScope = { params: Json; score: number; doc: Source };
/** Scripts of the mall, as Painless would run them. */
const SCRIPTS: Record<string, (scope: ScriptScope) => number> = {
  'Math.min(params.most, Math.sqrt(_score))': ({ params, score }) => Math.min(Number(params.most), Math.sqrt(score)),
  "def now = params.prices.get('' + doc['id'].value); return now == null ? doc['price'].value : now": ({
    params,
    doc,
  }) => Number((params.prices as Json)[String(doc.id)] ?? doc.price),
};
export function runScript(script: unknown, doc: Source, score = 0): number {
  const { source, params } = known(script as Json, 'source', 'params') as Script;
  const run = SCRIPTS[source];
  if (!run) throw new Refused('script_exception');
  return run({ params, score, doc });
}

/** `standard`: each Chinese character, and words of letters and digits. `mall_pinyin`: the sound of each character. */
function tokens(text: string, analyzer: string): string[] {
  const parts = text.toLowerCase().match(/\p{Script=Han}|[^\P{L}\p{Script=Han}]+|\p{N}+/gu) ?? [];
  if (analyzer !== 'mall_pinyin') return parts;
  return parts.flatMap((part) =>
    /\p{Script=Han}/u.test(part)
      ? pinyin(part, { toneType: 'none', type: 'array' })
      : (part.match(/[^aeiou]*?[aeiou]+(?:ng|n(?![aeiou]))?/g) ?? [part]),
  );
}

function hasPhrase(values: unknown[], query: string, analyzer: string): boolean {
  const wanted = tokens(query, analyzer);
  return values.some((value) => {
    const all = tokens(String(value), analyzer);
    return all.some((_, at) => wanted.every((token, n) => all[at + n] === token));
  });
}

/** @returns undefined: the document does not match */
export function evaluate(query: Json, doc: Source, fields: Fields): number | undefined {
  const [[name, body] = ['', {}], ...more] = Object.entries(query);
  const run = QUERIES[name];
  if (!run || more.length) throw new Refused(`parsing_exception.${name}`);
  const score = run(body as Json, doc, fields);
  return score === undefined ? undefined : Math.fround(score);
}

const isMatch = (query: Json, doc: Source, fields: Fields): boolean => evaluate(query, doc, fields) !== undefined;
const pair = (body: Json): [string, unknown] => {
  const [first, ...more] = Object.entries(body);
  if (!first || more.length) throw new Refused('parsing_exception');
  return first;
};
const addUp = (scores: (number | undefined)[]): number => scores.reduce<number>((sum, score) => sum + (score ?? 0), 0);

/** Relevance by term statistics is none of what the mall ranks by. */
const UNRANKED = Number.NaN;
const matching = (matches: boolean): number | undefined => (matches ? UNRANKED : undefined);

const QUERIES: Record<string, (body: Json, doc: Source, fields: Fields) => number | undefined> = {
  bool(body, doc, fields) {
    known(body, 'must', 'filter', 'should', 'must_not', 'minimum_should_match');
    const [must, filter, should, not] = ['must', 'filter', 'should', 'must_not'].map((key) => listOf(body[key]));
    const required = [...(must ?? []), ...(filter ?? [])];
    if (!required.every((query) => isMatch(query, doc, fields))) return undefined;
    if (not?.some((query) => isMatch(query, doc, fields))) return undefined;
    const scores = (should ?? []).map((query) => evaluate(query, doc, fields));
    const least = Number(body.minimum_should_match ?? (required.length || !scores.length ? 0 : 1));
    if (scores.filter((score) => score !== undefined).length < least) return undefined;
    return addUp([...(must ?? []).map((query) => evaluate(query, doc, fields)), ...scores]);
  },
  term(body, doc, fields) {
    const [field, value] = pair(body);
    return matching(field in fields && valuesOf(doc, field).includes(value));
  },
  terms(body, doc, fields) {
    const [field, values] = pair(body);
    if (!Array.isArray(values) || values.length > 65_536) throw new Refused('illegal_argument_exception');
    const wanted = new Set(values);
    return matching(field in fields && valuesOf(doc, field).some((value) => wanted.has(value)));
  },
  range(body, doc) {
    const [field, bounds] = pair(body);
    const { gte, lte } = known(bounds as Json, 'gte', 'lte');
    return matching(valuesOf(doc, field).some((value) => Number(value) >= Number(gte) && Number(value) <= Number(lte)));
  },
  constant_score(body, doc, fields) {
    const { filter, boost = 1 } = known(body, 'filter', 'boost');
    return isMatch(filter as Json, doc, fields) ? Number(boost) : undefined;
  },
  dis_max(body, doc, fields) {
    const scores = listOf(known(body, 'queries').queries).flatMap((query) => evaluate(query, doc, fields) ?? []);
    return scores.length ? Math.max(...scores) : undefined;
  },
  rank_feature(body, doc, fields) {
    const { field, saturation, boost = 1 } = known(body, 'field', 'saturation', 'boost');
    const [name = '', feature = ''] = String(field).split('.');
    if (fields[name]?.type !== 'rank_features') throw new Refused('illegal_argument_exception');
    const value = (doc[name] as Record<string, number> | undefined)?.[feature];
    const { pivot } = known(saturation as Json, 'pivot');
    return value === undefined ? undefined : (Number(boost) * stored(value)) / (stored(value) + Number(pivot));
  },
  function_score(body, doc, fields) {
    known(body, 'query', 'script_score', 'functions', 'boost_mode');
    if (body.boost_mode !== 'replace') throw new Refused('parsing_exception.boost_mode');
    const score = body.query ? evaluate(body.query as Json, doc, fields) : 1;
    if (score === undefined) return undefined;
    if (body.script_score) return runScript((body.script_score as Json).script, doc, score);
    const [one, ...more] = listOf(body.functions);
    if (!one || more.length) throw new Refused('parsing_exception.functions');
    const { field_value_factor: factor, weight = 1 } = known(one, 'field_value_factor', 'weight');
    const { field, modifier } = known(factor as Json, 'field', 'modifier');
    if (modifier !== 'ln1p') throw new Refused('parsing_exception.modifier');
    return Number(weight) * Math.log1p(Number(doc[String(field)]));
  },
  multi_match(body, doc, fields) {
    const { query, type, fields: asked } = known(body, 'query', 'type', 'fields');
    if (type !== 'phrase') throw new Refused('parsing_exception.type');
    return matching(
      (asked as string[]).some((path) => {
        const [name = '', sub] = path.split('.');
        const field = sub ? fields[name]?.fields?.[sub] : fields[name];
        return field ? hasPhrase(valuesOf(doc, name), String(query), field.analyzer ?? 'standard') : false;
      }),
    );
  },
};

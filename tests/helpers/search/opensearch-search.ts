import { evaluate, type Fields, Refused, runScript, type Source, valuesOf } from './opensearch-query.ts';

type Json = Record<string, unknown>;
type Hit = { id: string; source: Source; score: number };

/** The largest `from` + `size`, and what a search takes. */
const WINDOW = 10_000;
const KNOWN = ['query', 'sort', 'from', 'size', 'track_total_hits', '_source', 'aggs'];

/** One search of the documents of an index. */
export function searched(body: Json, documents: ReadonlyMap<string, Source>, fields: Fields) {
  const other = Object.keys(body).find((name) => !KNOWN.includes(name));
  if (other) throw new Refused(`parsing_exception.${other}`);
  const hits = [...documents].flatMap(([id, source]): Hit[] => {
    const score = evaluate(body.query as Json, source, fields);
    return score === undefined ? [] : [{ id, source, score }];
  });
  const [from, size] = [Number(body.from ?? 0), Number(body.size ?? 10)];
  if (from + size > WINDOW) throw new Refused('illegal_argument_exception');
  const page = hits.toSorted(comparing(body.sort as Json[] | undefined)).slice(from, from + size);
  const most = body.track_total_hits;
  return {
    took: 1,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: {
      ...(most === false
        ? {}
        : {
            total: {
              value: Math.min(hits.length, Number(most)),
              relation: hits.length > Number(most) ? 'gte' : 'eq',
            },
          }),
      max_score: null,
      hits: page.map(({ id }) => ({ _index: 'x', _id: id, _score: null })),
    },
    ...(body.aggs
      ? {
          aggregations: aggregated(
            body.aggs as Json,
            hits.map(({ source }) => source),
            fields,
          ),
        }
      : {}),
  };
}

function comparing(sort: Json[] = []) {
  const keys = sort.map((one): { of: (hit: Hit) => number; sign: number } => {
    const [[name, how] = ['', '']] = Object.entries(one);
    if (name === '_script') {
      const { script, order, type } = how as Json;
      if (type !== 'number') throw new Refused('parsing_exception.type');
      return { of: ({ source }) => runScript(script, source), sign: order === 'desc' ? -1 : 1 };
    }
    const sign = how === 'desc' ? -1 : 1;
    if (name !== '_score') return { of: ({ source }) => Number(source[name]), sign };
    return {
      of({ score }) {
        if (Number.isNaN(score)) throw new Refused('ranked by statistics of terms');
        return score;
      },
      sign,
    };
  });
  return (a: Hit, b: Hit): number => {
    for (const { of, sign } of keys) {
      const difference = of(a) - of(b);
      if (difference) return sign * difference;
    }
    return 0;
  };
}

function aggregated(aggs: Json, sources: readonly Source[], fields: Fields): Json {
  return Object.fromEntries(Object.entries(aggs).map(([name, agg]) => [name, aggregate(agg as Json, sources, fields)]));
}

function aggregate(agg: Json, sources: readonly Source[], fields: Fields): Json {
  const { aggs, ...own } = agg;
  const [[kind, body] = ['', {}]] = Object.entries(own);
  if (kind === 'filter') {
    const some = sources.filter((source) => evaluate(body as Json, source, fields) !== undefined);
    return { doc_count: some.length, ...aggregated((aggs ?? {}) as Json, some, fields) };
  }
  if (kind === 'terms') return { buckets: bucketsOf(body as Json, sources, fields) };
  if (kind !== 'min' && kind !== 'max') throw new Refused(`parsing_exception.${kind}`);
  const { field, script } = body as Json;
  const values = sources.map((source) => (script ? runScript(script, source) : Number(source[String(field)])));
  return { value: values.length ? Math[kind](...values) : null };
}

function bucketsOf({ field, size, include, exclude, ...more }: Json, sources: readonly Source[], fields: Fields) {
  if (Object.keys(more).length) throw new Refused('parsing_exception.terms');
  const { type } = fields[String(field)] ?? {};
  if (type !== 'keyword' && type !== 'integer') throw new Refused('illegal_argument_exception');
  const whole = (pattern: unknown) => (pattern === undefined ? undefined : new RegExp(`^(?:${pattern})$`));
  const [wanted, not] = [whole(include), whole(exclude)];
  const counts = new Map<string | number, number>();
  for (const source of sources)
    for (const key of new Set(valuesOf(source, String(field)) as (string | number)[]))
      if ((wanted?.test(String(key)) ?? true) && !not?.test(String(key))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .map(([key, doc_count]) => ({ key, doc_count }))
    .toSorted((a, b) => b.doc_count - a.doc_count || (a.key < b.key ? -1 : 1))
    .slice(0, Number(size));
}

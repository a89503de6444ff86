import type { Access } from './operator/areas.values.ts';
import type { CodeFields } from './response-codes.ts';

/** What a call takes and gives; a part that it does not name, it does not have. */
export type CallShape = {
  /** Names of the parameters in its path. */
  params?: string;
  /** By name, or whole where the query is that of a page's address. */
  query?: object;
  /** JSON, or a form. */
  body?: unknown;
  /** The `Idempotency-Key`, one for all tries of one attempt. */
  key?: string;
  /** Of the envelope. */
  data: unknown;
};

type Method = 'get' | 'post' | 'put' | 'delete';
/** Calls of the desk say by whom they may be made. */
type CallOptions = Access & {
  /** The enumerations in what it answers; codes that they do not define are alerted. */
  codes?: CodeFields;
  /** Whether an `Idempotency-Key` is required, or accepted. */
  idempotent?: true | 'optional';
  /** Of the desk: only after a fresh proof of who is there (`FACTOR.fresh`). */
  stepUp?: true;
};

export type Call<S extends CallShape = CallShape> = CallOptions & {
  readonly method: Method;
  /** On the mall's origin, parameters as `{id}`. */
  readonly path: string;
  /** Never set: it carries the type. */
  readonly shape?: S;
};

type Path = `/${string}`;

// Bundlers drop calls that a page does not make.
/* @__NO_SIDE_EFFECTS__ */
export function get<S extends CallShape>(path: Path, options?: CallOptions): Call<S> {
  return { method: 'get', path, ...options };
}
/* @__NO_SIDE_EFFECTS__ */
export function post<S extends CallShape>(path: Path, options?: CallOptions): Call<S> {
  return { method: 'post', path, ...options };
}
/** A POST that requires an `Idempotency-Key`. */
/* @__NO_SIDE_EFFECTS__ */
export function postOnce<S extends CallShape>(path: Path, options?: CallOptions): Call<S & { key: string }> {
  return { method: 'post', path, ...options, idempotent: true };
}
/* @__NO_SIDE_EFFECTS__ */
export function put<S extends CallShape>(path: Path, options?: CallOptions): Call<S> {
  return { method: 'put', path, ...options };
}
/** A DELETE. */
/* @__NO_SIDE_EFFECTS__ */
export function remove<S extends CallShape>(path: Path, options?: CallOptions): Call<S> {
  return { method: 'delete', path, ...options };
}

export type Sent<S extends CallShape> = (S extends { params: infer P extends string }
  ? { params: Record<P, string | number> }
  : unknown) &
  (S extends { query: infer Q } ? (object extends Q ? { query?: Q } : { query: Q }) : unknown) &
  (S extends { body: infer B } ? { body: B } : unknown) &
  (S extends { key: string } ? { key: string } : unknown);

type AnySent = { params?: Record<string, string | number>; query?: object };

export function urlOf(call: Call, { params = {}, query }: AnySent = {}): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])));
  const asked = query instanceof URLSearchParams ? query : new URLSearchParams(given(query ?? {}));
  return asked.size ? `${path}?${asked}` : path;
}

const given = (query: object): [string, string][] =>
  Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));

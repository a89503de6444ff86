import wretch from 'wretch';
import { WretchError } from 'wretch/resolver';
import { type Call, type CallShape, type Sent, urlOf } from '#contract/call.ts';
import { CODES, type Envelope, type FieldError, isPassing, MESSAGE_FALLBACK } from '#contract/envelope.ts';
import type { CodeFields } from '#contract/response-codes.ts';

export type ApiErrorKind = 'session' | 'message' | 'invalid' | 'missing' | 'internal' | 'network';

/** The only error of a call; `message` is the mall's own text where it sent one. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly fields: FieldError[];
  readonly data: unknown;
  /** Of the response; undefined when none came. */
  readonly status: number | undefined;

  constructor(kind: ApiErrorKind, message = '', fields: FieldError[] = [], data?: unknown, status?: number) {
    super(message);
    this.name = 'ApiError';
    this.kind = kind;
    this.fields = fields;
    this.data = data;
    this.status = status;
  }
}

const UNAVAILABLE = [502, 503, 504];

export const isUnavailable = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || UNAVAILABLE.includes(error.status ?? 0));

export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

export type ClientOptions = {
  fetch: Fetch;
  origin?: string;
  headers: () => Record<string, string>;
  checkCodes?: (data: unknown, codes: CodeFields) => void;
};

/** `keepalive`: the request survives leaving the page. */
type HowSent = Pick<RequestInit, 'signal' | 'keepalive'>;
type Request<S extends CallShape> = Sent<S> & HowSent & { key?: string };
type Rest<S extends CallShape> = object extends Sent<S> ? [request?: Request<S>] : [request: Request<S>];

/** Makes a call of the contract. @throws ApiError */
export type MakeCall = <S extends CallShape>(call: Call<S>, ...request: Rest<S>) => Promise<S['data']>;

type AnyRequest = HowSent & {
  params?: Record<string, string | number>;
  query?: object;
  body?: unknown;
  key?: string;
};

/** `fetch` sets the content type of JSON and multipart bodies itself. */
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export type Client = { call: MakeCall };

export function createClient({ fetch, origin = '', headers, checkCodes }: ClientOptions): Client {
  async function makeCall(call: Call, { params, query, body, key, ...options }: AnyRequest = {}): Promise<unknown> {
    const url = urlOf(call, { ...(params && { params }), ...(query && { query }) });
    const sent = call.method === 'post' || call.method === 'put' ? (body ?? {}) : undefined;
    const data = await read(() =>
      wretch(origin)
        .fetchPolyfill(fetch)
        .headers({ ...headers(), ...(key && { 'idempotency-key': key }), ...(body instanceof URLSearchParams && FORM) })
        .options(options)
        .fetch(call.method.toUpperCase(), url, sent)
        .res(),
    );
    if (call.codes) checkCodes?.(data, call.codes);
    return data;
  }
  return { call: makeCall as MakeCall };
}

async function read<T>(send: () => Promise<Response>): Promise<T> {
  const response = await answered(send);
  const envelope = await parsed(response);
  if (envelope.success && isPassing(envelope.code)) return envelope.data as T;
  throw toError(response.status, envelope);
}

async function answered(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof WretchError) return error.response;
    throw new ApiError('network');
  }
}

async function parsed(response: Response): Promise<Envelope<unknown>> {
  try {
    return (await response.json()) as Envelope<unknown>;
  } catch {
    throw new ApiError(response.status === 401 ? 'session' : 'internal', '', [], undefined, response.status);
  }
}

function toError(status: number, { code, msg, data }: Envelope<unknown>): ApiError {
  const known = String(code);
  if (known === CODES.session || known === '401') return new ApiError('session', msg);
  if (known === CODES.invalid) return new ApiError('invalid', msg, Array.isArray(data) ? (data as FieldError[]) : []);
  // Only A00001 carries a text for shoppers: that of A00005 and of undefined codes may be anything.
  const text = known === CODES.message ? msg || MESSAGE_FALLBACK : '';
  if (status === 404) return new ApiError('missing', text);
  return new ApiError(text ? 'message' : 'internal', text, [], data, status);
}

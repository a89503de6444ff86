import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ZodError, ZodType } from 'zod';
import { CODES } from '../../contract/envelope.ts';
import type { Language } from '../../contract/language.ts';
import { MallError } from './error.ts';
import { type MessageKey, message } from './messages.ts';

/** What the middleware in `mall/app.ts` gives every handler. */
export type CallEnv = {
  Variables: {
    language: Language;
    requestId: string;
    accountId: number | undefined;
    /** Names the session of the token; not the token. */
    sessionId: string | undefined;
  };
};
export type CallContext = Context<CallEnv>;

type Parts = { query?: ZodType; params?: ZodType; body?: ZodType; form?: ZodType };
type Parsed<T> = T extends ZodType ? z.output<T> : undefined;
type Input<P extends Parts> = {
  query: Parsed<P['query']>;
  params: Parsed<P['params']>;
  body: Parsed<P['body']>;
  /** Of a multipart body. */
  form: Parsed<P['form']>;
  c: CallContext;
};

type Call<P extends Parts, D extends ZodType> = P & {
  method: 'get' | 'post' | 'put' | 'delete';
  /** With the API base; parameters as `{id}`. */
  path: string;
  summary: string;
  tag: string;
  data: D;
  /** What the answer says to a person. */
  done?: MessageKey;
};

export const createCalls = () =>
  new OpenAPIHono<CallEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalid(result.error);
    },
  });

/** Adds one call: its schemas validate it, describe it in the OpenAPI document and type its handler. */
export function addCall<P extends Parts, D extends ZodType>(
  app: OpenAPIHono<CallEnv>,
  call: Call<P, D>,
  handler: (input: Input<P>) => Promise<z.input<D>> | z.input<D>,
): void {
  const { query, params, body, form } = call;
  const type = form ? 'multipart/form-data' : 'application/json';
  const sent = form ?? body;
  const route = createRoute({
    method: call.method,
    path: call.path,
    summary: call.summary,
    tags: [call.tag],
    ...(call.path.includes('/p/') ? { security: [{ token: [] }] } : {}),
    request: {
      ...(query ? { query: query as never } : {}),
      ...(params ? { params: params as never } : {}),
      ...(sent ? { body: { required: true, content: { [type]: { schema: sent } } } } : {}),
    },
    responses: { 200: { description: 'Envelope', content: { 'application/json': { schema: envelope(call.data) } } } },
  });
  app.openapi(route, (async (c: CallContext) => {
    const valid = (part: 'query' | 'param' | 'json' | 'form') => (c.req.valid as (target: string) => unknown)(part);
    const input = {
      c,
      query: query ? valid('query') : undefined,
      params: params ? valid('param') : undefined,
      body: body ? valid('json') : undefined,
      form: form ? valid('form') : undefined,
    } as Input<P>;
    const data = await handler(input);
    const msg = call.done && message(call.done, c.get('language'));
    return c.json({ success: true, code: CODES.ok, ...(msg ? { msg } : {}), data });
  }) as never);
}

function envelope(data: ZodType) {
  return z.object({ success: z.boolean(), code: z.string(), msg: z.string().optional(), data: data.optional() });
}

function invalid(error: ZodError): MallError {
  const fields = error.issues.map((issue) => ({ field: issue.path.join('.'), msg: issue.message }));
  return new MallError('invalid', 'invalid', { fields });
}

/** Whose token came with a call of a `/p/` path. */
export function shopperOf(c: CallContext): { accountId: number; sessionId: string } {
  const accountId = c.get('accountId');
  const sessionId = c.get('sessionId');
  if (!accountId || !sessionId) throw new MallError('session', 'session');
  return { accountId, sessionId };
}

import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import type { ZodType } from 'zod';
import type { Call, CallShape } from '#contract/call.ts';
import { CODES, type Envelope } from '#contract/envelope.ts';
import type { Language } from '#contract/language.ts';
import { type Access, mayCall } from '#contract/operator/areas.values.ts';
import type { StepUpNeeded } from '#contract/operator/factor.schema.ts';
import { isFresh, STEP_UP_NEEDED } from '#contract/operator/factor.values.ts';
import { MallError, notFound } from '../error.ts';
import { type MessageKey, message } from '../messages/messages.ts';
import type { LiveDesk, LiveOperator } from '../operator/live-session.ts';
import { createSharedQueue } from '../queue.ts';
import { inSpan } from '../trace.ts';
import { isLongAnswer, longAnswer } from './long-answer.ts';
import { refuseUnreadable } from './readable.ts';
import { isDeskPath, needsToken } from './token.ts';

export type CallEnv = {
  Variables: {
    language: Language;
    requestId: string;
    address: string;
    accountId: number | undefined;
    /** Identifies the session of the token; not the token. */
    sessionId: string | undefined;
    operator: LiveOperator | undefined;
    /** The operator's session. */
    desk: LiveDesk | undefined;
    now: () => Date;
    code: string | undefined;
    refusal: MallError | undefined;
  };
};
export type CallContext = Context<CallEnv>;

type Parts = { query?: ZodType; params?: ZodType; body?: ZodType; form?: ZodType };
type Parsed<T> = T extends ZodType ? z.output<T> : undefined;
type Input<P extends Parts> = {
  query: Parsed<P['query']>;
  params: Parsed<P['params']>;
  body: Parsed<P['body']>;
  form: Parsed<P['form']>;
  /** The `Idempotency-Key` of a call that takes one; empty for others. */
  key: string;
  c: CallContext;
};

type Owns = (by: LiveOperator, params: Record<string, string>) => Promise<boolean>;

type Answer<P extends Parts, D extends ZodType> = P & {
  summary: string;
  tag: string;
  data: D;
  owns?: Owns;
  urlencoded?: boolean;
  guarded?: boolean;
  done?: MessageKey;
};

type Fits<S extends CallShape, P extends Parts> = FitsBody<S, P> & FitsQuery<S, P> & FitsParams<S, P>;
type FitsBody<S, P extends Parts> = S extends { body: infer B }
  ? B extends FormData | URLSearchParams | string
    ? { form: ZodType }
    : P extends { body: infer Z extends ZodType }
      ? B extends z.input<Z>
        ? unknown
        : { body: 'does not take the body of the call' }
      : { body: ZodType }
  : unknown;
type FitsQuery<S, P extends Parts> = S extends { query: infer Q }
  ? Q extends URLSearchParams
    ? { query: ZodType }
    : P extends { query: infer Z extends ZodType }
      ? keyof Q extends keyof z.input<Z>
        ? unknown
        : { query: 'does not take the query of the call' }
      : { query: ZodType }
  : unknown;
type FitsParams<S, P extends Parts> = S extends { params: infer N extends string }
  ? P extends { params: infer Z extends ZodType }
    ? N extends keyof z.input<Z>
      ? unknown
      : { params: 'does not take the parameters of the call' }
    : { params: ZodType }
  : unknown;

const IDEMPOTENCY_KEY = 'idempotency-key';
const idempotencyHeader = z.object({
  [IDEMPOTENCY_KEY]: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .describe(
      'Names this attempt: the same key with the same body gets the first response, with another body it is refused.',
    ),
});

const headerOf = (needed: true | 'optional') => (needed === true ? idempotencyHeader : idempotencyHeader.partial());

/** More password hashing at once would only slow each other down; one address cannot fill the queue. */
const inTurn = createSharedQueue({ parallel: 1, waiting: 100, ofOne: 20 });

export const createCalls = () =>
  new OpenAPIHono<CallEnv>({
    defaultHook: (result) => {
      if (!result.success) throw new MallError('invalid', 'invalid', { issues: result.error });
    },
  });

export function addCall<S extends CallShape, P extends Parts, D extends ZodType<S['data']>>(
  app: OpenAPIHono<CallEnv>,
  call: Call<S>,
  answer: Answer<P, D> & Fits<S, P>,
  handler: (input: Input<P>) => Promise<z.input<D>> | z.input<D>,
): void {
  const { method, path, idempotent } = call;
  const { query, params, form } = answer;
  const body = answer.body ?? (form || method === 'get' || method === 'delete' ? undefined : z.object({}));
  const formType = answer.urlencoded ? 'application/x-www-form-urlencoded' : 'multipart/form-data';
  const type = form ? formType : 'application/json';
  const sent = form ?? body;
  const name = `${method.toUpperCase()} ${path}`;
  const route = createRoute({
    method,
    path,
    summary: answer.summary,
    tags: [answer.tag],
    security: needsToken(path) ? [{ token: [] }] : [],
    // Before parsing: whoever may not call it learns nothing of its shape.
    ...deskGate(call, answer.owns),
    request: {
      ...(query ? { query: query as never } : {}),
      ...(params ? { params: params as never } : {}),
      ...(idempotent ? { headers: headerOf(idempotent) as never } : {}),
      ...(sent ? { body: { required: true, content: { [type]: { schema: sent } } } } : {}),
    },
    responses: { 200: { description: SUCCESS, content: { 'application/json': { schema: envelope(answer.data) } } } },
  });
  app.openapi(route, (async (c: CallContext) => {
    const valid = (part: 'query' | 'param' | 'json' | 'form') => (c.req.valid as (target: string) => unknown)(part);
    const input = {
      c,
      query: query ? valid('query') : undefined,
      params: params ? valid('param') : undefined,
      body: body ? valid('json') : undefined,
      form: form ? valid('form') : undefined,
      key: c.req.header(IDEMPOTENCY_KEY) ?? '',
    } as Input<P>;
    refuseUnreadable({ ...(input.query as object), ...(input.params as object), ...(input.body as object) });
    const run = () => inSpan(name, { 'http.route': path }, async () => handler(input));
    const data = await (answer.guarded ? inTurn(c.get('address'), run) : run());
    c.set('code', CODES.ok);
    const msg = answer.done && message(answer.done, c.get('language'));
    return respond(c, { success: true, code: CODES.ok, ...(msg ? { msg } : {}), data });
  }) as never);
}

const respond = (c: CallContext, body: Envelope<unknown>): Response =>
  isLongAnswer(body.data) ? c.body(longAnswer(body), 200, { 'content-type': 'application/json' }) : c.json(body);

/** As it is documented: absent for calls of whoever is logged in. */
const accessOf = ({ looks, changes, mall, shop }: Access): Access => ({
  ...(looks ? { looks } : {}),
  ...(changes ? { changes } : {}),
  ...(mall ? { mall } : {}),
  ...(shop ? { shop } : {}),
});

function deskGate(call: Call, owns: Owns | undefined) {
  if (!isDeskPath(call.path) || !needsToken(call.path)) return {};
  const fresh = call.stepUp ? { 'x-step-up': true } : {};
  return {
    'x-access': accessOf(call),
    ...fresh,
    middleware: [onlyFor(call, owns), ...(call.stepUp ? [onlyFresh] : [])],
  };
}

const onlyFor =
  (access: Access, owns: Owns | undefined): MiddlewareHandler<CallEnv> =>
  async (c, next) => {
    const by = operatorOf(c);
    if (!mayCall(by, access)) throw new MallError('message', 'forbidden', { status: 403 });
    if (owns && !(await owns(by, c.req.param()))) throw notFound();
    await next();
  };

const onlyFresh: MiddlewareHandler<CallEnv> = async (c, next) => {
  const { provedAt, ways } = deskOf(c);
  if (!isFresh(provedAt, c.get('now')())) {
    const data: StepUpNeeded = { code: STEP_UP_NEEDED, ways: [...ways] };
    throw new MallError('message', 'stepUp', { data });
  }
  await next();
};

const SUCCESS =
  'The envelope. `00000` with `data`; or, also with status 200, a failure: `A00001` with a `msg` to show, `A00002` with `[{ field, msg }]` as `data`.';

function envelope(data: ZodType) {
  const { id, description } = data.meta() ?? {};
  const named = id || description ? data : data.describe('What the call gives; absent in a failure.');
  const success = z.object({
    success: z.literal(true).describe('It did what it says.'),
    code: z.literal(CODES.ok).describe('Always 00000.'),
    msg: z.string().optional().describe("What to tell a person, in the caller's language."),
    data: named,
  });
  return z.union([success, refusal]);
}

const refusal = z
  .object({
    success: z.literal(false).describe('It did nothing.'),
    code: z.enum([CODES.message, CODES.invalid]).describe('Which of the two: see the introduction.'),
    msg: z.string().optional().describe("What to tell a person, in the caller's language."),
    data: z
      .unknown()
      .describe('Of A00002: `[{ "field", "msg" }]`. Some calls send more beside A00001, such as `waitMs`.'),
  })
  .openapi('Refusal');

/** Only for calls of a `/p/` path, which require a token. */
export function shopperOf(c: CallContext): { accountId: number; sessionId: string } {
  const accountId = c.get('accountId');
  const sessionId = c.get('sessionId');
  if (!accountId || !sessionId) throw new MallError('session', 'session');
  return { accountId, sessionId };
}

/** Only for calls under `/api/desk/p/`, which require a token. */
export function operatorOf(c: CallContext): LiveOperator {
  const operator = c.get('operator');
  if (!operator) throw new MallError('session', 'session');
  return operator;
}

/** Only for calls under `/api/desk/p/`. */
export function deskOf(c: CallContext): LiveDesk {
  const desk = c.get('desk');
  if (!desk) throw new MallError('session', 'session');
  return desk;
}

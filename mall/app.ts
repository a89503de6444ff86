import type { MiddlewareHandler } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { routePath } from 'hono/route';
import type { Envelope } from '#contract/envelope.ts';
import { DEFAULT_LANGUAGE, toLanguage } from '#contract/language.ts';
import { REQUEST_ID, requestId } from '#contract/request-id.ts';
import { accountRoutes } from './account/account.routes.ts';
import { createLiveSessions } from './account/live-session.ts';
import { type ChatSockets, createChatSockets } from './chat/sockets.ts';
import { giveWelcomeCoupons } from './coupon/coupon.ts';
import { DiskFullError } from './db/disk.ts';
import { isBusy } from './db/errors.ts';
import { readAsVisitor } from './db/visitor-reads.ts';
import type { Deps } from './deps.ts';
import { MallError, notFound } from './error.ts';
import { clientAddress } from './http/address.ts';
import { bodyLimits } from './http/bodies.ts';
import { type CallContext, type CallEnv, createCalls } from './http/call.ts';
import { docsRoutes } from './http/docs.ts';
import { errorsOf } from './http/field-errors.ts';
import { extendSession, loginGuard } from './login.ts';
import { createMedia } from './media/media.ts';
import { finishTask } from './member/member.ts';
import { message } from './messages/messages.ts';
import { createOutboxReader } from './outbox/reader.ts';
import { INDEX_TOPIC, TAGS_TOPIC } from './ports/bus.ts';
import { createTurns } from './queue.ts';
import { REPLICA_READS } from './replica-reads.ts';
import { ROUTES } from './routes.ts';

export type Mall = {
  fetch(request: Request, env?: object): Promise<Response>;
  upgrade: ChatSockets['upgrade'];
};
type MadeMall = Mall & {
  /** To be called when messages of other nodes may have been missed. */
  resync(): void;
  /** Handles what other nodes have written to the outbox. @returns false when something may have been missed */
  readOutbox(): Promise<boolean>;
  /** Open sockets of the chat. */
  sockets: ChatSockets['count'];
  close(): Promise<void>;
};

const SLOW_MS = 1_000;
const WRITES_A_TURN = 4;
const RETRY_AFTER_S = 5;

/** The reference mall API; never listens. Paths are whole: `/api/…`, `/im/…`, `/media/…`, `/ws/…`. */
export function createMall(deps: Deps): MadeMall {
  const app = createCalls();
  app.use('*', async (c, next) => {
    const started = performance.now();
    c.set('requestId', requestId(c.req.header(REQUEST_ID)));
    c.set('now', deps.clock);
    c.set('address', clientAddress(c, deps.trustProxy));
    c.set('language', toLanguage(c.req.header('accept-language')) ?? DEFAULT_LANGUAGE);
    await next();
    c.res.headers.set(REQUEST_ID, c.get('requestId'));
    record(c, performance.now() - started);
  });
  app.use('*', methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }));
  const sessions = createLiveSessions(deps);
  app.use('*', loginGuard(deps, sessions));
  const turn = createTurns(WRITES_A_TURN);
  // A crowd that submits at one moment must not delay those who only read.
  app.use('*', async (c, next) => {
    if (c.req.method !== 'GET') await turn();
    await next();
  });
  // After the login: bodies of visitors are not read into memory where only shoppers may call.
  const limitBodies = bodyLimits();
  app.use('/api/*', limitBodies);
  app.use('/im/*', limitBodies);

  if (deps.database.replica)
    for (const { path } of REPLICA_READS) app.use(path.replaceAll(/\{(\w+)\}/g, ':$1'), visitorsRead);
  for (const addRoutes of ROUTES) addRoutes(app, deps);
  accountRoutes(app, deps, {
    profileCompleted: (tx, done) => finishTask(tx, { ...done, task: 'profile' }),
    registered: giveWelcomeCoupons,
  });
  app.get('/media/*', createMedia(deps.files, deps.log));
  docsRoutes(app);

  app.notFound((c) => refuse(c, notFound()));
  app.onError((error, c) => refuse(c, error));

  function refuseMethod(c: CallContext, allowed: string[]): Response {
    const response = refuse(c, new MallError('message', 'wrongMethod', { status: 405 }));
    response.headers.set('allow', allowed.join(', '));
    return response;
  }

  function refuse(c: CallContext, error: unknown): Response {
    const known = toMallError(error);
    c.set('refusal', known);
    if (known.kind === 'internal')
      deps.log.error({ requestId: c.get('requestId'), path: c.req.path, err: error }, 'internal');
    const language = c.get('language') ?? DEFAULT_LANGUAGE;
    const body: Envelope<unknown> = {
      success: false,
      code: known.code,
      msg: message(known.key, language, known.params),
    };
    const fields = known.issues ? errorsOf(known.issues, language) : known.fields;
    const data = known.field === undefined ? (fields ?? known.data) : [{ field: known.field, msg: body.msg }];
    if (data !== undefined) body.data = data;
    return c.json(body, known.status as 200, {
      'cache-control': 'no-store',
      ...(known.status === 503 ? { 'retry-after': String(RETRY_AFTER_S) } : {}),
    });
  }

  function record(c: CallContext, ms: number): void {
    const path = routePath(c, -1);
    const { status } = c.res;
    const refusal = c.get('refusal');
    const labels = { method: c.req.method, path, status, code: refusal?.code ?? c.get('code') ?? '' };
    deps.metrics.calls.observe(labels, ms / 1_000);
    if (refusal) deps.metrics.refusals.inc({ path, reason: refusal.key });
    const line = {
      requestId: c.get('requestId'),
      method: c.req.method,
      path,
      status,
      ...(refusal ? { refused: refusal.key } : {}),
      ms: Math.round(ms),
    };
    if (refusal || status >= 400 || ms > SLOW_MS) deps.log.info(line, 'call');
    else deps.log.debug(line, 'call');
  }

  const outbox = createOutboxReader(deps, {
    [TAGS_TOPIC](tags) {
      // First: what is dropped now is read again at once, and must not be older.
      deps.database.replica?.raise();
      deps.bus.deliver(TAGS_TOPIC, tags);
    },
    [INDEX_TOPIC]: () => deps.bus.deliver(INDEX_TOPIC, null),
  });
  const sockets = createChatSockets(deps, {
    accountOf: async (token, inUse) =>
      (await (inUse ? extendSession(deps, sessions, token) : sessions.of(token)))?.accountId,
    textOf: message,
  });
  return {
    fetch: async (request, env) => app.fetch(request, env),
    upgrade: sockets.upgrade,
    resync: sockets.resync,
    close: sockets.close,
    sockets: sockets.count,
    readOutbox: outbox.read,
  };
}

const visitorsRead: MiddlewareHandler<CallEnv> = (c, next) =>
  c.req.method === 'GET' && !c.req.header('authorization') ? readAsVisitor(next) : next();

function toMallError(error: unknown): MallError {
  if (error instanceof MallError) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof MallError) return cause;
  if (cause instanceof DiskFullError || error instanceof DiskFullError)
    return new MallError('internal', 'diskFull', { status: 503 });
  if (isBusy(error)) return new MallError('internal', 'busy', { status: 503, cause: error });
  if (isMalformedBody(error) || isBrokenOff(error)) return new MallError('invalid', 'invalid', { fields: [] });
  return new MallError('internal', 'internal', { cause: error });
}

function isMalformedBody(error: unknown): boolean {
  return error instanceof Error && 'status' in error && (error.status === 400 || error.status === 415);
}

/** The client disconnected while it sent the body, which is no error of ours. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}

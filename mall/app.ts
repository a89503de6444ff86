import { routePath } from 'hono/route';
import type { Envelope } from '../contract/envelope.ts';
import { DEFAULT_LANGUAGE, toLanguage } from '../contract/language.ts';
import { accountRoutes } from './account/account.routes.ts';
import { addressRoutes } from './address/address.routes.ts';
import { captchaRoutes } from './captcha/captcha.routes.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { catalogRoutes } from './catalog/catalog.routes.ts';
import { collectionRoutes } from './collection/collection.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import type { Deps } from './deps.ts';
import { deskRoutes } from './desk/desk.routes.ts';
import { bodyLimits } from './http/bodies.ts';
import { type CallContext, createCalls } from './http/call.ts';
import { docsRoutes } from './http/docs.ts';
import { MallError, notFound } from './http/error.ts';
import { faultsOf } from './http/faults.ts';
import { loginGuard } from './http/login.ts';
import { message } from './http/messages.ts';
import { createMedia } from './media/media.ts';
import { orderRoutes } from './order/order.routes.ts';
import { paymentRoutes } from './payment/payment.routes.ts';
import { previewRoutes } from './preview/preview.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { uploadRoutes } from './upload/upload.routes.ts';

/** `env`: what the Node front door knows of the connection. */
export type Mall = { fetch(request: Request, env?: object): Promise<Response> };

const SLOW_MS = 1_000;

/** The reference mall API; never listens. Paths are whole: `/api/…`, `/im/…`, `/media/…`. */
export function createMall(deps: Deps): Mall {
  const app = createCalls();
  app.use('*', async (c, next) => {
    const started = performance.now();
    c.set('requestId', requestId(c.req.header('x-request-id')));
    c.set('language', toLanguage(c.req.header('accept-language')) ?? DEFAULT_LANGUAGE);
    await next();
    c.res.headers.set('x-request-id', c.get('requestId'));
    record(c, performance.now() - started);
  });
  app.use('/api/*', bodyLimits());
  app.use('*', loginGuard(deps));

  contentRoutes(app, deps);
  catalogRoutes(app, deps);
  accountRoutes(app, deps);
  addressRoutes(app, deps);
  cartRoutes(app, deps);
  collectionRoutes(app, deps);
  captchaRoutes(app, deps);
  uploadRoutes(app, deps);
  searchRoutes(app, deps);
  paymentRoutes(app, deps);
  previewRoutes(app, deps);
  orderRoutes(app, deps);
  deskRoutes(app, deps);
  app.get('/media/*', createMedia(deps.files));
  docsRoutes(app);

  app.notFound((c) => refuse(c, notFound()));
  app.onError((error, c) => refuse(c, error));

  function refuse(c: CallContext, error: unknown): Response {
    const known = toMallError(error);
    if (known.kind === 'slip') deps.log.error({ requestId: c.get('requestId'), path: c.req.path, err: error }, 'slip');
    const language = c.get('language') ?? DEFAULT_LANGUAGE;
    const body: Envelope<unknown> = {
      success: false,
      code: known.code,
      msg: message(known.key, language, known.params),
    };
    const fields = known.issues ? faultsOf(known.issues, language) : known.fields;
    const data = known.field === undefined ? (fields ?? known.data) : [{ field: known.field, msg: body.msg }];
    if (data !== undefined) body.data = data;
    return c.json(body, known.status as 200, { 'cache-control': 'no-store' });
  }

  function record(c: CallContext, ms: number): void {
    const path = routePath(c, -1);
    deps.metrics.calls.observe({ method: c.req.method, path, status: c.res.status }, ms / 1_000);
    const line = {
      requestId: c.get('requestId'),
      method: c.req.method,
      path,
      status: c.res.status,
      ms: Math.round(ms),
    };
    if (c.res.status >= 400 || ms > SLOW_MS) deps.log.info(line, 'call');
    else deps.log.debug(line, 'call');
  }

  return { fetch: async (request, env) => app.fetch(request, env) };
}

function toMallError(error: unknown): MallError {
  if (error instanceof MallError) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof MallError) return cause;
  if (isMalformedBody(error) || isBrokenOff(error)) return new MallError('invalid', 'invalid', { fields: [] });
  return new MallError('slip', 'slip', { cause: error });
}

/** Hono's own refusal of a body that is not JSON, or not called JSON. */
function isMalformedBody(error: unknown): boolean {
  return error instanceof Error && 'status' in error && (error.status === 400 || error.status === 415);
}

/** Whoever sent the body went away in the middle of it: nobody hears the answer, and nothing of ours has failed. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}

function requestId(given: string | undefined): string {
  return given && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}

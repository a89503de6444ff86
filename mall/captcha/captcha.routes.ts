import { createRoute, z } from '@hono/zod-openapi';
import { captchaCheck, captchaGet } from '#contract/captcha/schema.ts';
import { CAPTCHA_PATHS, REP_CODES, type RepCode } from '#contract/captcha/values.ts';
import { CODES } from '#contract/envelope.ts';
import type { Deps } from '../deps.ts';
import { MallError } from '../error.ts';
import type { CallContext, createCalls } from '../http/call.ts';
import { callerOf } from '../http/caller.ts';
import { type MessageKey, message } from '../messages/messages.ts';
import { createCaptcha, type Outcome } from './captcha.ts';

const MESSAGES = {
  [REP_CODES.missing]: 'captchaMissing',
  [REP_CODES.invalid]: 'captchaInvalid',
  [REP_CODES.wrong]: 'captchaFailed',
  [REP_CODES.getLimit]: 'captchaGetLimit',
  [REP_CODES.locked]: 'captchaLocked',
  [REP_CODES.checkLimit]: 'captchaCheckLimit',
  [REP_CODES.error]: 'captchaError',
} as const satisfies Partial<Record<RepCode, MessageKey>>;

const answer = z.object({
  success: z.boolean().describe('True; `repCode` says how it went.'),
  code: z.string().describe('00000.'),
  msg: z.string().optional().describe('Absent.'),
  data: z.null().optional().describe('Absent.'),
  repCode: z
    .string()
    .describe(
      '`0000` done; `0011` something is missing; `6110` the token is gone; `6111` wrong answer; `6201`, `6204` too many calls in a minute; `6202` locked after too many failures; `9999` the server failed.',
    ),
  repMsg: z.string().nullable().describe('What to tell a person; null with `0000`.'),
  repData: z
    .object({})
    .loose()
    .nullable()
    .describe(
      'Of `get`: `captchaType`, `originalImageBase64`, `jigsawImageBase64` (of a puzzle; both PNG without `data:` prefix), `token`, `secretKey`, `wordList` (of words). Of `check`: `captchaType`, `token`, `pointJson`, `result`. Null in a failure.',
    ),
});

/** The envelope is always that of success: a client of this protocol reads `repCode`. */
export function captchaRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const captcha = createCaptcha(deps);
  const add = <B extends z.ZodType>(
    path: string,
    summary: string,
    body: B,
    handler: (given: z.output<B>, address: string) => Promise<Outcome<object>>,
  ): void => {
    const route = createRoute({
      method: 'post',
      path,
      summary,
      tags: ['Captcha'],
      request: { body: { required: true, content: { 'application/json': { schema: body } } } },
      responses: { 200: { description: 'Envelope', content: { 'application/json': { schema: answer } } } },
    });
    app.openapi(route, (async (c: CallContext) => {
      const given = (c.req.valid as (target: string) => unknown)('json') as z.output<B>;
      return send(c, await orError(c, () => handler(given, callerOf(c).address)));
    }) as never);
  };

  add(CAPTCHA_PATHS.get, 'A picture to solve', captchaGet, captcha.give);
  add(CAPTCHA_PATHS.check, 'The answer to a picture, once', captchaCheck, captcha.check);

  async function orError(c: CallContext, work: () => Promise<Outcome<object>>): Promise<Outcome<object>> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof MallError && error.status === 429) return { repCode: REP_CODES.getLimit };
      deps.log.error({ requestId: c.get('requestId'), path: c.req.path, err: error }, 'internal');
      return { repCode: REP_CODES.error };
    }
  }
}

function send(c: CallContext, outcome: Outcome<object>) {
  const { repCode } = outcome;
  const [repMsg, repData] =
    'repData' in outcome
      ? [null, outcome.repData]
      : [message(MESSAGES[outcome.repCode as keyof typeof MESSAGES], c.get('language')), null];
  return c.json({ success: true, code: CODES.ok, repCode, repMsg, repData }, 200, { 'cache-control': 'no-store' });
}

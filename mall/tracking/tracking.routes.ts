import { TRACKING_NOTICE_PATH } from '#contract/order/tracking.values.ts';
import type { Deps } from '../deps.ts';
import type { createCalls } from '../http/call.ts';
import { storeTracked } from './tracking.ts';

/** The provider has a language of its own, and does not speak in envelopes. */
export function trackingRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  app.post(TRACKING_NOTICE_PATH, async (c) => {
    const { tracking } = deps;
    const tracked = tracking?.read(await c.req.text());
    if (!tracking || !tracked) return c.json({ result: false, returnCode: '400', message: 'not taken' }, 400);
    await storeTracked(deps, tracked);
    return c.body(tracking.taken, 200, { 'content-type': 'application/json' });
  });
}

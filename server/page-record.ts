import type { Metrics } from '#mall/http/metrics.ts';
import type { Logger } from '#mall/log.ts';
import type { RenderedPage } from './pages.ts';

const SLOW_MS = 1_000;
/** Requests that reached no route, such as those that Astro refuses. */
const NO_ROUTE = 'none';

/** Errors and slow pages are logged as `info`, the others as `debug`. */
export const recordPages =
  ({ pageSeconds }: Metrics, log: Logger) =>
  ({ requestId, route = NO_ROUTE, method, status, ms }: RenderedPage): void => {
    pageSeconds.observe({ route, status }, ms / 1_000);
    const line = { requestId, method, route, status, ms: Math.round(ms) };
    if (status >= 500 || ms > SLOW_MS) log.info(line, 'page');
    else log.debug(line, 'page');
  };

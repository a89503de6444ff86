import { MINUTE_MS } from '#contract/time.ts';
import type { Config } from '#mall/config.ts';
import type { Logger } from '#mall/log.ts';
import { traceWith } from '#mall/trace.ts';

/** Characters of a statement that are told. */
const TEXT_MOST = 2_000;

/**
 * Sends traces to the collector that `OTEL_EXPORTER_OTLP_ENDPOINT` names; its other settings are read by the library. Without it, nothing of
 * the library is loaded. @returns sends what waits, and ends
 */
export async function startTracing({ tracing, nodeName }: Config, log: Logger): Promise<() => Promise<void>> {
  if (!tracing) return async () => {};
  const [api, sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, { resourceFromAttributes }, core] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/core'),
    ]);
  const warn = warnSometimes(log);
  const silent = () => {};
  const logger = { error: warn, warn: silent, info: silent, debug: silent, verbose: silent };
  api.diag.setLogger(logger, api.DiagLogLevel.ERROR);
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  api.propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': tracing.service,
      ...(nodeName === undefined ? {} : { 'service.instance.id': nodeName }),
    }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(tracing.ratio) }),
    spanLimits: { attributeValueLengthLimit: TEXT_MOST },
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  traceWith(provider.getTracer('liangji'));
  return async () => {
    traceWith(undefined);
    await provider.shutdown().catch(warn);
  };
}

/** A collector that is away for a day is not worth a line for each batch. */
function warnSometimes(log: Logger): (reason: unknown) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (reason) => {
    if (performance.now() - last < MINUTE_MS) return;
    last = performance.now();
    log.warn({ reason: reason instanceof Error ? reason.message : String(reason) }, 'traces cannot be sent');
  };
}

import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const pages = { cache: 0, render: 0 };
  new Counter({
    name: 'storefront_pages_total',
    help: 'Pages sent, by where they came from',
    labelNames: ['from'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [from, sent] of Object.entries(pages)) this.inc({ from }, sent);
    },
  });
  return {
    registry,
    /** Plain numbers: counting a kept page must not cost what finding it does. */
    pages,
    calls: new Histogram({
      name: 'mall_call_seconds',
      help: 'Time to answer a call of the mall, by path template',
      labelNames: ['method', 'path', 'status'] as const,
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
      registers: [registry],
    }),
  };
}

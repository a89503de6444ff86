import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCollector } from '../helpers/server/collector.ts';
import { openForeignMall } from '../helpers/server/foreign-mall.ts';
import { ask } from '../helpers/server/http.ts';
import { type Site, startSite } from '../helpers/server/site.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const ABOVE = 'b7ad6b7169203331';
const PARENT = { traceparent: `00-${TRACE}-${ABOVE}-01` };
const CANARY = '13812345678';

let collector: Awaited<ReturnType<typeof openCollector>>;
let site: Site;
beforeAll(async () => {
  collector = await openCollector();
  site = await startSite({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'our-mall',
    OTEL_TRACES_SAMPLER_ARG: '0',
    TRUST_PROXY: '1',
  });
});
afterAll(() => collector.close());

it('follows a request that a proxy traces through the call to its statements, which say no values', async () => {
  const answer = await ask(site.url, `/api/pms/search?searchText=${CANARY}`, { headers: PARENT });
  expect(answer.status).toBe(200);
  await ask(site.url, '/goods?page=2', { headers: PARENT });
  // Of whoever is not traced above, no share at all is.
  await ask(site.url, '/api/pms/goods');
  expect(await site.stop()).toBe(0);
  const spans = collector.spans();
  const of = (name: string, attribute: string, value: string) =>
    spans.find((span) => span.name === name && span.attributes[attribute] === value);
  const request = of('GET', 'url.path', '/api/pms/search');
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: ABOVE, service: 'our-mall' });
  expect(request?.attributes).toMatchObject({ 'http.response.status_code': '200' });
  const call = of('GET /api/pms/search', 'http.route', '/api/pms/search');
  expect(call).toMatchObject({ traceId: TRACE, parentSpanId: request?.spanId });
  const statements = spans.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
  expect(statements.some(({ parentSpanId }) => parentSpanId === call?.spanId)).toBe(true);
  expect(statements.map(({ attributes }) => attributes['db.query.text']).join('\n')).toContain('$1');
  const page = of('GET', 'url.path', '/goods');
  const inPage = of('GET /api/pms/goods', 'http.route', '/api/pms/goods');
  expect(inPage?.parentSpanId).toBe(page?.spanId);
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  expect(collector.bodies.join('\n')).not.toContain(CANARY);
});

it('follows no trace of a stranger', async () => {
  const mall = await openForeignMall();
  const own = await openCollector();
  const alone = await startSite({ MALL_URL: mall.url, OTEL_EXPORTER_OTLP_ENDPOINT: own.url });
  await ask(alone.url, '/goods?prodId=7', { headers: PARENT });
  expect(await alone.stop()).toBe(0);
  mall.close();
  own.close();
  const request = own.spans().find(({ attributes }) => attributes['url.path'] === '/goods');
  expect(request?.service).toBe('liangji');
  expect(request?.traceId).not.toBe(TRACE);
});

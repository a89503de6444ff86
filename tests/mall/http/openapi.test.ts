import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { undescribed } from '../../helpers/mall/undescribed.ts';

type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security?: unknown[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content: Record<string, { schema: { properties: Record<string, object> } }> }>;
};
type Document = {
  openapi: string;
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas?: object };
};

/** Open to visitors although its path says otherwise. */
const OPEN = new Set(['/api/app/p/home/config/bottomTree']);
/** Calls that say everything by their path and token; a file travels as a form of several parts. */
const BODILESS = new Set(['/api/app/logOut', '/api/p/file/uploadImFile']);

let mall: TestMall;
let document: Document;
beforeAll(async () => {
  mall = await openTestMall();
  const response = await mall.fetch(new Request('http://mall/api/openapi.json'));
  document = (await response.json()) as Document;
});
afterAll(() => mall.close());

it('lists the calls of the specification', () => {
  expect(document.openapi).toBe('3.1.0');
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(calls).toEqual(
    expect.arrayContaining([
      'get /api/app/webConfig/getPcWebConfig',
      'get /api/app/p/home/config/bottomTree',
      'post /api/admin/sys/dict/type/listByCodes',
      'post /api/app/flowAnalysisLog',
      'post /api/app/p/flowAnalysisLog',
    ]),
  );
});

it('says of every call what goes in and what comes out', () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = `${method} ${path}`;
      expect(operation.summary, name).toBeTruthy();
      const answer = operation.responses['200']?.content['application/json']?.schema;
      expect(Object.keys(answer?.properties ?? {}), name).toEqual(
        expect.arrayContaining(['success', 'code', 'msg', 'data']),
      );
      if (['post', 'put'].includes(method) && !BODILESS.has(path))
        expect(Object.values(operation.requestBody?.content ?? {})[0]?.schema, name).toBeTruthy();
      if (path.includes('/p/')) expect(operation.security, name).toEqual([{ token: [] }]);
    }
  }
});

it('names every call, and says how it fails', () => {
  const ids = new Set<string>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { operationId, responses, requestBody }] of Object.entries(methods)) {
      const name = `${method} ${path}`;
      expect(operationId, name).toMatch(/^(get|post|put|delete)[A-Za-z0-9]+$/);
      expect(ids, `${name}: ${operationId} is not the only one`).not.toContain(operationId);
      ids.add(operationId);
      const needed = ['200', '404', '429', '500', ...(path.includes('/p/') && !OPEN.has(path) ? ['401'] : [])];
      expect(Object.keys(responses), name).toEqual(expect.arrayContaining(needed));
      if (requestBody) expect(Object.keys(responses), name).toContain('413');
    }
  }
  expect(ids).toContain('getPmsGoodsById');
  for (const word of ['RSA-OAEP', 'captchaVerification', '/media/<width>/', 'freshUntil', 'Idempotency-Key', 'fen'])
    expect(document.info.description).toContain(word);
});

it('describes every field and parameter', () => {
  expect(undescribed(document)).toEqual([]);
});

it('every reference in it leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) {
    const found = reference.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
    expect(found, reference).toBeTypeOf('object');
  }
});

it('every call it lists is answered, none with a slip', async () => {
  for (const [template, methods] of Object.entries(document.paths)) {
    for (const method of Object.keys(methods)) {
      const path = template.replace('{slug}', 'faq').replace(/\{\w+\}/g, '1');
      const body = method === 'get' ? {} : { body: {} };
      const { status, envelope } = await mall.call(method.toUpperCase(), path, body);
      expect([200, 401, 404], `${method} ${path}`).toContain(status);
      expect(envelope.code).not.toBe('A00005');
    }
  }
});

it('the page for reading it comes from here, and from nowhere else', async () => {
  const get = (path: string) => mall.fetch(new Request(`http://mall${path}`));
  const page = await get('/api/docs');
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).not.toMatch(/https?:|\/\/\w/);
  expect(page.headers.get('content-security-policy')).not.toMatch(/https?:/);
  for (const [, path = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
    const file = await get(path);
    expect([path, file.status, file.headers.get('content-type')]).toEqual([
      path,
      200,
      expect.stringMatching(/^text\/(javascript|css)/),
    ]);
  }
});

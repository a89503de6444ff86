import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { undescribed } from '../../helpers/mall/undescribed.ts';

type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security?: unknown[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content: Record<string, { schema: { anyOf: object[] }; example?: unknown }> }>;
};
type Document = {
  openapi: string;
  servers: object[];
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
let desk: Document;
/** Of both documents. */
const allCalls = () => [...Object.entries(document.paths), ...Object.entries(desk.paths)];
beforeAll(async () => {
  mall = await openTestMall();
  const read = async (path: string) => (await (await mall.fetch(new Request(`http://mall${path}`))).json()) as Document;
  document = await read('/api/openapi.json');
  desk = await read('/api/desk/openapi.json');
});
afterAll(() => mall.close());

/** Success and refusal. */
const ENVELOPE = [
  expect.objectContaining({
    properties: {
      success: expect.objectContaining({ enum: [true] }),
      code: expect.objectContaining({ enum: ['00000'] }),
      msg: expect.anything(),
      data: expect.anything(),
    },
    required: ['success', 'code', 'data'],
  }),
  { $ref: '#/components/schemas/Refusal' },
];

const isGiven = (value: unknown): boolean => value !== undefined;

it('keeps the desk in a document of its own, and tells each what it refers to', () => {
  expect(Object.keys(document.paths).filter((path) => path.startsWith('/api/desk/'))).toEqual([]);
  expect(Object.keys(desk.paths).filter((path) => !path.startsWith('/api/desk/'))).toEqual([]);
  expect(Object.keys(desk.paths).length).toBeGreaterThan(100);
  expect(document.servers).toEqual([{ url: '/', description: expect.any(String) }]);
});

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
  for (const [path, methods] of allCalls()) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = `${method} ${path}`;
      expect(operation.summary, name).toBeTruthy();
      const answer = operation.responses['200']?.content['application/json'];
      // The protocol of AJ-Captcha has an envelope of its own.
      if (!path.startsWith('/api/admin/captcha/')) {
        expect(answer?.schema.anyOf, name).toEqual(ENVELOPE);
        expect(answer?.example, name).toMatchObject({ success: true, code: '00000', data: expect.toSatisfy(isGiven) });
      }
      if (['post', 'put'].includes(method) && !BODILESS.has(path))
        expect(Object.values(operation.requestBody?.content ?? {})[0]?.schema, name).toBeTruthy();
      expect(operation.security, name).toEqual(path.includes('/p/') && !OPEN.has(path) ? [{ token: [] }] : []);
    }
  }
});

it('names every call, and says how it fails', () => {
  const ids = new Set<string>();
  for (const [path, methods] of allCalls()) {
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
  expect(undescribed(desk)).toEqual([]);
});

it.each([() => document, () => desk])('every reference in it leads somewhere', (read) => {
  const whole = read();
  const references = [...JSON.stringify(whole).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) {
    const found = reference.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], whole);
    expect(found, reference).toBeTypeOf('object');
  }
});

it('every call it lists is answered, none with a slip', async () => {
  for (const [template, methods] of allCalls()) {
    for (const method of Object.keys(methods)) {
      const path = template.replace('{slug}', 'faq').replace(/\{\w+\}/g, '1');
      const body = method === 'get' ? {} : { body: {} };
      const { status, envelope } = await mall.call(method.toUpperCase(), path, body);
      expect([200, 401, 404], `${method} ${path}`).toContain(status);
      expect(envelope.code).not.toBe('A00005');
    }
  }
});

it.each(['/api/docs', '/api/desk/docs'])('%s comes from here, and from nowhere else', async (path) => {
  const get = (path: string) => mall.fetch(new Request(`http://mall${path}`));
  const page = await get(path);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).not.toMatch(/https?:|\/\/\w/);
  expect(page.headers.get('content-security-policy')).not.toMatch(/https?:/);
  for (const [, part = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
    const file = await get(part);
    expect([part, file.status, file.headers.get('content-type')]).toEqual([
      part,
      200,
      expect.stringMatching(/^text\/(javascript|css)/),
    ]);
  }
});

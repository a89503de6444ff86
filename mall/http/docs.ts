import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { compress } from 'hono/compress';
import type { createCalls } from './call.ts';
import { chatDocument } from './chat-document.ts';
import { type Audience, apiDocument, TITLES } from './document.ts';

type Document = { audience: Audience; path: string; page: string };
const SOCKET_PATH = '/api/asyncapi.json';
const DOCUMENTS: Document[] = [
  { audience: 'storefront', path: '/api/openapi.json', page: '/api/docs' },
  { audience: 'desk', path: '/api/desk/openapi.json', page: '/api/desk/docs' },
];
const READER_PATH = '/api/docs';
const require = createRequire(import.meta.url);
const READER = [
  {
    name: 'swagger-ui-bundle.js',
    file: require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
    type: 'text/javascript; charset=utf-8',
  },
  { name: 'swagger-ui.css', file: require.resolve('swagger-ui-dist/swagger-ui.css'), type: 'text/css; charset=utf-8' },
];
const startOf = ({ path }: Document): string =>
  `SwaggerUIBundle({url:'${path}',dom_id:'#reader',docExpansion:'none',filter:true,supportedSubmitMethods:[]})`;
const htmlOf = (document: Document): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${TITLES[document.audience]}</title><link rel="stylesheet" href="${READER_PATH}/swagger-ui.css"></head>
<body><main id="reader"></main><script src="${READER_PATH}/swagger-ui-bundle.js"></script><script>${startOf(document)}</script></body>
</html>`;

/** In a sandbox without an origin the page reaches neither the cookies nor the pages of the shop. */
const policyOf = (document: Document): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'sha256-${createHash('sha256').update(startOf(document)).digest('base64')}'`,
    "style-src 'self' 'unsafe-inline'",
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    'sandbox allow-scripts allow-popups',
  ].join('; ');

export function docsRoutes(app: ReturnType<typeof createCalls>): void {
  for (const document of DOCUMENTS) {
    let written: string | undefined;
    app.use(document.path, compress());
    app.get(document.path, (c) => {
      // Generating it takes a good part of a second, and calls do not change while the mall runs.
      written ??= JSON.stringify(apiDocument(app, document.audience));
      // For the page below, which has no origin; it is the same for everyone.
      return c.body(written, 200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    });
    app.get(document.page, (c) => c.html(htmlOf(document), 200, { 'content-security-policy': policyOf(document) }));
  }
  app.get(SOCKET_PATH, (c) => c.json(chatDocument(), 200, { 'access-control-allow-origin': '*' }));
  app.use(`${READER_PATH}/*`, compress());
  for (const { name, file, type } of READER) {
    app.get(`${READER_PATH}/${name}`, async (c) => {
      const content = await readFile(file);
      const headers = { 'content-type': type, 'cache-control': 'public, max-age=3600' };
      return c.body(new Uint8Array(content), 200, headers);
    });
  }
}

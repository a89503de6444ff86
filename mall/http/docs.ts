import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { compress } from 'hono/compress';
import type { createCalls } from './call.ts';
import { apiDocument } from './document.ts';

const DOCUMENT = '/api/openapi.json';
const PAGE = '/api/docs';
const require = createRequire(import.meta.url);
const READER = [
  {
    name: 'swagger-ui-bundle.js',
    file: require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
    type: 'text/javascript; charset=utf-8',
  },
  { name: 'swagger-ui.css', file: require.resolve('swagger-ui-dist/swagger-ui.css'), type: 'text/css; charset=utf-8' },
];
const START = `SwaggerUIBundle({url:'${DOCUMENT}',dom_id:'#reader',docExpansion:'none',filter:true,supportedSubmitMethods:[]})`;
const HTML = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Liangji mall API</title><link rel="stylesheet" href="${PAGE}/swagger-ui.css"></head>
<body><main id="reader"></main><script src="${PAGE}/swagger-ui-bundle.js"></script><script>${START}</script></body>
</html>`;

/** In a sandbox without an origin the reader reaches neither the cookies nor the pages of the shop. */
const POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${createHash('sha256').update(START).digest('base64')}'`,
  "style-src 'self' 'unsafe-inline'",
  'img-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  'sandbox allow-scripts allow-popups',
].join('; ');

/** The calls as a document, and a page for reading it. */
export function docsRoutes(app: ReturnType<typeof createCalls>): void {
  let written: string | undefined;
  app.use(DOCUMENT, compress());
  app.use(`${PAGE}/*`, compress());
  app.get(DOCUMENT, (c) => {
    // Writing it takes a good part of a second, and calls do not change while the mall runs.
    written ??= JSON.stringify(apiDocument(app));
    // For the page below, which is of no origin; it says the same to everyone.
    return c.body(written, 200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
  });
  app.get(PAGE, (c) => c.html(HTML, 200, { 'content-security-policy': POLICY }));
  for (const { name, file, type } of READER) {
    app.get(`${PAGE}/${name}`, async (c) => {
      const content = await readFile(file);
      const headers = { 'content-type': type, 'cache-control': 'public, max-age=3600' };
      return c.body(new Uint8Array(content), 200, headers);
    });
  }
}

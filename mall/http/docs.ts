import { createHash } from 'node:crypto';
import { Scalar } from '@scalar/hono-api-reference';
import type { Handler } from 'hono';
import type { CallEnv, createCalls } from './call.ts';

const READER = 'https://cdn.jsdelivr.net/npm/@scalar/api-reference@1.72.1';
/** In a sandbox the browser keeps nothing, and the reader does not start where it cannot ask for what was kept. */
const MEMORY =
  'const kept={getItem:()=>null,setItem(){},removeItem(){},clear(){},key:()=>null,length:0};' +
  "for(const name of['localStorage','sessionStorage'])Object.defineProperty(window,name,{value:kept})";
const DOCUMENT = '/api/openapi.json';

/** The calls as a document, and a page for reading it. */
export function docsRoutes(app: ReturnType<typeof createCalls>): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'token', {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
  });
  let written: string | undefined;
  app.get(DOCUMENT, (c) => {
    // Writing it takes a good part of a second, and calls do not change while the mall runs.
    written ??= JSON.stringify(
      app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Liangji mall API', version: '1' } }),
    );
    // For the page below, which is of no origin; it says the same to everyone.
    return c.body(written, 200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
  });
  const reader = Scalar({ url: DOCUMENT, pageTitle: 'Liangji mall API', cdn: READER }) as Handler<CallEnv>;
  app.get('/api/docs', async (c, next) => {
    const page: Response = await reader(c, next);
    const html = (await page.text()).replace('<head>', `$&<script>${MEMORY}</script>`);
    return c.html(html, 200, { 'content-security-policy': policyFor(html) });
  });
}

/**
 * The reader comes from a server that is not ours. In a sandbox without an origin it runs beside the shop, and reaches
 * neither its cookies nor its pages.
 */
function policyFor(html: string): string {
  const inline = [...html.matchAll(/<script[^>]*>([^<]+)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src ${READER} ${inline.join(' ')}`,
    "style-src 'unsafe-inline'",
    'font-src data: https://fonts.scalar.com',
    'img-src data: https:',
    `connect-src 'self'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    'sandbox allow-scripts allow-popups',
  ].join('; ');
}

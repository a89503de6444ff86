import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEFAULT_LANGUAGE, type Language, toLanguage } from '#contract/language.ts';
import { SANDBOX_ACTIONS, SANDBOX_PATH, type Sandbox, type SandboxNotice } from '#mall/ports/payment-sandbox.ts';
import { readBody, refuseBody } from '../read-body.ts';
import { cashierPage, lostPage } from './sandbox-page.ts';

/** The form has one button. */
const FORM_BYTES = 1024;
const NOTICE_TIMEOUT_MS = 5_000;
const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
const ADDRESS = new RegExp(`^${SANDBOX_PATH}/([\\w-]{10,40})(?:\\?(.*))?$`);

/** `/sandbox/cashier/{token}`: a person plays the cashier, and the mall gets notices over HTTP as from any provider. */
export function createCashier(sandbox: Sandbox, headers: Readonly<Record<string, string>>) {
  return function answer(req: IncomingMessage, res: ServerResponse): boolean {
    // Every request of the site passes here.
    if (!req.url?.startsWith(SANDBOX_PATH)) return false;
    const [, token, query] = ADDRESS.exec(req.url) ?? [];
    if (!token) return false;
    const language = languageOf(req, new URLSearchParams(query));
    const done = req.method === 'POST' ? act(token, req, res) : show(token, language, res);
    done.catch(() => send(res, 500, lostPage(language)));
    return true;
  };

  async function show(token: string, language: Language, res: ServerResponse): Promise<void> {
    const charge = await sandbox.find(token);
    if (charge) send(res, 200, cashierPage(charge, language));
    else send(res, 404, lostPage(language));
  }

  async function act(token: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await readBody(req, FORM_BYTES);
    if (!body) return refuseBody(req, res, headers, '');
    const wanted = new URLSearchParams(body.toString()).get('action');
    const action = SANDBOX_ACTIONS.find((known) => known === wanted);
    const acted = action && (await sandbox.act(token, action));
    if (!acted) return send(res, 404, lostPage(DEFAULT_LANGUAGE));
    for (const notice of acted.notices) await tell(req, notice);
    res.writeHead(303, { ...headers, location: acted.next, 'cache-control': 'no-store' }).end();
  }

  function send(res: ServerResponse, status: number, html: string): void {
    const page = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'content-security-policy': CSP,
    };
    res.writeHead(status, { ...headers, ...page }).end(html);
  }
}

/** To this server itself, whatever its name and port. The mall queries payments whose notice does not arrive. */
async function tell({ socket }: IncomingMessage, { path, headers, body }: SandboxNotice): Promise<void> {
  const address = socket.localAddress?.includes(':') ? `[${socket.localAddress}]` : socket.localAddress;
  const signal = AbortSignal.timeout(NOTICE_TIMEOUT_MS);
  await fetch(`http://${address}:${socket.localPort}${path}`, { method: 'POST', headers, body, signal }).catch(
    () => undefined,
  );
}

function languageOf(req: IncomingMessage, query: URLSearchParams): Language {
  const [, cookie] = /(?:^|;\s*)b2cLanguage=(\w+)/.exec(req.headers.cookie ?? '') ?? [];
  return toLanguage(query.get('lang') ?? undefined) ?? toLanguage(cookie) ?? DEFAULT_LANGUAGE;
}

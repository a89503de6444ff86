export type OpenSearchSettings = {
  /** Without a slash at its end. */
  url: string;
  user: string | undefined;
  password: string | undefined;
  /** The alias that is searched; indexes are called after it. */
  index: string;
  timeoutMs?: number;
  bulkTimeoutMs?: number;
};

/** A service that hangs costs a search no more; the database answers then. */
const TIMEOUT_MS = 2_000;
/** For what a job sends: no shopper waits for it. */
const BULK_TIMEOUT_MS = 30_000;

export class OpenSearchError extends Error {
  readonly status: number;
  constructor(status: number, reason: string) {
    super(`opensearch: ${reason}`);
    this.status = status;
  }
}

type Body = { json: unknown } | { lines: readonly unknown[] };

/** Errors name neither the address nor the credentials. */
export function createHttp({ url, user, password, timeoutMs = TIMEOUT_MS, ...more }: OpenSearchSettings) {
  const authorization = user && `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

  const headers = (body: Body | undefined): Record<string, string> => ({
    ...(authorization ? { authorization } : {}),
    ...(body ? { 'content-type': 'json' in body ? 'application/json' : 'application/x-ndjson' } : {}),
  });

  async function send(method: string, path: string, body: Body | undefined, ms: number): Promise<unknown> {
    const init: RequestInit = {
      method,
      headers: headers(body),
      body: body ? textOf(body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(ms),
    };
    const ask = () => fetch(`${url}/${path}`, init);
    const response = await ask()
      .catch((error: unknown) => (isConnectionClosed(error) ? ask() : Promise.reject(error)))
      .catch((error: unknown) => {
        throw failed(error);
      });
    if (response.ok) return method === 'HEAD' ? undefined : await answerOf(response);
    const type = await errorType(response);
    throw new OpenSearchError(response.status, [`status ${response.status}`, ...type].join(', '));
  }

  return {
    ask: (method: string, path: string, json?: unknown): Promise<unknown> =>
      send(method, path, json === undefined ? undefined : { json }, timeoutMs),
    /** As lines of JSON. */
    askMany: (path: string, lines: readonly unknown[]): Promise<unknown> => send('POST', path, { lines }, timeoutMs),
    /** For what takes longer than a search may. */
    work: (method: string, path: string, body?: Body): Promise<unknown> =>
      send(method, path, body, more.bulkTimeoutMs ?? BULK_TIMEOUT_MS),
  };
}

/**
 * A service closes connections that were idle for some seconds, and a request may be on its way just then. Every request may come twice:
 * documents have versions, and what exists is not made again.
 */
const isConnectionClosed = (error: unknown): boolean => {
  const { code = '' } = ((error as Error).cause ?? {}) as { code?: string };
  return ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(code);
};

const textOf = (body: Body): string =>
  'json' in body ? JSON.stringify(body.json) : body.lines.map((line) => `${JSON.stringify(line)}\n`).join('');

const failed = (error: unknown): OpenSearchError =>
  new OpenSearchError(0, error instanceof Error ? error.name : 'failed');

/** It may hang, or end, in the middle. */
const answerOf = (response: Response): Promise<unknown> =>
  response.json().catch((error: unknown) => {
    throw failed(error);
  });

/** As `index_not_found_exception`; reasons may repeat what was searched. */
async function errorType(response: Response): Promise<string[]> {
  const body = (await response.json().catch(() => undefined)) as { error?: { type?: unknown } } | undefined;
  const type = body?.error?.type;
  return typeof type === 'string' && /^[\w.]{1,80}$/.test(type) ? [type] : [];
}

import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

export type WebPictures = {
  takes(address: string): boolean;
  get(address: string): Promise<Buffer>;
};

/** `address`: not allowed; `missing`: no picture was received; `large`: over the size limit. */
export type WebPictureReason = 'address' | 'missing' | 'large';
export class WebPictureError extends Error {
  readonly error: WebPictureReason;
  constructor(error: WebPictureReason, cause?: unknown) {
    super(error, { cause });
    this.name = 'WebPictureError';
    this.error = error;
  }
}

const REDIRECTS = 3;
const MOVED = new Set([301, 302, 303, 307, 308]);
const TIMEOUT_MS = 8_000;
const LONGEST = 2_048;

type Options = {
  mostBytes: number;
  timeoutMs?: number;
  /** Private addresses that are allowed all the same, on any port; tests serve pictures there. */
  allow?: string[];
};

export function isWebAddress(address: string, anyPort = false): boolean {
  const url = URL.parse(address);
  return (
    url !== null &&
    address.length <= LONGEST &&
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    !url.username &&
    !url.password &&
    (anyPort || !url.port)
  );
}

/**
 * HTTP and HTTPS on their default ports. The agents check every address that a host resolves to and connect to the one that was checked, so
 * that private, loopback and reserved ones are never reached, not even by a redirect.
 */
export function createWebPictures({ mostBytes, timeoutMs = TIMEOUT_MS, allow = [] }: Options): WebPictures {
  const options = { allowIPAddressList: allow, keepAlive: false };
  const plain = new RequestFilteringHttpAgent(options);
  const secure = new RequestFilteringHttpsAgent(options);

  const ask = (url: URL, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'liangji' };
      const request =
        url.protocol === 'https:'
          ? https.get(url, { agent: secure, headers, signal })
          : http.get(url, { agent: plain, headers, signal });
      request.on('response', resolve);
      request.on('error', reject);
    });

  async function follow(address: string, signal: AbortSignal, hops: number): Promise<Buffer> {
    if (!isWebAddress(address, allow.length > 0)) throw new WebPictureError('address');
    const url = new URL(address);
    const response = await ask(url, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return read(response, mostBytes);
    response.destroy();
    const to = MOVED.has(statusCode) ? URL.parse(headers.location ?? '', url) : null;
    if (!to || hops === 0) throw new WebPictureError('missing');
    return follow(to.href, signal, hops - 1);
  }

  return {
    takes: (address) => isWebAddress(address, allow.length > 0),
    async get(address) {
      try {
        return await follow(address, AbortSignal.timeout(timeoutMs), REDIRECTS);
      } catch (error) {
        throw error instanceof WebPictureError ? error : new WebPictureError('missing', error);
      }
    },
  };
}

async function read(response: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    // Leaving the loop closes the connection.
    if (size > most) throw new WebPictureError('large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

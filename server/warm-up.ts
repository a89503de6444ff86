import type { AddressInfo } from 'node:net';

/** One of each kind that loads something on first use: pages, rich text (a DOM), the dictionary of search. */
const PATHS = ['/', '/goods', '/other/faq', `/search?searchText=${encodeURIComponent('茶')}`];
/** For all together: then the node is ready, warm or not. */
const MOST_MS = 20_000;

/** Renders a few pages, so that no visitor waits for what is loaded once. Errors are left to real requests. */
export async function warmUp({ address, port, family }: AddressInfo, mostMs = MOST_MS): Promise<void> {
  const any = family === 'IPv6' ? '::1' : '127.0.0.1';
  const host = ['::', '0.0.0.0'].includes(address) ? any : address;
  const origin = `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`;
  const signal = AbortSignal.timeout(mostMs);
  for (const path of PATHS) {
    const page = fetch(origin + path, { signal }).then((response) => response.arrayBuffer());
    await page.catch(() => {});
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may change something: it was sent by a page of this site. Browsers say so in `Sec-Fetch-Site`;
 * older ones in `Origin`, which is compared by host alone, for a proxy may have taken HTTPS off.
 */
export function isOwnRequest(request: Request): boolean {
  if (SAFE.has(request.method)) return true;
  const site = request.headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  return !origin || URL.parse(origin)?.host === (request.headers.get('host') ?? new URL(request.url).host);
}

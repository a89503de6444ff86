const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

export const isLoopback = (host: string): boolean => LOOPBACK.has(host);

/** Over plain HTTP only to this machine, to try something out. */
export function isHttpsOrLoopback(url: string): boolean {
  const { protocol, hostname } = URL.parse(url) ?? { protocol: '', hostname: '' };
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

type Headers = Readonly<Record<string, string>>;

/** For pages and files, and for data, which may load nothing at all. */
export function securityHeaders({ https, subdomains = false }: { https: boolean; subdomains?: boolean }): {
  pages: Headers;
  data: Headers;
} {
  const always: Headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(https ? { 'strict-transport-security': `max-age=31536000${subdomains ? '; includeSubDomains' : ''}` } : {}),
  };
  return {
    pages: {
      ...always,
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    },
    data: {
      ...always,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    },
  };
}

type Headers = Readonly<Record<string, string>>;

/** What tells a browser to be careful: with pages and files, and with what is no page and may load nothing at all. */
export function protection(secure: boolean): { pages: Headers; data: Headers } {
  const always: Headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
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

const POLICY = 'content-security-policy';

/**
 * Lets a page reach the origin of an address, which is known at run time only. Astro writes the policy before layouts run, where
 * `Astro.csp.insertDirective` no longer changes it.
 */
export function allowOrigin(headers: Headers, directive: 'connect-src' | 'img-src', address: string | undefined): void {
  const policy = headers.get(POLICY);
  if (!policy || !address) return;
  headers.set(POLICY, policy.replace(new RegExp(`${directive} [^;]+`), `$& ${new URL(address).origin}`));
}

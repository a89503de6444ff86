const POLICY = 'content-security-policy';

/**
 * Lets a page send its visit to the analytics service. Astro writes the policy before layouts run, where
 * `Astro.csp.insertDirective` no longer changes it, and the address is known at run time only.
 */
export function allowAnalytics(headers: Headers, analyticsUrl: string | undefined): void {
  const policy = headers.get(POLICY);
  if (!policy || !analyticsUrl) return;
  headers.set(POLICY, policy.replace(/connect-src [^;]+/, `$& ${new URL(analyticsUrl).origin}`));
}

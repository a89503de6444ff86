import { createHash } from 'node:crypto';
import type { AstroUserConfig } from 'astro';
import { EARLY_SCRIPT, MENU_SCRIPT, REPLAY_SCRIPT } from '#src/lib/server/early-scripts.ts';

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}` as const;

/** Of every page; Astro adds the hashes of its own scripts. Origins known at run time only: `src/lib/server/allow-origin.ts`. */
export const CONTENT_POLICY: NonNullable<AstroUserConfig['security']>['csp'] = {
  directives: [
    "default-src 'self'",
    "img-src 'self' data: blob: https:",
    "connect-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ],
  scriptDirective: { resources: ["'self'"], hashes: [EARLY_SCRIPT, MENU_SCRIPT, REPLAY_SCRIPT].map(hashOf) },
  styleDirective: { resources: ["'self'", "'unsafe-inline'"] },
};

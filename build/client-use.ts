import type { AstroIntegration } from 'astro';

/** Adds the directive `client:use`. */
export const clientUse = (): AstroIntegration => ({
  name: 'client-use',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'use', entrypoint: './src/lib/browser/client-use.ts' }),
  },
});

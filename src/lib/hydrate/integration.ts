import type { AstroIntegration } from 'astro';

/** Adds `client:intent`; see `intent.ts`. */
export const intentDirective = (): AstroIntegration => ({
  name: 'client-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/lib/hydrate/intent.ts' });
    },
  },
});

import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { HELPER } from './load-later.ts';

/** What belongs to the desk alone. */
const OF_DESK = /\/src\/(?:(?:islands|stores|lib|lib\/api)\/desk\/|layouts\/Desk)/;
/** What desk and storefront both use; React is one for both, for it comes on use anyway. */
const SHARED =
  /\/(?:src|contract)\/|\/node_modules\/(?:nanostores|@nanostores|js-cookie|wretch|react-hook-form|dompurify)\//;
const MARK = '?desk';
export const isDeskCopy = (id: string): boolean => id.endsWith(MARK);
const OWN_HELPER = '\0desk/load-later.js';

/**
 * Builds the desk's scripts from copies of the modules that it shares with the storefront. A module stands in one file,
 * so without that what the desk uses would come out of, and into, the files that every page of the shop loads.
 */
function apart(): Plugin {
  return {
    name: 'desk-apart',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (!importer || !(isDeskCopy(importer) || OF_DESK.test(importer))) return null;
        if (source === HELPER) return OWN_HELPER;
        const from = isDeskCopy(importer) ? importer.slice(0, -MARK.length) : importer;
        const found = await this.resolve(source, from, { ...options, skipSelf: true });
        if (!found || found.external || /[\0?]/.test(found.id) || OF_DESK.test(found.id) || !SHARED.test(found.id))
          return found;
        return { ...found, id: found.id + MARK };
      },
    },
    // Of one file each, and with no sheets of their own: there is nothing to ask for beforehand.
    load: (id) => (id === OWN_HELPER ? 'export const __vitePreload = (load) => load();' : null),
  };
}

export const deskApart = (): AstroIntegration => ({
  name: 'desk-apart',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [apart()] } });
    },
  },
});

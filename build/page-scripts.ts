import type { Plugin } from 'vite';

/** Where the list stands in the client build. */
export const PAGE_SCRIPTS_FILE = '_astro/page-scripts.json';
/** Source file, as `layouts/Document.astro` → addresses of its scripts and of all that they import at load. */
export type PageScripts = Record<string, string[]>;

const SCRIPT = /\/src\/(.+\.astro)\?astro&type=script/;

/**
 * Lists what the scripts of each `.astro` file import, so that a page can preload them: without that, each level of
 * imports costs a round trip.
 */
export const pageScripts = (): Plugin => ({
  name: 'page-scripts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const chunks = new Map(
      Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
    );
    const reach = (name: string, found: Set<string>): Set<string> => {
      if (found.has(name)) return found;
      found.add(name);
      for (const next of chunks.get(name)?.imports ?? []) reach(next, found);
      return found;
    };
    const list: PageScripts = {};
    for (const chunk of chunks.values()) {
      const [, source] = SCRIPT.exec(chunk.facadeModuleId ?? '') ?? [];
      if (source) list[source] = [...reach(chunk.fileName, new Set(list[source]))].map((name) => `/${name}`);
    }
    this.emitFile({ type: 'asset', fileName: PAGE_SCRIPTS_FILE, source: JSON.stringify(list) });
  },
});

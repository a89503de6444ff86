import type { Plugin, Rolldown } from 'vite';

/** In the client build. */
export const PAGE_SCRIPTS_FILE = '_astro/page-scripts.json';
/**
 * Source file, as `layouts/Document.astro` → addresses of its scripts and of all that they import at load. Under `islands` and
 * `islands/account`: imports of the islands of private pages, and of the login pages.
 */
export type PageScripts = Record<string, string[]>;

type Chunk = Rolldown.OutputChunk;

const PAGE = /\/src\/(.+\.astro)\?astro&type=script/;
const ISLAND = /\/src\/islands\/(public|inside)\/([\w-]+)\/\w+\.tsx$/;
/** The module that starts islands. */
const RENDERER = /\/@astrojs\/react\/.*client[^/]*$/;
/** Islands of offers: visitors come to them from public pages, and load nothing of other private screens, nor these of them. */
export const OFFERS = /\/src\/islands\/inside\/(discount|flash-sale|group-buy|points-mall)\//;

/**
 * Lists what the scripts of each `.astro` file import, so that a page can preload them: otherwise each level of imports costs a round trip.
 */
export const pageScripts = (): Plugin => ({
  name: 'page-scripts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const found = new Map<string, Set<string>>();
    const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
    const reach = (name: string, names: Set<string>): void => {
      if (names.has(name)) return;
      names.add(name);
      for (const next of importsOf.get(name) ?? []) reach(next, names);
    };
    for (const chunk of chunks) {
      for (const [key, names] of listed(chunk)) {
        const all = found.get(key) ?? new Set();
        found.set(key, all);
        for (const name of names) reach(name, all);
      }
    }
    const list: PageScripts = Object.fromEntries(
      [...found].map(([key, names]) => [key, [...names].map((name) => `/${name}`)]),
    );
    this.emitFile({ type: 'asset', fileName: PAGE_SCRIPTS_FILE, source: JSON.stringify(list) });
  },
});

/** The keys of a chunk, and the files listed under them. The page itself knows the address of an island. */
function listed({ facadeModuleId, fileName, imports, isEntry }: Chunk): [key: string, names: string[]][] {
  const source = facadeModuleId ?? '';
  const [, page] = PAGE.exec(source) ?? [];
  if (page) return [[page, [fileName]]];
  if (!isEntry) return [];
  if (RENDERER.test(source)) return ['islands', 'islands/account'].map((key) => [key, [fileName]]);
  const [, weight, folder = ''] = ISLAND.exec(source) ?? [];
  if (weight === 'inside' && !OFFERS.test(source)) return [['islands', imports]];
  // The other islands of public pages are loaded on use.
  return weight === 'public' && folder === 'account' ? [['islands/account', imports]] : [];
}

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** In the client build. */
export const PAGE_SCRIPTS_FILE = '_astro/page-scripts.json';
/**
 * Source file, as `layouts/Document.astro` → addresses of its scripts and of all that they import at load. Under `islands` and
 * `islands/account`: imports of the islands of private pages, and of the login pages. A page has its own islands as well.
 */
export type PageScripts = Record<string, string[]>;

type Chunk = Rolldown.OutputChunk;

const PAGE = /\/src\/(.+\.astro)\?astro&type=script/;
const ISLAND = /\/src\/islands\/(public|inside)\/([\w-]+)\/\w+\.tsx$/;
const PAGES = resolve(import.meta.dirname, '../src/pages');
const PARTS = /from '((?:\.\.?\/)+(?:views\/[\w/-]+\.astro|islands\/inside\/[\w/-]+\.tsx))'/g;
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
    for (const [key, names] of [...chunks.flatMap(listed), ...pagesOf(chunks)]) {
      const all = found.get(key) ?? new Set();
      found.set(key, all);
      for (const name of names) reach(name, all);
    }
    const list: PageScripts = Object.fromEntries(
      [...found].map(([key, names]) => [key, [...names].map((name) => `/${name}`)]),
    );
    this.emitFile({ type: 'asset', fileName: PAGE_SCRIPTS_FILE, source: JSON.stringify(list) });
  },
});

/** Pages, and the files of the views and islands that they show. */
function pagesOf(chunks: Chunk[]): [key: string, names: string[]][] {
  const nameOf = new Map(chunks.map(({ facadeModuleId, fileName }) => [facadeModuleId?.split('?')[0], fileName]));
  const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.astro'));
  return pages.flatMap((page) => {
    const names = partsOf(join(PAGES, page)).flatMap((part) => nameOf.get(part) ?? []);
    return names.length ? [[`pages/${page}`, names]] : [];
  });
}

function partsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(PARTS)].flatMap(([, path = '']) => {
    const part = resolve(dirname(file), path);
    return part.endsWith('.astro') ? [part, ...partsOf(part)] : [part];
  });
}

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

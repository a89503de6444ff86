import type { Plugin } from 'vite';

/** What Vite puts around every `import()`. */
export const HELPER = '\0vite/preload-helper.js';

/**
 * Asks for a part's files at once instead of one after another, and tells of a part that cannot be had. Vite's own does
 * the same, and style sheets, nonces and old browsers as well: half a kilobyte more for every page to begin with.
 */
const CODE = `const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load().catch((error) => {
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  });
};`;

/** Parts of a page that are loaded on use, with a helper of our own around them. */
export function loadLater(): Plugin {
  return {
    name: 'load-later',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id === HELPER ? CODE : null),
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.viteMetadata?.importedCss.size) continue;
        this.error(`${file.fileName} imports a style sheet, which nothing would load; import its address (?url)`);
      }
    },
  };
}

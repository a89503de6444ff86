import type { Words } from '../../shared/i18n/fill.ts';

type Tree = { [key: string]: string | Tree };

/** The texts of a namespace, fetched by what a page opens on use: no page carries them. */
export async function fetchWords(namespace: string): Promise<Words> {
  const language = document.documentElement.lang.startsWith('en') ? 'en' : 'zh';
  const response = await fetch(`/locales/${language}/${namespace}.json`);
  const { network = '', slip = '' } = document.getElementById('toasts')?.dataset ?? {};
  const texts = { 'error.network': network, 'error.slip': slip };
  flatten((await response.json()) as Tree, `${namespace}:`, texts);
  return { language, texts };
}

function flatten(tree: Tree, prefix: string, into: Record<string, string>): void {
  for (const [name, child] of Object.entries(tree)) {
    if (typeof child === 'string') into[prefix + name] = child;
    else flatten(child, `${prefix}${name}.`, into);
  }
}

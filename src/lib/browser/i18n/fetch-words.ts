import wretch from 'wretch';
import type { FetchedTexts } from '../../shared/i18n/fetched.ts';
import type { Words } from '../../shared/i18n/fill.ts';

type Tree = { [key: string]: string | Tree };

export async function fetchWords(namespace: FetchedTexts): Promise<Words> {
  const language = document.documentElement.lang.startsWith('en') ? 'en' : 'zh';
  const tree = await wretch(`/locales/${language}/${namespace}.json`).get().json<Tree>();
  const { network = '', internal = '', ownTexts = '{}' } = document.getElementById('toasts')?.dataset ?? {};
  const texts = { 'error.network': network, 'error.internal': internal };
  flatten(tree, `${namespace}:`, texts);
  // The page knows what the mall's owner says instead: the file is as delivered.
  return { language, texts: { ...texts, ...(JSON.parse(ownTexts) as Record<string, string>) } };
}

function flatten(tree: Tree, prefix: string, into: Record<string, string>): void {
  for (const [name, child] of Object.entries(tree)) {
    if (typeof child === 'string') into[prefix + name] = child;
    else flatten(child, `${prefix}${name}.`, into);
  }
}

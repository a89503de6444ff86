import i18next from 'i18next';
import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts';
import type { Words } from '../../shared/i18n/fill.ts';
import { type Translator, translator } from './t.ts';

type Tree = { [key: string]: string | Tree };

const SHARED = ['common:error', 'common:pager', 'ui'];

/** There is another translator once texts have changed. */
const made = new WeakMap<Translator, Map<string, Words>>();

/**
 * The texts of an island, raw: it fills them in the browser.
 * @param groups namespaces, or parts of one, as `cart` or `goods:card`
 */
export function islandWords(language: Language, ...groups: readonly string[]): Words {
  const t = translator(language);
  const known = made.get(t) ?? new Map<string, Words>();
  made.set(t, known);
  const name = groups.join();
  const words = known.get(name) ?? { language, texts: textsOf(language, groups) };
  known.set(name, words);
  return words;
}

function textsOf(language: Language, groups: readonly string[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const group of [...SHARED, ...groups]) {
    for (const one of [DEFAULT_LANGUAGE, language]) collect(one, group, texts);
  }
  return texts;
}

function collect(language: Language, group: string, into: Record<string, string>): void {
  const [namespace = '', path = ''] = group.split(':');
  const whole: Tree = i18next.getResourceBundle(language, namespace);
  const part = path ? path.split('.').reduce<Tree | string>((at, key) => (at as Tree)[key] ?? '', whole) : whole;
  flatten(part, namespace === 'common' ? path : `${namespace}:${path}`, into);
}

function flatten(part: Tree | string, key: string, into: Record<string, string>): void {
  if (typeof part === 'string') {
    into[key] = part;
    return;
  }
  for (const [name, child] of Object.entries(part)) {
    flatten(child, key === '' || key.endsWith(':') ? key + name : `${key}.${name}`, into);
  }
}

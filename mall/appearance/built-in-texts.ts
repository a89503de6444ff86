import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { LANGUAGES, type Language } from '#contract/language.ts';

const LOCALES = resolve(import.meta.dirname, '../../public/locales');
/** The desk's texts cannot be replaced: a wrong one could hide the way back. */
const DESK = /^desk/;

export type BuiltInTexts = ReadonlyMap<string, Record<Language, string>>;
type Tree = { [key: string]: string | Tree };

let loaded: Promise<BuiltInTexts> | undefined;
export function builtInTexts(): Promise<BuiltInTexts> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<BuiltInTexts> {
  const texts = new Map<string, Record<Language, string>>();
  const files = (await readdir(join(LOCALES, LANGUAGES[0]))).filter((file) => !DESK.test(file)).sort();
  for (const file of files) {
    for (const language of LANGUAGES) {
      const tree = JSON.parse(await readFile(join(LOCALES, language, file), 'utf8')) as Tree;
      for (const [key, text] of flat(tree, file.replace('.json', ':'))) {
        texts.set(key, { zh: '', en: '', ...texts.get(key), [language]: text });
      }
    }
  }
  return texts;
}

const flat = (tree: Tree, prefix: string): [string, string][] =>
  Object.entries(tree).flatMap(([name, child]) =>
    typeof child === 'string' ? [[prefix + name, child] as [string, string]] : flat(child, `${prefix}${name}.`),
  );

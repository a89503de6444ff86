import { type TextsDocument, textsDocument } from '#contract/appearance/schema.ts';
import { hasSamePlaceholders, placeholdersOf } from '#contract/appearance/values.ts';
import type { Versioned } from '#contract/documents/schema.ts';
import { LANGUAGES } from '#contract/language.ts';
import { readSetting, writeSetting } from '../content/content.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Kind } from '../documents/documents.ts';
import { fieldError } from '../error.ts';
import { builtInTexts } from './built-in-texts.ts';

const NAME = 'texts';

export async function readTexts(db: Db | Tx): Promise<Versioned<TextsDocument>> {
  const { value, version } = await readSetting(db, NAME);
  return { value: (value ?? { texts: {} }) as TextsDocument, version };
}

export const texts: Kind<TextsDocument> = {
  name: 'texts',
  summary: 'texts of the mall in the place of built-in ones',
  value: textsDocument,
  read: readTexts,
  settle: (_db, value) => settled(value),
  write: (tx, _ref, value, version, now) => writeSetting(tx, NAME, value, version, now),
  tags: () => ['web-config'],
};

async function settled({ texts: own }: TextsDocument): Promise<TextsDocument> {
  const builtIn = await builtInTexts();
  const kept: TextsDocument['texts'] = {};
  for (const [key, given] of Object.entries(own)) {
    const there = builtIn.get(key);
    if (!there) continue;
    const pair = { zh: given.zh === there.zh ? '' : given.zh, en: given.en === there.en ? '' : given.en };
    for (const language of LANGUAGES) check(`texts.${key}.${language}`, pair[language], there[language]);
    if (pair.zh || pair.en) kept[key] = pair;
  }
  return { texts: kept };
}

function check(field: string, own: string, builtIn: string): void {
  if (hasSamePlaceholders(own, builtIn)) return;
  const names = placeholdersOf(builtIn);
  throw names.length
    ? fieldError(field, 'textPlaceholders', { names: names.join(' ') })
    : fieldError(field, 'textNoPlaceholders');
}

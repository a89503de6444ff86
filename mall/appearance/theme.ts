import { contrastErrors, type Theme, themeDocument } from '#contract/appearance/schema.ts';
import { PLAIN_THEME, ratioText } from '#contract/appearance/values.ts';
import type { Versioned } from '#contract/documents/schema.ts';
import { readSetting, writeSetting } from '../content/content.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Kind } from '../documents/documents.ts';
import { fieldError } from '../error.ts';

const NAME = 'theme';

export async function readTheme(db: Db | Tx): Promise<Versioned<Theme>> {
  const { value, version } = await readSetting(db, NAME);
  return { value: (value ?? PLAIN_THEME) as Theme, version };
}

export const theme: Kind<Theme> = {
  name: 'theme',
  summary: 'colours and font of the mall',
  value: themeDocument,
  read: readTheme,
  async settle(_db, value) {
    const [error] = contrastErrors(value);
    if (!error) return value;
    const { scheme, name, ratio, least, nearest } = error;
    throw fieldError(`${scheme}.${name}`, 'colourContrast', {
      ratio: ratioText(ratio),
      least: String(least),
      colour: nearest,
    });
  },
  write: (tx, _ref, value, version, now) => writeSetting(tx, NAME, value, version, now),
  tags: () => ['web-config'],
};

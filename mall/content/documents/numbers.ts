import { numbersDocument } from '#contract/content/desk.schema.ts';
import type { Numbers } from '#contract/settings/numbers.values.ts';
import type { Kind } from '../../documents/documents.ts';
import { NUMBERS_TAG, numbersOf } from '../../settings/settings.ts';
import { readSetting, writeSetting } from './setting.queries.ts';

const NAME = 'numbers';

export const numbers: Kind<Numbers> = {
  name: 'numbers',
  summary: 'the numbers of the mall',
  value: numbersDocument,
  async read(db) {
    const { value, version } = await readSetting(db, NAME);
    return { value: numbersOf(value), version };
  },
  write: (tx, _ref, value, version, now) => writeSetting(tx, NAME, value, version, now),
  tags: () => [NUMBERS_TAG],
};

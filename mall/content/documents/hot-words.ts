import { type SearchDocument, searchDocument } from '#contract/content/desk.schema.ts';
import type { Kind } from '../../documents/documents.ts';
import { toSearchWords } from '../content.ts';
import { readSetting, writeSetting } from './setting.queries.ts';

const NAME = 'search';

const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

export const words: Kind<SearchDocument> = {
  name: 'words',
  summary: 'hot words, synonyms and redirects of searches',
  value: searchDocument,
  async read(db) {
    const { value, version } = await readSetting(db, NAME);
    return { value: toSearchWords(value), version };
  },
  write: (tx, _ref, value, version, now) => writeSetting(tx, NAME, value, version, now),
  tags: (_ref, before, after) => [
    ...(differ(before.hotWords, after.hotWords) ? ['hot-words'] : []),
    ...(differ([before.synonyms, before.redirects], [after.synonyms, after.redirects]) ? ['search'] : []),
  ],
};

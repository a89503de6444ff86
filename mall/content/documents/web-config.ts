import { type WebConfig, webConfigDocument } from '#contract/content/schema.ts';
import type { Kind } from '../../documents/documents.ts';
import { readSetting, writeSetting } from './setting.queries.ts';

const NAME = 'web';

export const web: Kind<WebConfig> = {
  name: 'web',
  summary: 'the web configuration',
  value: webConfigDocument,
  async read(db) {
    const { value, version } = await readSetting(db, NAME);
    return { value: (value ?? {}) as WebConfig, version };
  },
  write: (tx, _ref, value, version, now) => writeSetting(tx, NAME, value, version, now),
  tags: () => ['web-config'],
};

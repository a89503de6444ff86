import { type Security, securityDocument } from '#contract/operator/factor.schema.ts';
import type { Kind } from '../../documents/documents.ts';
import { endGrace, factorRuleOf, SECURITY } from '../../operator/operator.ts';
import { readSetting, writeSetting } from './setting.queries.ts';

const ruleOf = (value: unknown): unknown =>
  value instanceof Object && 'secondFactor' in value ? value.secondFactor : '';

export const security: Kind<Security> = {
  name: 'security',
  summary: 'who needs a second factor',
  value: securityDocument,
  async read(db) {
    const { value, version } = await readSetting(db, SECURITY);
    return { value: { secondFactor: factorRuleOf(ruleOf(value)) }, version };
  },
  async write(tx, _ref, value, version, now) {
    const written = await writeSetting(tx, SECURITY, value, version, now);
    // Nobody is shut out by a grace that ended under an earlier rule.
    if (written) await endGrace(tx);
    return written;
  },
  tags: () => [],
};

import type { Deps } from '../deps.ts';
import { tooMany } from '../error.ts';
import type { Rule } from '../ports/limits.ts';

export async function checkRate({ limits }: Pick<Deps, 'limits'>, rule: Rule, key: string | number): Promise<void> {
  if (!(await limits.create(rule).count(String(key)))) throw tooMany();
}

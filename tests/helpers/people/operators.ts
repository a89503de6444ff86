import type { BrowserContext } from '@playwright/test';
import type { Preset } from '#contract/operator/roles.values.ts';
import { DESK_COOKIE, DESK_PATH } from '#contract/operator/values.ts';
import type { Db } from '#mall/db/open.ts';
import { addOperator } from './add.ts';

/** People of the mall whom the demo mall does not have, for browser tests that do not log in by hand. */
const MALL_ROLES = ['admin', 'editor', 'service'] as const satisfies readonly Preset[];
type MallRole = (typeof MALL_ROLES)[number];

export const tokenOf = (role: MallRole): string => `browser-test-operator-${role}`;

/** Adds one of each role, with a session each. */
export async function addOperators(db: Db, now = new Date()): Promise<void> {
  for (const role of MALL_ROLES) {
    await addOperator(db, now, { role, userName: `test-${role}`, name: `测试${role}`, token: tokenOf(role) });
  }
}

/** Lets a context work at the desk with this token. */
export const workAs = (context: BrowserContext, token: string, url: string) =>
  context.addCookies([
    { name: DESK_COOKIE, value: token, domain: new URL(url).hostname, path: DESK_PATH, sameSite: 'Strict' },
  ]);

/** Lets a context work at the desk as one of the mall's people. */
export const workFor = (context: BrowserContext, role: MallRole, url: string) => workAs(context, tokenOf(role), url);

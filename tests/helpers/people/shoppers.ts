import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { DAY_MS } from '#contract/time.ts';
import { account, session } from '#mall/account/account.tables.ts';
import { hashPassword } from '#mall/account/password.ts';
import type { Db } from '#mall/db/open.ts';
import { hashToken } from '#mall/http/token.ts';

/** Shoppers of the browser tests: enough for every test to have one of its own, worker by worker. */
const WORKERS = 16;
const EACH = 400;
/** Far above the ids of accounts that are made by registering. */
const FIRST_ID = 1_000_000;

export const tokenOf = (index: number): string => `browser-test-shopper-${index}`;

/** What all of them log in with. */
export const SHOPPER_PASSWORD = 'Shopper-2026';

/** Adds them with a session each. */
export async function addShoppers(db: Db, now = new Date()): Promise<void> {
  const shoppers = Array.from({ length: WORKERS * EACH }, (_, index) => index);
  const passwordHash = await hashPassword(SHOPPER_PASSWORD);
  await db.insert(account).values(
    shoppers.map((index) => ({
      id: FIRST_ID + index,
      userName: `shopper_${index}`,
      mobile: mobileOf(tokenOf(index)),
      passwordHash,
      nickName: `买家${index}`,
    })),
  );
  await db.insert(session).values(
    shoppers.map((index) => ({
      tokenHash: hashToken(tokenOf(index)),
      id: randomUUID(),
      accountId: FIRST_ID + index,
      device: 'test',
      createdAt: now,
      seenAt: now,
      expiresAt: new Date(now.getTime() + DAY_MS),
    })),
  );
}

let used = 0;

/** The mobile number of the shopper that a token is of. */
export const mobileOf = (token: string): string => `170${(token.split('-').at(-1) ?? '').padStart(8, '0')}`;

/** Logs a context in as a shopper that no other test has. @returns its token */
export async function logInFresh(context: BrowserContext, url: string | undefined, worker: number): Promise<string> {
  if (worker >= WORKERS || used >= EACH) throw new Error('more tests than shoppers: raise their number');
  const token = tokenOf(worker * EACH + used);
  used += 1;
  await context.addCookies([{ name: TOKEN_COOKIE, value: token, url: url ?? '' }]);
  return token;
}

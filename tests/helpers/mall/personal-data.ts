import { eq } from 'drizzle-orm';
import { ACCOUNT_STANDING, CLOSING_MS } from '#contract/account/standing.values.ts';
import { LIMITS } from '#contract/limits.ts';
import type { AccountClosed, DownloadLink, PersonalData } from '#contract/personal-data/schema.ts';
import type { DataPurpose } from '#contract/personal-data/values.ts';
import { account } from '#mall/account/account.tables.ts';
import { eraseClosed } from '#mall/personal-data/erase.ts';
import { createVisitor } from '../people/visitor.ts';
import { need } from './buying.ts';
import type { TestMall } from './mall.ts';
import { later } from './time.ts';

type Shopper = { accountId: number; mobile: string; token: string };

/** What a shopper does with their own data. */
export function dataOf(mall: TestMall, { accountId, mobile, token }: Shopper) {
  const visitor = createVisitor(mall);
  const path = '/api/app/p/user/data';
  const post = <T>(below: string, body: unknown = {}, language?: 'zh' | 'en') =>
    mall.call<T>('POST', `${path}${below}`, { token, body, ...(language ? { language } : {}) });

  async function code(purpose: DataPurpose): Promise<string> {
    later(mall, LIMITS.smsCountdown + 1);
    need(await post('/code', { purpose }));
    return visitor.received(mobile, purpose);
  }

  return {
    code,
    post,
    view: async () => need(await mall.call<PersonalData>('GET', path, { token })),
    ask: async () => post<PersonalData>('/export', { code: await code('export') }),
    close: async () => post<AccountClosed>('/close', { code: await code('close') }),
    link: () => post<DownloadLink>('/export/link'),
    async download(): Promise<Uint8Array> {
      const { url } = need(await post<DownloadLink>('/export/link'));
      const response = await mall.fetch(new Request(`http://mall${url}`));
      return new Uint8Array(await response.arrayBuffer());
    },
    standing: async () => {
      const [row] = await mall.db.select({ standing: account.standing }).from(account).where(eq(account.id, accountId));
      return row?.standing;
    },
  };
}

/** Closes the account and lets its seven days pass, and the job run. */
export async function eraseNow(mall: TestMall, shopper: Shopper): Promise<void> {
  const data = dataOf(mall, shopper);
  need(await data.close());
  later(mall, CLOSING_MS + 1);
  await eraseClosed(mall);
  const standing = await data.standing();
  if (standing !== ACCOUNT_STANDING.ERASED)
    throw new Error(`stands at ${standing}: ${JSON.stringify(mall.logs.at(-1)).slice(-300)}`);
}

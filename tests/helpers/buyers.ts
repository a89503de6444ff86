import { randomInt, randomUUID } from 'node:crypto';
import { account, session } from '../../mall/db/schema-account.ts';
import { hashToken } from '../../mall/http/session.ts';
import type { TestMall } from './mall.ts';

/** A shopper of their own, logged in. */
export async function newBuyer(mall: TestMall): Promise<{ accountId: number; token: string }> {
  const token = randomUUID();
  const name = `buyer_${randomInt(2 ** 40).toString(36)}`;
  const [row] = await mall.db
    .insert(account)
    .values({ userName: name, mobile: `16${randomInt(10 ** 9)}`.padEnd(11, '0'), passwordHash: 'none', nickName: name })
    .returning({ id: account.id });
  if (!row) throw new Error('no account');
  const expiresAt = new Date(mall.now.now.getTime() + 24 * 3_600_000);
  await mall.db.insert(session).values({ tokenHash: hashToken(token), accountId: row.id, expiresAt });
  return { accountId: row.id, token };
}

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { account } from '#mall/account/account.tables.ts';
import { openTestMall } from '../../helpers/mall/mall.ts';
import { createVisitor, DEMO } from '../../helpers/people/visitor.ts';

it('with a CDN, an account names its picture there', async () => {
  const mall = await openTestMall({ mediaUrl: 'https://cdn.example/m/' });
  try {
    const { envelope } = await createVisitor(mall).logIn(DEMO.userName, DEMO.password);
    const token = envelope.data?.accessToken ?? '';
    const picture = 'upload/2026/05/abcdefghijklmnopqrstuvwx.webp';
    await mall.db.update(account).set({ picture }).where(eq(account.userName, DEMO.userName));
    const info = await mall.call('GET', '/api/app/p/user/userInfo', { token });
    expect(info.envelope.data).toMatchObject({ pic: `https://cdn.example/m/${picture}` });
  } finally {
    await mall.close();
  }
});

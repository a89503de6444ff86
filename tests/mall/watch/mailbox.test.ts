import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { account } from '#mall/account/account.tables.ts';
import { sendMails } from '#mall/notification/send.ts';
import { createSmtpMail } from '#mall/ports/mail-smtp.ts';
import { product } from '#mall/product/product.tables.ts';
import { adjustStock } from '#mall/stock/stock.ts';
import { notifyRestocks } from '#mall/watch/watch.ts';
import { makeBuyer, makeGoods, need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { headerOf, htmlOf, openMailbox } from '../../helpers/server/mailbox.ts';

let mall: TestMall;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
beforeAll(async () => {
  mailbox = await openMailbox();
  const from = '良集 <no-reply@liangji.example>';
  mall = await openTestMall({ mail: await createSmtpMail({ url: mailbox.url, from, requiresTls: false }) });
});
afterAll(async () => {
  await mall.close();
  await mailbox.close();
});

it.each(LANGUAGES)('a restock arrives at a real server as one mail, in %s', async (language) => {
  const { accountId, token } = await makeBuyer(mall);
  const email = `${language}.${accountId}@example.com`;
  await mall.db.update(account).set({ email, language }).where(eq(account.id, accountId));
  const { productId, skuId } = await makeGoods(mall, { stock: 0 });
  const title = { zh: '灯笼\r\nBcc: all@example.com', en: 'Lantern <b>\r\nBcc: all@example.com' };
  await mall.db
    .update(product)
    .set({ title: sql`${JSON.stringify(title)}::jsonb` })
    .where(eq(product.id, productId));
  const body = { kind: 'restock', productId, skuId };
  need(await mall.call('POST', '/api/app/p/watches', { token, body }));
  await mall.db.transaction((tx) => adjustStock(tx, [{ id: skuId, n: 3 }], new Set()));
  await notifyRestocks(mall);
  await sendMails(mall);
  await sendMails(mall);
  const [mail, ...more] = mailbox.to(email);
  expect(more).toEqual([]);
  expect(headerOf(mail?.raw ?? '', 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(headerOf(mail?.raw ?? '', 'Bcc')).toBeUndefined();
  const html = htmlOf(mail?.raw ?? '');
  expect(html).toContain(`prodId=${productId}&amp;sku=${skuId}`);
  expect(html).not.toContain('<b>');
});

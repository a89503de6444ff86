import type { Page } from '@playwright/test';
import { LANGUAGES } from '#contract/language.ts';
import { axe, expect, setLanguage, setTheme, type Theme, test, toasted } from '../helpers/browser/browser.ts';
import { workFor } from '../helpers/people/operators.ts';
import { logInFresh, mobileOf } from '../helpers/people/shoppers.ts';

/** What the mall's own people do at the desk beside goods and orders. */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a shopper is found, given points with a reason, logged out and locked', async ({
  page,
  context,
  browser,
  baseURL,
}, { workerIndex }) => {
  const url = baseURL ?? '';
  const own = await browser.newContext({ locale: 'zh-CN', baseURL: url });
  const mobile = mobileOf(await logInFresh(own, url, workerIndex));
  const shopper = await own.newPage();
  await shopper.goto('/user-center/uc-account');
  await expect(shopper.locator('#profile')).toBeVisible();
  await workFor(context, 'admin', url);
  await page.goto('/desk/shoppers');
  await page.getByLabel('查找用户').fill(mobile);
  await page.keyboard.press('Enter');
  await expect(page.locator('.desk-table tbody tr')).toHaveCount(1);
  await page.locator('.desk-table tbody a').click();
  await press(page, '查看');
  await expect(page.getByText(mobile)).toBeVisible();

  await page.getByRole('link', { name: '调整积分与成长值' }).click();
  await page.getByLabel('积分增减').fill('30');
  await press(page, '提交');
  await expect(page.getByText('请填写原因')).toBeVisible();
  await page.getByLabel('原因').fill('补发活动积分');
  await press(page, '提交');
  await toasted(page, '已调整');
  await page.goBack();
  await expect(page.locator('.desk-shopper-facts')).toContainText('30');

  await page.getByRole('button', { name: /^下线：/ }).click();
  await expect(page.getByText('当前没有登录')).toBeVisible();
  await shopper.goto('/user-center/uc-integral');
  await expect(shopper).toHaveURL(/\/login\?redirect=/);
  await press(page, '锁定');
  await page.getByRole('dialog').getByRole('button', { name: '锁定' }).click();
  await expect(page.getByText('请填写锁定原因')).toBeVisible();
  await page.getByLabel('锁定原因').fill('多次恶意退款');
  await page.getByRole('dialog').getByRole('button', { name: '锁定' }).click();
  await expect(page.getByText(/锁定，原因：多次恶意退款/)).toBeVisible();
  await press(page, '解锁');
  await page.getByRole('dialog').getByRole('button', { name: '解锁' }).click();
  await expect(page.getByText(/锁定，原因/)).toHaveCount(0);
  await own.close();
});

test('payment, SMS and storage are tried at the desk', async ({ page, context, baseURL }) => {
  await workFor(context, 'admin', baseURL ?? '');
  await page.goto('/desk/connections');
  await press(page, '发送测试短信');
  await expect(page.getByLabel('您自己的手机号')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('您自己的手机号').fill('13700000777');
  await press(page, '发送测试短信');
  await expect(page.getByText(/^成功，用时/)).toHaveCount(1);
  await press(page, '测试连接：沙箱收银台');
  await expect(page.getByText(/^成功，用时/)).toHaveCount(2);
  await press(page, '测试连接：文件夹');
  await expect(page.getByText(/^成功，用时/)).toHaveCount(3);
});

test('an attribute is defined and removed', async ({ page, context, baseURL }) => {
  await workFor(context, 'admin', baseURL ?? '');
  await page.goto('/desk/attributes');
  await press(page, '新建属性');
  await press(page, '保存');
  await expect(page.getByText('请填写中文名称')).toBeVisible();
  await page.getByLabel('名称 · 中文').fill('试验产地');
  await page.getByLabel('适用类目').selectOption({ index: 1 });
  await page.getByLabel('属性值 · 中文').fill('龙坞');
  await press(page, '保存');
  await expect(page.getByRole('cell', { name: '试验产地', exact: true })).toBeVisible();
  await press(page, '删除试验产地');
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByRole('cell', { name: '试验产地', exact: true })).toHaveCount(0);
});

/** Each with what is there once it has loaded. */
const SCREENS = [
  ['/desk/shoppers', '.desk-table tbody tr'],
  ['/desk/shoppers/1000000', '.desk-shopper'],
  ['/desk/connections', '#sms-title'],
  ['/desk/attributes', '.desk-table tbody tr'],
  ['/desk/theme', '.desk-sample'],
  ['/desk/texts?q=cart', '.desk-card'],
  ['/desk/demo', '.desk-card'],
] as const;

for (const [language, theme] of LANGUAGES.map(
  (one, n) => [one, (['liangji', 'liangji-dark'] as Theme[])[n] ?? 'liangji'] as const,
)) {
  test(`axe finds nothing, ${language}, ${theme}`, async ({ page, context, baseURL }) => {
    await setTheme(context, theme);
    await setLanguage(context, language, baseURL ?? '');
    await workFor(context, 'admin', baseURL ?? '');
    for (const [path, there] of SCREENS) {
      await page.goto(path);
      await expect(page.locator(there).first()).toBeVisible();
      await axe(page);
    }
  });
}

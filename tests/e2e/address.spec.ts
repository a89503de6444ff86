import type { Language } from '#contract/language.ts';
import { axeInThemeOf, expect, setLanguage, test, toasted } from '../helpers/browser/browser.ts';
import { logInFresh } from '../helpers/people/shoppers.ts';

const WORDS = {
  zh: {
    add: '新增收货地址',
    paste: '粘贴整段地址',
    recipient: '收货人',
    mobile: '手机号',
    region: '所在地区',
    detail: '详细地址',
    save: '保存地址',
    saved: '地址已保存',
    needed: '请填写收货人',
    district: '广东省 / 广州市 / 天河区',
    shown: '广东省 广州市 天河区 天河路1号',
    edit: '编辑李雷的地址',
    remove: '删除李雷的地址',
    confirm: '删除',
    empty: '还没有收货地址',
    default: '默认',
  },
  en: {
    add: 'Add an address',
    paste: 'Paste a full address',
    recipient: 'Recipient',
    mobile: 'Mobile number',
    region: 'Region',
    detail: 'Street address',
    save: 'Save address',
    saved: 'Address saved',
    needed: "Enter the recipient's name",
    district: 'Guangdong / Guangzhou / Tianhe District',
    shown: '天河路1号, Tianhe District, Guangzhou, Guangdong',
    edit: 'Edit 李雷’s address',
    remove: 'Delete 李雷’s address',
    confirm: 'Delete',
    empty: 'No addresses yet',
    default: 'Default',
  },
} as const;

/** A long way is walked in one language. */
const language = 'en' as Language;
const t = WORDS[language];

test(`the address book in ${language}: add by keyboard, edit, delete`, async ({ page, context, baseURL }, {
  workerIndex,
}) => {
  await setLanguage(context, language, baseURL ?? '');
  await logInFresh(context, baseURL, workerIndex);
  await page.goto('/user-center/uc-address');
  await expect(page.getByText(t.empty)).toBeVisible();
  const add = page.getByRole('button', { name: t.add });
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(t.recipient, { exact: true })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog.getByText(t.needed)).toBeVisible();
  await page.keyboard.type('李雷');
  await page.keyboard.press('Tab');
  await page.keyboard.type('１３８ 0013 8000');
  await page.keyboard.press('Tab');
  const region = dialog.getByRole('combobox', { name: t.region });
  await expect(region).toBeFocused();
  await page.keyboard.type('tianhe');
  await expect(dialog.getByRole('option').first()).toHaveText(t.district);
  await page.keyboard.press('Enter');
  await expect(region).toHaveValue(t.district);
  await page.keyboard.press('Tab');
  await page.keyboard.type('天河路1号');
  await dialog.getByRole('button', { name: t.save }).click();
  await toasted(page, t.saved);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t.shown)).toBeVisible();
  await expect(page.getByText(t.default, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: t.edit }).click();
  await dialog.getByLabel(t.detail).fill('天河路1号5栋');
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(page.getByText('天河路1号5栋')).toBeVisible();

  await page.getByRole('button', { name: t.remove }).click();
  await dialog.getByRole('button', { name: t.confirm, exact: true }).click();
  await expect(page.getByText(t.empty)).toBeVisible();
});

test('level by level with the arrows, up again with Backspace, Escape closes only the list', async ({
  page,
  context,
  baseURL,
}, { workerIndex }) => {
  const t = WORDS.zh;
  await logInFresh(context, baseURL, workerIndex);
  await page.goto('/user-center/uc-address');
  await page.getByRole('button', { name: t.add }).click();
  const dialog = page.getByRole('dialog');
  const region = dialog.getByRole('combobox', { name: t.region });
  await region.focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('option', { name: '北京市' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('option', { name: '东城区' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(region).toHaveValue('北京市 / 西城区');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('option', { name: '西城区' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(dialog.getByRole('option', { name: '上海市' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('option')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: t.add })).toBeFocused();
});

test('a whole line fills the fields, and what was entered outlives a reload', async ({ page, context, baseURL }, {
  workerIndex,
}) => {
  const t = WORDS.zh;
  await logInFresh(context, baseURL, workerIndex);
  await page.goto('/user-center/uc-address');
  await page.getByRole('button', { name: t.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.paste).fill('韩梅梅，138 0013 8000，广东广州天河区天河路1号5栋301');
  await dialog.getByRole('button', { name: '识别' }).click();
  await expect(dialog.getByText('已填入识别到的内容，请核对')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: t.add }).click();
  await expect(dialog.getByLabel(t.recipient, { exact: true })).toHaveValue('韩梅梅');
  await expect(dialog.getByLabel(t.mobile)).toHaveValue('13800138000');
  await expect(dialog.getByRole('combobox', { name: t.region })).toHaveValue(t.district);
  await expect(dialog.getByLabel(t.detail)).toHaveValue('天河路1号5栋301');
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(page.getByText('天河路1号5栋301')).toBeVisible();
  await page.getByRole('button', { name: t.add }).click();
  await expect(dialog.getByLabel(t.recipient, { exact: true })).toHaveValue('');
});

test('a press beside the form shuts it, but not over what was typed', async ({ page, context, baseURL }, {
  workerIndex,
}) => {
  const t = WORDS.zh;
  await logInFresh(context, baseURL, workerIndex);
  await page.goto('/user-center/uc-address');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: t.add }).click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: t.add }).click();
  await dialog.getByLabel(t.detail).fill('天河路1号');
  await page.mouse.click(5, 300);
  await expect(dialog.getByLabel(t.detail)).toHaveValue('天河路1号');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

for (const language of ['zh', 'en'] as const) {
  test(`axe finds nothing in the address book and its form:, ${language}`, async ({ page, context, baseURL }, {
    workerIndex,
  }) => {
    const t = WORDS[language];
    await setLanguage(context, language, baseURL ?? '');
    const token = await logInFresh(context, baseURL, workerIndex);
    const body = {
      recipient: '李雷',
      mobile: '13800138000',
      region: ['440000', '440100', '440106'],
      detail: '天河路1号',
    };
    await page.request.post('/api/app/p/addresses', { data: body, headers: { authorization: token } });
    await page.goto('/user-center/uc-address');
    await expect(page.getByRole('button', { name: t.edit })).toBeVisible();
    await axeInThemeOf(page, language);
    await page.getByRole('button', { name: t.add }).click();
    await page.getByRole('combobox', { name: t.region }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await axeInThemeOf(page, language);
  });
}

import type { Browser, BrowserContext, Page } from '@playwright/test';
import { DEMO_DESK_PASSWORD } from '../../demo/login.ts';
import { shops } from '../../demo/site/shops.ts';
import { axe, axeInThemeOf, expect, setLanguage, test, toasted } from '../helpers/browser/browser.ts';
import { enterByCall, firstAdmin } from '../helpers/browser/desk.ts';
import { startOwnSite } from '../helpers/browser/own-site.ts';
import { FILE } from '../helpers/browser/store.ts';

/**
 * Goods at the desk, on a site of its own: what is on sale is everybody's. Each test works on a product of its own, of the
 * first shop of the demo mall.
 */

test.describe.configure({ mode: 'default' });

let site: Awaited<ReturnType<typeof startOwnSite>>;
let admin = { userName: '', password: '' };
const SHOP = { userName: shops[0]?.code ?? '', password: DEMO_DESK_PASSWORD };
const at = (path: string) => `${site.url}${path}`;

test.beforeAll(async () => {
  site = await startOwnSite();
  admin = firstAdmin(site);
});
test.afterAll(() => site.stop());

async function workAs(page: Page, who: typeof admin, path: string): Promise<void> {
  await enterByCall(page.context(), site.url, who);
  await page.goto(at(path));
}

async function another(browser: Browser, who: (page: Page, context: BrowserContext) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ locale: 'zh-CN' });
  await who(await context.newPage(), context);
  await context.close();
}

const opened = (page: Page) => expect(page.locator('.goods-bar .goods-state')).toBeVisible();
const state = (page: Page) => page.locator('.goods-bar .goods-state');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
async function save(page: Page): Promise<void> {
  // Keys are heard once the screen has come.
  await expect(page.locator('.desk-unsaved')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.locator('.desk-save [role=status]')).toHaveText('已是最新');
}
async function tellMore(page: Page): Promise<void> {
  await press(page, '添加数字');
  await page.getByLabel('数字 · 中文').fill('1280 ℃');
  await page.getByLabel('说明 · 中文').fill('窑温');
  await press(page, '添加卖点');
  const features = page.locator('#features');
  await features.getByLabel('卖点名称 · 中文').fill('手绘');
  await features.locator('input[type=file]').setInputFiles(FILE);
  await expect(features.getByRole('img')).toBeVisible();
  await press(page, '添加尺码表');
  await page.getByLabel('列名（以 | 分隔） · 中文').fill('规格 | 口径 | 高');
  await page.getByLabel('尺码（每行一个）').fill('大 | 9 cm');
  await expect(page.locator('#sizeGuide').getByText('每一行须与列数相同')).toBeVisible();
  await page.getByLabel('尺码（每行一个）').fill('大 | 9 cm | 8 cm\n小 | 7 cm | 6 cm');
  await press(page, '添加问题');
  await page.getByLabel('问题 · 中文').fill('能进洗碗机吗？');
  await page.getByLabel('回答 · 中文').fill('建议手洗。');
}
const productAt = (id: number) => `/desk/products/${id}`;

test('a shop makes a product, the mall approves it, and visitors see it at once in both languages', async ({
  page,
  browser,
}, info) => {
  await workAs(page, SHOP, '/desk/products');
  await expect(page.locator('.goods-title').first()).toBeVisible();
  await press(page, '新建商品');
  await page.getByLabel('商品编码').fill(`e2e-cup-${info.repeatEachIndex}`);
  await page.getByLabel('标题 · 中文').fill('手绘青花杯');
  await press(page, '建立并编辑');
  await expect(page.getByRole('dialog').locator('.field-error', { hasText: '请选择类目' })).toBeVisible();
  for (const name of ['类目', '品牌'])
    await page.getByRole('dialog').getByLabel(name, { exact: true }).selectOption({ index: 1 });
  await press(page, '建立并编辑');
  await page.waitForURL(/\/desk\/products\/\d+$/);
  const product = new URL(page.url()).pathname;
  await opened(page);
  await expect(state(page)).toHaveText('待提交');

  await page.getByLabel('标题 · 英文').fill('Hand-painted cup');
  await page.locator('[data-goods-pictures]').setInputFiles(FILE);
  await expect(page.locator('.goods-picture')).toHaveCount(1);
  await press(page, '添加规格项');
  await page.getByLabel('规格项名称 · 中文').fill('颜色');
  await page.getByLabel('规格值 · 中文').fill('青');
  await page.getByLabel('青 的价格（元）', { exact: true }).fill('88.5');
  await press(page, '添加规格值');
  await page.getByLabel('规格值 · 中文').nth(1).fill('白');
  await page.getByLabel('全部2个规格 的价格（元）').fill('99');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('青 的价格（元）', { exact: true })).toHaveValue('99.00');
  await expect(page.getByLabel('白 的价格（元）', { exact: true })).toHaveValue('99.00');
  await page.getByLabel('青 的价格（元）', { exact: true }).fill('88.5');
  await save(page);

  await press(page, '调整库存');
  await page.getByLabel('全部规格的增减数量').fill('12');
  await page.getByLabel('白 的增减数量').fill('l0');
  await press(page, '确认调整');
  await expect(page.getByLabel('白 的增减数量')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('白 的增减数量').fill('10');
  await expect(page.getByRole('dialog').locator('.field-error').filter({ hasText: '原因' })).toBeVisible();
  await page.getByRole('dialog').getByLabel('原因').fill('首批入库');
  await press(page, '确认调整');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^青/ }).getByRole('cell', { name: '12' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^白/ }).getByRole('cell', { name: '10' })).toBeVisible();

  await press(page, '提交审核');
  await expect(state(page)).toHaveText('待审核');
  await another(browser, async (own) => {
    await workAs(own, admin, product);
    await opened(own);
    await press(own, '驳回');
    await own.getByRole('dialog').getByLabel('驳回原因').fill('请补充卖点');
    await own.getByRole('dialog').getByRole('button', { name: '驳回' }).click();
    await expect(state(own)).toHaveText('待提交');
  });
  await page.reload();
  await opened(page);
  await page.getByText('审核与上下架记录').click();
  await expect(page.locator('.goods-bar q')).toHaveText('请补充卖点');
  await page.getByLabel('卖点 · 中文').fill('一杯一画');
  await tellMore(page);
  await save(page);
  await press(page, '提交审核');
  await expect(state(page)).toHaveText('待审核');
  await another(browser, async (own) => {
    await workAs(own, admin, product);
    await opened(own);
    await press(own, '审核通过');
    await expect(state(own)).toHaveText('待上架');
  });

  await another(browser, async (visitor, context) => {
    const shown = at(`/goods?prodId=${product.split('/').at(-1)}`);
    expect((await visitor.goto(shown))?.status()).toBe(404);
    await page.reload();
    await opened(page);
    await press(page, '上架');
    await expect(state(page)).toHaveText('已上架');
    await visitor.goto(shown);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('手绘青花杯');
    await expect(visitor.locator('.pdp-figures')).toHaveText('窑温1280 ℃');
    await expect(visitor.locator('.pdp-feature h2')).toHaveText('手绘');
    await expect(visitor.locator('#sizes tr').last()).toHaveText('小7 cm6 cm');
    await expect(visitor.locator('#questions summary')).toHaveText('能进洗碗机吗？');
    await setLanguage(context, 'en', site.url);
    await visitor.goto(shown);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Hand-painted cup');
    await page.getByLabel('标题 · 英文').fill('Hand-painted tea cup');
    await page.getByLabel('青 的价格（元）', { exact: true }).fill('77');
    await save(page);
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Hand-painted tea cup');
    await expect(visitor.locator('.price').first()).toContainText('77');
  });
});

test('two editors of one product: the second is told, puts both together, and nothing is lost', async ({
  page,
  browser,
}) => {
  const product = productAt(3);
  await workAs(page, SHOP, product);
  await opened(page);
  await page.getByLabel('卖点 · 中文').fill('我的卖点');
  await page.getByLabel('卖点 · 英文').fill('Mine');
  await another(browser, async (own) => {
    await workAs(own, admin, product);
    await opened(own);
    await own.getByLabel('标题 · 中文').fill('他改的标题');
    await own.getByLabel('卖点 · 中文').fill('他的卖点');
    await save(own);
  });
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('他的卖点');
  await dialog.getByRole('group', { name: '卖点 · 中文' }).getByRole('radio').first().check();
  await dialog.locator('.btn-primary').click();
  await expect(page.locator('.desk-save [role=status]')).toHaveText('已是最新');
  await expect(page.getByLabel('卖点 · 中文')).toHaveValue('我的卖点');
  await expect(page.getByLabel('卖点 · 英文')).toHaveValue('Mine');
  await expect(page.getByLabel('标题 · 中文')).toHaveValue('他改的标题');
});

test('a preview shows what is in the editor, and the page nothing of it', async ({ page, browser }) => {
  const id = 6;
  await workAs(page, SHOP, productAt(id));
  await opened(page);
  const title = await page.getByLabel('标题 · 中文').inputValue();
  await page.getByLabel('标题 · 中文').fill('还没保存的标题');
  await press(page, '预览');
  const link = await page.getByRole('link', { name: '打开预览' }).getAttribute('href');
  await another(browser, async (visitor) => {
    await visitor.goto(at(link ?? ''));
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('还没保存的标题');
    await visitor.goto(at(`/goods?prodId=${id}`));
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

test('a file lists its bad rows by line, and writes the good ones when asked', async ({ page }) => {
  await workAs(page, SHOP, '/desk/products?text=mojie-aio-24');
  await expect(page.locator('.goods-title')).toHaveCount(1);
  const sheet = [
    '商品编码,规格编码,标题（中文）,价格（元）',
    'mojie-aio-24,32g,,888',
    'mojie-aio-24,v9,,1',
    'mojie-aio-24,16g,,abc',
  ].join('\n');
  await press(page, '导入CSV');
  await page
    .locator('[data-goods-file=csv]')
    .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toContainText('修改1');
  await expect(dialog.locator('tbody tr')).toHaveText([/^3.*没有这个规格/, /^4.*金额格式/, /^2.*3999\.00 → 888\.00/]);
  // The head of the table covers none of its rows.
  const boxOf = async (place: string) => (await dialog.locator(place).first().boundingBox()) ?? { y: 0, height: 0 };
  const head = await boxOf('thead th');
  expect(head.y + head.height).toBeLessThanOrEqual((await boxOf('tbody tr')).y + 1);
  await axe(page);
  await dialog.getByRole('button', { name: '导入1行' }).click();
  await expect(dialog.getByRole('status')).toContainText('已导入');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /mojie-aio-24/ })).toContainText('¥888.00');

  const kept = page.waitForEvent('download');
  await press(page, '导出CSV');
  expect((await kept).suggestedFilename()).toMatch(/^products-.*\.csv$/);
});

test('many are put off at once, after a look; filters stand in the address', async ({ page }) => {
  await workAs(page, SHOP, '/desk/products');
  await page.getByRole('link', { name: /已上架/ }).click();
  await expect(page).toHaveURL(/status=40/);
  await page.getByLabel('搜索商品').fill('没有 这种');
  await press(page, '查找');
  await expect(page.locator('.nothing')).toBeVisible();
  await page.getByLabel('搜索商品').fill('qijian-slim');
  await press(page, '查找');
  await expect(page.locator('.goods-title')).toHaveCount(1);
  // Keyboard users go on from where they were.
  await expect(page.getByRole('button', { name: '查找', exact: true })).toBeFocused();
  await page.getByRole('checkbox', { name: /启键薄声/ }).check();
  const dialog = page.getByRole('dialog');
  await press(page, '提交审核');
  await expect(dialog.getByRole('status')).toContainText('1件不能修改');
  await expect(dialog.getByRole('row', { name: /启键薄声/ })).toContainText('商品状态已变化');
  await expect(dialog.getByRole('button', { name: '没有可修改的商品' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await press(page, '下架');
  await expect(dialog.getByRole('row', { name: /启键薄声/ })).toContainText('已下架');
  await axe(page);
  await dialog.getByRole('button', { name: '修改1件' }).click();
  await toasted(page, '已完成1件');
  await expect(dialog).toHaveCount(0);
  await press(page, '撤销上次修改（1件）');
  await expect(dialog.getByRole('row', { name: /启键薄声/ })).toContainText('已上架');
  await dialog.getByRole('button', { name: '修改1件' }).click();
  await expect(page.locator('.goods-title')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByLabel('搜索商品')).toHaveValue('没有 这种');
});

test('a product that nobody ordered is deleted; of another the dialog says why not', async ({ page }, info) => {
  await workAs(page, SHOP, productAt(5));
  await opened(page);
  const dialog = page.getByRole('dialog');
  await press(page, '删除');
  await expect(dialog.getByRole('heading', { name: '不能删除' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: '下架' })).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await press(page, '复制');
  await dialog.getByLabel('商品编码').fill(`e2e-copy-${info.repeatEachIndex}`);
  await dialog.getByRole('button', { name: '复制并编辑' }).click();
  await page.waitForURL((url) => url.pathname !== productAt(5));
  await opened(page);
  await press(page, '删除');
  await dialog.getByRole('button', { name: '删除', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: /已删除$/ })).toBeVisible();
  await axe(page);
  await dialog.getByRole('link', { name: '返回商品列表' }).press('Enter');
  await page.waitForURL(at('/desk/products'));
  await expect(page.locator('.goods-title').first()).toBeVisible();
  await expect(page.getByText(`e2e-copy-${info.repeatEachIndex}`)).toHaveCount(0);
});

test('a shop asks for a brand that the mall has not, is told, and chooses it; of another it learns why not', async ({
  page,
  browser,
}, info) => {
  const [wanted, refused] = ['愿牌', '拒牌'].map((name) => `${name}${info.repeatEachIndex}`) as [string, string];
  const dialog = page.getByRole('dialog');
  await workAs(page, SHOP, productAt(6));
  await opened(page);
  for (const name of [wanted, refused]) {
    await press(page, '没有找到品牌？申请添加');
    await dialog.getByLabel('品牌名称').fill(name);
    await dialog.getByRole('button', { name: '申请添加品牌' }).click();
    await toasted(page, '已提交申请');
    await expect(dialog).toHaveCount(0);
  }
  await another(browser, async (desk) => {
    await workAs(desk, admin, '/desk');
    await desk.getByRole('link', { name: '品牌申请待处理' }).click();
    await press(desk, `添加品牌“${wanted}”`);
    await axe(desk);
    await desk.getByRole('dialog').getByRole('button', { name: '添加', exact: true }).click();
    await expect(desk.getByRole('cell', { name: wanted, exact: true })).toBeVisible();
    await press(desk, `驳回品牌“${refused}”`);
    await desk.getByLabel('驳回原因').fill('没有商标证明');
    await desk.getByRole('dialog').getByRole('button', { name: '驳回', exact: true }).click();
    await expect(desk.getByText(refused)).toHaveCount(0);
  });
  await page.reload();
  await opened(page);
  await page.getByLabel('品牌', { exact: true }).selectOption({ label: wanted });
  await save(page);
  await press(page, '没有找到品牌？申请添加');
  await expect(dialog.getByText(`${refused} · 未通过`)).toBeVisible();
  await expect(dialog.getByText('没有商标证明')).toBeVisible();
});

test("another shop's product is not there", async ({ page, pageErrors }) => {
  pageErrors.allow(/^404/);
  await workAs(page, { ...SHOP, userName: shops[1]?.code ?? '' }, productAt(2));
  await expect(page.getByText('没有找到您要的内容')).toBeVisible();
  await expect(page.getByRole('link', { name: '返回上一级' })).toHaveAttribute('href', '/desk/products');
  await expect(page.locator('.goods-bar')).toHaveCount(0);
});

test('axe finds nothing, in both languages', async ({ page, context }) => {
  await workAs(page, SHOP, '/desk/products');
  for (const language of ['zh', 'en'] as const) {
    await setLanguage(context, language, site.url);
    await page.goto(at('/desk/products'));
    await expect(page.locator('.goods-title').first()).toBeVisible();
    await axeInThemeOf(page, language);
    await page.goto(at(productAt(5)));
    await opened(page);
    await expect(page.locator('.goods-attributes fieldset').first()).toBeAttached();
    await axeInThemeOf(page, language);
    await page.locator('.goods-skus + p button, .goods-skus ~ p button').first().click();
    await axeInThemeOf(page, language);
    await page.goto(at('/desk/shop'));
    await expect(page.locator('.goods-provinces').first()).toBeVisible();
    await axeInThemeOf(page, language);
  }
});

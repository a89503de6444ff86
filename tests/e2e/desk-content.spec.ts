import type { Browser, BrowserContext, Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { DESK_COOKIE, DESK_PATH } from '#contract/operator/values.ts';
import deskZh from '../../public/locales/zh/desk.json' with { type: 'json' };
import zh from '../../public/locales/zh/deskcontent.json' with { type: 'json' };
import { axe, expect, setLanguage, setTheme, test, toasted } from '../helpers/browser/browser.ts';
import { type Nodes, startNodes } from '../helpers/server/nodes.ts';

/** Editors at work, on a site of its own: what they change is everybody's. */

test.describe.configure({ mode: 'default' });

/** One red pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

let site: Nodes;
test.beforeAll(async () => {
  site = await startNodes(1, process.env.TEST_DATABASE_URL);
});
test.afterAll(() => site.stop());

const at = (path: string) => `${site.url}${path}`;
const work = (context: BrowserContext, token = site.token) =>
  context.addCookies([{ name: DESK_COOKIE, value: token, url: at(DESK_PATH), sameSite: 'Strict' }]);
const publish = async (page: Page) => {
  await page.getByRole('button', { name: zh.draft.publish, exact: true }).click();
  await toasted(page, zh.draft.published);
};
const save = async (page: Page) => {
  await page.keyboard.press('Control+s');
  await toasted(page, '已保存，商城页面已更新');
};
const open = async (page: Page, screen: string) => {
  await page.goto(at(`/desk/${screen}`));
  await expect(page.locator('.desk-save')).toBeVisible();
};

test.beforeEach(async ({ context }) => {
  await work(context);
});

/** Visitors at other windows, one per language, looking at a page that is kept. */
async function visitors(browser: Browser, path: string) {
  const windows = await Promise.all(
    LANGUAGES.map(async (language) => {
      const context = await browser.newContext();
      await setLanguage(context, language, site.url);
      const page = await context.newPage();
      await page.goto(at(path));
      await page.reload();
      return { language, context, page };
    }),
  );
  return {
    /** Each finds the text where it looks; how soon is measured by `npm run bench -- --only=live`. */
    async see(texts: Record<Language, string>) {
      for (const { language, page } of windows)
        await expect.poll(async () => (await page.request.get(at(path))).text()).toContain(texts[language]);
      for (const { language, page } of windows) {
        await page.reload();
        await expect(page.getByText(texts[language]).first()).toBeVisible();
      }
    },
    leave: () => Promise.all(windows.map(({ context }) => context.close())),
  };
}

test('the footer: an item is added, moved by keys, shown while it is edited, and seen by visitors', async ({
  page,
  browser,
}) => {
  const others = await visitors(browser, '/other/faq');
  await open(page, 'footer');
  await page.getByRole('button', { name: zh.footer.addItem }).first().click();
  await page.getByLabel('标题 · 中文').fill('以旧换新');
  await page.getByLabel('标题 · 英文').fill('Trade in');
  await page.getByLabel(zh.field.type).selectOption({ label: zh.footer.type[30] });
  await page.getByLabel(zh.field.link).fill('/newlist');
  const preview = page.locator('[data-preview]');
  await expect(preview.nth(0).getByText('以旧换新')).toBeVisible();
  await expect(preview.nth(1).getByText('Trade in')).toBeVisible();
  const first = preview.nth(0).locator('[data-columns] > div').first().locator('li');
  await expect(first.last()).toHaveText('以旧换新');
  await page.getByRole('button', { name: '移动以旧换新' }).focus();
  // Each key counts once what the one before did has been said.
  for (const [key, said] of [
    ['Space', '以旧换新 移到第 6 项'],
    ['ArrowUp', '以旧换新 移到第 5 项'],
    ['Space', '已放下以旧换新，第 5 项'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByText(said)).toBeAttached();
  }
  await expect(first.nth(-2)).toHaveText('以旧换新');
  await publish(page);
  await others.see({ zh: '以旧换新', en: 'Trade in' });
  await others.leave();
});

test('an announcement is added, pinned and seen; then it is taken out', async ({ page, browser }) => {
  const others = await visitors(browser, '/');
  await open(page, 'notices/new');
  await page.getByLabel('标题 · 中文').fill('周末不打烊');
  await page.getByLabel('标题 · 英文').fill('Open all weekend');
  await page.getByRole('switch', { name: zh.notice.pin }).click();
  const text = page.getByRole('textbox', { name: '正文 · 中文' });
  await text.click();
  await page.keyboard.type('照常发货');
  await page.keyboard.press('Control+s');
  await page.waitForURL(/notices\/\d+$/);
  await others.see({ zh: '周末不打烊', en: 'Open all weekend' });
  await expect(page.getByRole('textbox', { name: '正文 · 中文' })).toContainText('照常发货');
  await page.goto(at('/desk/notices'));
  await page.getByRole('button', { name: '移除周末不打烊' }).click();
  await page.getByRole('dialog').getByRole('button', { name: zh.rows.out }).click();
  await toasted(page, zh.notice.removed);
  await expect(page.getByRole('link', { name: '周末不打烊' })).toBeHidden();
  await expect.poll(async () => (await site.page('/')).includes('周末不打烊')).toBe(false);
  await others.leave();
});

test('what has no English is listed with the way to it', async ({ page }) => {
  await open(page, 'notices/new');
  await page.getByLabel('标题 · 中文').fill('只有中文的公告');
  await page.keyboard.press('Control+s');
  await page.waitForURL(/notices\/\d+$/);
  const { pathname } = new URL(page.url());
  await page.goto(at('/desk/content'));
  const listed = page.getByRole('link', { name: '只有中文的公告' });
  await expect(listed).toHaveAttribute('href', pathname);
  await page.goto(at('/desk/notices'));
  await page.getByRole('button', { name: '移除只有中文的公告' }).click();
  await page.getByRole('dialog').getByRole('button', { name: zh.rows.out }).click();
  await toasted(page, zh.notice.removed);
  await page.goto(at('/desk/content'));
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(listed).toHaveCount(0);
});

test('branding is changed and seen on every page', async ({ page, browser }) => {
  const others = await visitors(browser, '/other/privacy');
  await open(page, 'web');
  await page.getByLabel('版权声明（中文）').fill('© 良集新版权');
  await page.getByLabel('版权声明（英文）').fill('© Liangji anew');
  await save(page);
  await others.see({ zh: '© 良集新版权', en: '© Liangji anew' });
  await others.leave();
});

test('the home page: previewed by link, then published and seen', async ({ page, browser }) => {
  const others = await visitors(browser, '/');
  await open(page, 'home-page');
  const floor = page
    .locator('section', { has: page.getByRole('heading', { name: zh.home.floors }) })
    .locator('details')
    .first();
  await floor.locator('summary').click();
  await floor.getByLabel('标题 · 中文', { exact: true }).fill('夏日数码');
  await floor.getByLabel('标题 · 英文', { exact: true }).fill('Summer tech');
  await floor.getByLabel(zh.home.find).fill('灯笼');
  await floor.getByRole('button', { name: zh.home.search, exact: true }).click();
  const pin = floor.getByRole('button', { name: /^置顶/ }).first();
  const name = ((await pin.getAttribute('aria-label')) ?? '').slice(zh.home.pinIt.length).split(' ', 1)[0] ?? '';
  await pin.click();
  await page.getByRole('button', { name: zh.draft.preview, exact: true }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: zh.draft.open });
  const shown = await page.request.get(at((await link.getAttribute('href')) ?? ''));
  expect((await shown.text()).includes('夏日数码')).toBe(true);
  expect((await site.page('/')).includes('夏日数码')).toBe(false);
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  await publish(page);
  await others.see({ zh: '夏日数码', en: 'Summer tech' });
  expect((await site.page('/')).includes(name), name).toBe(true);
  await others.leave();
});

test('a content page: draft, schedule, discard, publish, history and back again', async ({ page, browser }) => {
  const others = await visitors(browser, '/other/service');
  await open(page, 'content/service');
  const old = await page.getByLabel('标题 · 中文').inputValue();
  await page.getByLabel('标题 · 中文').fill('新版服务协议');
  await page.getByLabel('标题 · 英文').fill('New service agreement');
  await page.keyboard.press('Control+s');
  await toasted(page, zh.draft.saved);
  expect((await site.page('/other/service')).includes('新版服务协议')).toBe(false);
  await page.getByRole('button', { name: zh.draft.schedule, exact: true }).click();
  await page.getByRole('dialog').getByLabel(zh.draft.when).fill('2099-01-01T08:00');
  await page.getByRole('dialog').getByRole('button', { name: zh.draft.schedule }).click();
  await expect(page.getByText(/草稿将于 2099年1月1日/)).toBeVisible();
  await page.getByRole('button', { name: zh.draft.unschedule }).click();
  await toasted(page, zh.draft.unscheduled);
  await publish(page);
  await others.see({ zh: '新版服务协议', en: 'New service agreement' });
  await page.getByRole('button', { name: '修改记录' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: /发布/ }).first().click();
  await expect(drawer.locator('.desk-diff')).toContainText(old.slice(0, 2));
  await drawer.getByRole('button', { name: '恢复为修改前' }).click();
  await expect(page.getByLabel('标题 · 中文')).toHaveValue(old);
  await publish(page);
  await others.see({ zh: old, en: 'Terms of service' });
  await others.leave();
});

test('what is live has moved since the draft was begun: both are put together', async ({ page }) => {
  await open(page, 'content/privacy');
  await page.getByLabel('标题 · 中文').fill('隐私政策甲');
  await page.keyboard.press('Control+s');
  await toasted(page, zh.draft.saved);
  type Page = { title: { zh: string; en: string } };
  await site.edit<Page>('content/privacy', (value) => ({ ...value, title: { ...value.title, en: 'Privacy B' } }));
  await page.getByRole('button', { name: zh.draft.publish, exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [field, side] of [
    ['标题 · 中文', '我的'],
    ['标题 · 英文', '对方的'],
  ] as const)
    await dialog.getByRole('group', { name: field }).getByText(side, { exact: true }).click();
  await dialog.getByRole('button', { name: '合并并保存' }).click();
  await expect(dialog).toBeHidden();
  await publish(page);
  await expect.poll(async () => (await site.page('/other/privacy')).includes('隐私政策甲')).toBe(true);
  expect((await site.page('/other/privacy', 'en')).includes('Privacy B')).toBe(true);
});

test('words, an option of a dictionary, and a number', async ({ page }) => {
  await open(page, 'words');
  await page.getByLabel('热词 · 中文').first().fill('开学季');
  await save(page);
  await expect.poll(async () => (await site.page('/other/faq')).includes('开学季')).toBe(true);

  await open(page, 'dictionaries/cancel_reason');
  await page.getByRole('switch', { name: zh.dictionary.enabled }).first().click();
  await save(page);
  const asked = await page.request.post(at('/api/admin/sys/dict/type/listByCodes'), {
    data: { dictTypeList: ['cancel_reason'] },
  });
  expect(await asked.json()).toMatchObject({
    data: [{ dictDataVOList: [{ status: '20' }, { status: '10' }, {}, {}, {}, {}, {}, {}] }],
  });

  // The numbers decide what is paid: they are an administrator's.
  await work(page.context(), site.adminToken);
  await open(page, 'numbers');
  await page.getByLabel(zh.numbers.addressBook).fill('5');
  await page.keyboard.press('Control+s');
  await toasted(page, zh.numbers.saved);
  await page.reload();
  await expect(page.getByLabel(zh.numbers.addressBook)).toHaveValue('5');
});

test('a text out of Word and a picture are pasted as what they look like', async ({ page }) => {
  await open(page, 'content/terms');
  const editor = page.getByRole('textbox', { name: zh.field.html }).first();
  await editor.click();
  await editor.press('Control+a');
  const paste = (html: string, picture = '') =>
    editor.evaluate(
      (place, given) => {
        const data = new DataTransfer();
        if (given.html) data.setData('text/html', given.html);
        if (given.picture) {
          const bytes = Uint8Array.from(atob(given.picture), (sign) => sign.charCodeAt(0));
          data.items.add(new File([bytes], 'a.png', { type: 'image/png' }));
        }
        place.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      },
      { html, picture },
    );
  const item = (text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>${text}</p>`;
  await paste(`<h1>章程</h1>${item('一')}${item('二')}<p>x<sup>2</sup></p><p><img src="file:///C:/a.png">后</p>`);
  await expect(editor.getByRole('heading', { level: 2, name: '章程' })).toBeVisible();
  await expect(editor.getByRole('listitem')).toHaveText(['一', '二']);
  await expect(editor.locator('sup')).toHaveText('2');
  await expect(page.getByText(deskZh.rich.paste.lost_one.replace('{{count}}', '1'))).toBeVisible();
  await paste('', PNG);
  await expect(editor.locator('img')).toHaveAttribute('src', /^\/media\/desk\//);
  await paste(`<p>图<img src="data:image/png;base64,${PNG}"></p>`);
  await expect(editor.locator('img')).toHaveCount(2);
});

const SCREENS = [
  ...['footer', 'words', 'numbers', 'payments', 'home-page', 'dictionaries', 'dictionaries/cancel_reason'],
  ...['notices', 'notices/new', 'content', 'content/faq'],
];
for (const [language, theme] of [
  ['zh', 'liangji'],
  ['en', 'liangji-dark'],
] as const) {
  test(`axe finds nothing on the screens of editors in ${language}, ${theme}`, async ({ page, context }) => {
    await setLanguage(context, language, site.url);
    await setTheme(context, theme);
    await work(context, site.adminToken);
    for (const screen of SCREENS) {
      await page.goto(at(`/desk/${screen}`));
      await expect(page.locator('astro-island[ssr]:not([client=use])')).toHaveCount(0);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await axe(page);
    }
  });
}

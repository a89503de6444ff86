import type { Page } from 'playwright';

/** Nobody has this number. */
const MOBILE = '13812345678';
/** Half of a word that many goods have, in the language of the page. */
const BEGUN = { zh: '茶', en: 'tea' };

/** What opens only when a visitor does something: the menus, the popups, the words under the search box. */
export const ACTS = {
  menu: (page: Page) => page.locator('.rail > ul > li > a').nth(1).hover(),
  categories: (page: Page) => page.locator('.main-nav-all > a').hover(),
  async suggestions(page: Page) {
    const language = (await page.locator('html').getAttribute('lang'))?.startsWith('en') ? 'en' : 'zh';
    await page.locator('input[name=searchText]').first().pressSequentially(BEGUN[language], { delay: 50 });
    await page.locator('[role=listbox] [role=option]').first().waitFor();
  },
  async login(page: Page) {
    await page.locator('.top-bar [data-login]').click();
    await page.locator('dialog.login-popup[open]').waitFor();
  },
  async sms(page: Page) {
    await page.getByRole('tab').nth(1).click();
    await page.locator('[role=tab][aria-selected=true]:nth-child(2)').waitFor();
  },
  async errors(page: Page) {
    await page.locator('[data-login-form] [type=submit]').click();
    await page.locator('.field-error:not(:empty)').first().waitFor();
  },
  async captcha(page: Page) {
    const form = page.locator('[data-login-form]');
    await form.locator('input').nth(0).fill(MOBILE);
    await form.locator('input').nth(1).fill('Password-1');
    await form.locator('[type=checkbox]').check();
    await form.locator('[type=submit]').click();
    await page.locator('dialog[open] img').first().waitFor();
  },
  async viewer(page: Page) {
    await page.locator('[data-shot]').first().click();
    await page.locator('.yarl__slide_current').waitFor();
  },
  openTalk: async (page: Page) => {
    await page.locator('.console .chat-list button').first().click();
    await page.locator('.chat-row').first().waitFor();
  },
  finder: async (page: Page) => {
    await page.keyboard.press('Control+k');
    await page.locator('dialog[open] input').fill('S3');
    await page.locator('dialog[open] [role=option]').first().waitFor();
  },
  removal: async (page: Page) => {
    await page.getByRole('button', { name: /^(删除|Delete)$/ }).click();
    await page.locator('dialog[open]').waitFor();
  },
  change: async (page: Page) => {
    await page.locator('.desk-main button[aria-expanded]').last().click();
    await page.locator('.desk-main button[aria-expanded=true]').waitFor();
  },
  codes: async (page: Page) => {
    await page.getByText(/^(按商品编码列表选择|By a list of product codes)$/).click();
    await page.locator('details[open] textarea').fill('yunqiong-s3\nno-such-code\nguanglan-m2');
    await page.locator('details[open] button').last().click();
    await page.locator('.desk-good').first().waitFor();
  },
  importing: async (page: Page) => {
    await page.getByRole('button', { name: /^(导入CSV|Import CSV)$/ }).click();
    await page.locator('dialog[open]').waitFor();
  },
};

import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { AREAS, levelsOf, type Rights, SHOP_AREAS, type Worker } from '#contract/operator/areas.values.ts';
import { PRESET_RIGHTS } from '#contract/operator/roles.values.ts';
import { menuOf } from '#src/lib/server/desk/menu.ts';
import deskEn from '../../public/locales/en/desk.json' with { type: 'json' };
import ordersEn from '../../public/locales/en/deskorders.json' with { type: 'json' };
import rolesEn from '../../public/locales/en/deskroles.json' with { type: 'json' };
import deskZh from '../../public/locales/zh/desk.json' with { type: 'json' };
import ordersZh from '../../public/locales/zh/deskorders.json' with { type: 'json' };
import rolesZh from '../../public/locales/zh/deskroles.json' with { type: 'json' };
import { axeInThemeOf, expect, setLanguage, test } from '../helpers/browser/browser.ts';
import { enterDesk } from '../helpers/browser/desk.ts';
import { filled } from '../helpers/browser/order-words.ts';
import { startOwnSite } from '../helpers/browser/own-site.ts';
import { acceptAndShip } from '../helpers/browser/selling.ts';
import { openShopper, originOf } from '../helpers/browser/shopper.ts';
import { addOperatorWith } from '../helpers/people/add.ts';
import { workAs } from '../helpers/people/operators.ts';
import { MANUAL_SHOP, openDesk } from '../helpers/people/shopping.ts';

const WORDS = {
  zh: { desk: deskZh, orders: ordersZh, roles: rolesZh },
  en: { desk: deskEn, orders: ordersEn, roles: rolesEn },
};

async function makeRole(page: Page, language: Language, name: string): Promise<void> {
  const { desk, roles } = WORDS[language];
  await page.goto('/desk/roles');
  await page.getByRole('button', { name: roles.add, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: desk.document.save });
  await save.click();
  await expect(dialog.getByText(roles.error.name)).toBeVisible();
  await dialog.getByLabel(roles.name, { exact: true }).fill(name);
  await save.click();
  await expect(dialog.getByText(roles.error.rights)).toBeVisible();
  const box = (level: 'look' | 'change') =>
    dialog.getByRole('checkbox', {
      name: filled(roles.levelOf, { area: roles.area.orders, level: roles.level[level] }),
    });
  await box('change').focus();
  await page.keyboard.press('Space');
  await expect(box('look')).toBeChecked();
  await expect(dialog.getByText(roles.area.categories)).toHaveCount(0);
  await axeInThemeOf(page, language);
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name })).toContainText(roles.area.orders);
  await axeInThemeOf(page, language);
}

for (const language of LANGUAGES)
  test(`${language}: a shop's owner adds a colleague who may only ship`, async ({ page, browser }, info) => {
    const { desk, orders } = WORDS[language];
    const origin = originOf(info);
    const mark = `${language}-${info.workerIndex}-${info.repeatEachIndex}-${info.retry}`;
    const shopper = await browser.newContext({ baseURL: origin });
    const { goods, ...shopping } = await openShopper(shopper, info);
    const { tradeId, orderIds } = await shopping.orderOne(await goods.ofShop(MANUAL_SHOP));
    await shopping.pay(tradeId);
    await shopper.close();
    const [order = ''] = orderIds;

    const owner = await openDesk(page.request, origin, MANUAL_SHOP);
    await setLanguage(page.context(), language, origin);
    await workAs(page.context(), owner.token, origin);
    const role = `Packer ${mark}`;
    await makeRole(page, language, role);

    await page.goto('/desk/staff');
    await page.getByRole('button', { name: desk.staff.add }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(desk.login.userName).fill(`packer-${mark}`);
    await dialog.getByLabel(desk.staff.name, { exact: true }).fill(`Packer ${mark}`);
    await expect(dialog.getByLabel(desk.staff.worksFor)).toHaveCount(0);
    await dialog.getByLabel(desk.staff.role, { exact: true }).selectOption({ label: role });
    await axeInThemeOf(page, language);
    await dialog.getByRole('button', { name: desk.document.save }).click();
    const secret = page.locator('.desk-secret');
    await expect(secret).toBeVisible();
    const colleague = { userName: `packer-${mark}`, password: (await secret.textContent()) ?? '' };
    await page.getByRole('button', { name: desk.staff.kept }).click();
    await expect(page.getByRole('row', { name: colleague.userName })).toContainText(role);

    const context = await browser.newContext({ baseURL: origin });
    await setLanguage(context, language, origin);
    const own = await context.newPage();
    await own.goto('/desk');
    await enterDesk(own, colleague);
    await own.waitForURL(/\/desk\/orders$/);
    const menu = own.locator('.desk-menu').getByRole('link');
    await expect(menu).toHaveCount(1);
    await expect(menu).toHaveAttribute('href', '/desk/orders');
    await expect(own.getByRole('button', { name: desk.sheet.export })).toHaveCount(0);
    await own.goto(`/desk/orders?text=${order}`);
    await acceptAndShip(own, order, language);
    await expect(
      own.locator(`tbody[data-order="${order}"]`).getByRole('button', { name: orders.move.ship }),
    ).toHaveCount(0);
    const refused = await own.goto('/desk/products');
    expect(refused?.status()).toBe(403);
    await expect(own.getByRole('heading', { name: desk.forbidden.title })).toBeVisible();
    await expect(own.locator('main')).toContainText(role);
    await axeInThemeOf(own, language);
    const [cookie] = (await context.cookies(`${origin}/desk`)).filter(({ name }) => name === 'deskToken');
    const asked = await own.request.get('/api/desk/p/products', { headers: { authorization: cookie?.value ?? '' } });
    expect(asked.status()).toBe(403);
    await context.close();
  });

test('every screen of a menu opens without a call that is refused, whatever the role', async ({ browser }) => {
  test.slow();
  const people: [name: string, by: Worker][] = [
    ...AREAS.map((area): [string, Worker] => [area, { rights: { [area]: levelsOf(area)[0] }, shopId: null }]),
    ...SHOP_AREAS.map((area): [string, Worker] => [
      `shop ${area}`,
      { rights: { [area]: levelsOf(area)[0] }, shopId: 1 },
    ]),
    ['owner', { rights: PRESET_RIGHTS.owner, shopId: 1 }],
    ['service', { rights: PRESET_RIGHTS.service, shopId: null }],
  ];
  const tokens = new Map<string, string>();
  const site = await startOwnSite({
    prepare: async (db, now) => {
      for (const [name, { rights, shopId }] of people)
        tokens.set(name, (await addOperatorWith(db, now, { shopId, rights: rights as Rights })).token);
    },
  });
  const refused: string[] = [];
  const context = await browser.newContext();
  const page = await context.newPage();
  for (const [name, by] of people) {
    // A call that the last screen still makes is not of the next one's role.
    await page.goto('about:blank');
    await context.clearCookies();
    await workAs(context, tokens.get(name) ?? '', site.url);
    for (const { href } of menuOf(by).flatMap(({ screens }) => screens)) {
      const watch = (response: { status(): number; url(): string }) => {
        if (response.status() === 403) refused.push(`${name} ${href}: ${response.url()}`);
      };
      page.on('response', watch);
      const answer = await page.goto(`${site.url}${href}`, { waitUntil: 'networkidle' });
      expect.soft({ name, href, status: answer?.status() }).toEqual({ name, href, status: 200 });
      page.off('response', watch);
    }
  }
  await context.close();
  await site.stop();
  expect(refused).toEqual([]);
});

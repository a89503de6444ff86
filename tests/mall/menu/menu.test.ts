import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SiteMenu } from '#contract/content/schema.ts';
import { MENU_AHEAD_DAYS, MENU_ENTRIES, type MenuEntry } from '#contract/content/values.ts';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { DAY_MS } from '#contract/time.ts';
import { couponTemplate } from '#mall/coupon/coupon.tables.ts';
import { discountActivity } from '#mall/discount/discount.tables.ts';
import { FLASH_STATUS, flashItem } from '#mall/flash-sale/flash-sale.tables.ts';
import { groupActivity } from '#mall/group-buy/group-buy.tables.ts';
import { refreshMenu } from '#mall/menu/menu.ts';
import { outbox } from '#mall/outbox/outbox.tables.ts';
import { product } from '#mall/product/product.tables.ts';
import { setting } from '#mall/settings/settings.tables.ts';
import { makeGoods, need } from '../../helpers/mall/buying.ts';
import { makeCoupon } from '../../helpers/mall/coupon.ts';
import { makeDiscount } from '../../helpers/mall/discount.ts';
import { makeFlash, makeSession } from '../../helpers/mall/flash-sale.ts';
import { makeActivity } from '../../helpers/mall/group-buy.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
let goods: number;
beforeAll(async () => {
  mall = await openTestMall();
  goods = (await makeGoods(mall)).productId;
});
beforeEach(async () => {
  const { db } = mall;
  await db.update(couponTemplate).set({ stopped: true });
  await db.update(groupActivity).set({ stopped: true });
  await db.update(discountActivity).set({ stopped: true });
  await db.update(flashItem).set({ status: FLASH_STATUS.OVER });
  await db.update(product).set({ custom: null });
  await db.delete(setting).where(eq(setting.name, 'menu'));
});
afterAll(() => mall.close());

const entries = async () => need(await mall.call<SiteMenu>('GET', '/api/app/menu')).entries;
const days = (n: number) => new Date(mall.now.now.getTime() + n * DAY_MS);
const announced = async () => {
  const [last] = await mall.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  return last;
};

const MAKE: Record<Exclude<MenuEntry, 'new' | 'members'>, () => Promise<unknown>> = {
  flash: async () => makeFlash(mall, await makeSession(mall)),
  group: () => makeActivity(mall),
  coupons: () => makeCoupon(mall),
  discounts: () => makeDiscount(mall, { goods: [goods] }),
  custom: () => makeGoods(mall, { custom: [{ code: 'engraving', name: { zh: '刻字', en: 'Engraving' }, mode: 20 }] }),
};

it('has entries only for what the mall has, and always for goods and members', async () => {
  expect(await entries()).toEqual(['new', 'members']);
  const there = new Set<MenuEntry>(['new', 'members']);
  for (const [entry, make] of Object.entries(MAKE) as [MenuEntry, () => Promise<unknown>][]) {
    await make();
    there.add(entry);
    expect(await entries()).toEqual(MENU_ENTRIES.filter((one) => there.has(one)));
  }
});

it('has them a week before a promotion begins, and not longer than it lasts', async () => {
  const due = { startsAt: days(MENU_AHEAD_DAYS - 0.1), endsAt: days(MENU_AHEAD_DAYS + 1) };
  const { id } = await makeActivity(mall, due);
  const move = (times: { startsAt: Date; endsAt: Date }) =>
    mall.db.update(groupActivity).set(times).where(eq(groupActivity.id, id));
  expect(await entries()).toEqual(['new', 'group', 'members']);
  await move({ ...due, startsAt: days(MENU_AHEAD_DAYS + 0.1) });
  expect(await entries()).toEqual(['new', 'members']);
  await move({ startsAt: days(-2), endsAt: days(0) });
  expect(await entries()).toEqual(['new', 'members']);
});

it('has none of goods that are not sold', async () => {
  const { productId } = await makeGoods(mall);
  await makeDiscount(mall, { goods: [productId] });
  await makeCoupon(mall, { inCentre: false });
  expect(await entries()).toEqual(['new', 'discounts', 'members']);
  await mall.db.update(product).set({ status: PUBLISH_STATUS.PUT_OFF }).where(eq(product.id, productId));
  expect(await entries()).toEqual(['new', 'members']);
});

it('is stored, and pages are made again only when it is another one', async () => {
  expect(await refreshMenu(mall)).toBe(1);
  const first = await announced();
  expect(JSON.stringify(first)).toContain('menu');
  await makeCoupon(mall);
  expect(await entries(), 'as pages show it').toEqual(['new', 'members']);
  expect(await refreshMenu(mall)).toBe(1);
  expect(await entries()).toEqual(['new', 'coupons', 'members']);
  const second = await announced();
  expect(second?.id).not.toBe(first?.id);
  await makeCoupon(mall);
  expect(await refreshMenu(mall)).toBe(0);
  expect((await announced())?.id).toBe(second?.id);
});

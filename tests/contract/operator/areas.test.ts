import { describe, expect, it } from 'vitest';
import { changesOf, looksAt } from '#contract/documents/areas.values.ts';
import {
  AREAS,
  areasOf,
  covers,
  levelsOf,
  mayCall,
  mayChange,
  mayLook,
  SHOP_AREAS,
  settleRights,
} from '#contract/operator/areas.values.ts';
import { isPreset, PRESET_RIGHTS, PRESETS, presetsOf, rightsOf, roleOf } from '#contract/operator/roles.values.ts';

const clerk = { rights: { orders: 'change', goods: 'look' }, shopId: 3 } as const;
const mall = { rights: { orders: 'change', settings: 'look' }, shopId: null } as const;

describe('a call of the desk', () => {
  it('is for who may do what it says, and nobody else', () => {
    expect(mayCall(clerk, { looks: 'orders' })).toBe(true);
    expect(mayCall(clerk, { changes: 'orders' })).toBe(true);
    expect(mayCall(clerk, { looks: 'goods' })).toBe(true);
    expect(mayCall(clerk, { changes: 'goods' })).toBe(false);
    expect(mayCall(clerk, { looks: 'chat' })).toBe(false);
  });

  it('that exports needs both: exports, and a look at what it lists', () => {
    const call = { changes: 'exports', looks: 'orders' } as const;
    expect(mayCall(clerk, call)).toBe(false);
    expect(mayCall({ rights: { exports: 'change' }, shopId: 3 }, call)).toBe(false);
    expect(mayCall({ rights: { exports: 'change', orders: 'look' }, shopId: 3 }, call)).toBe(true);
  });

  it('of several areas is for who may change any of them', () => {
    expect(mayCall(clerk, { changes: ['chat', 'orders'] })).toBe(true);
    expect(mayCall(clerk, { changes: ['chat', 'goods'] })).toBe(false);
  });

  it("of the mall is not for a shop's people, whatever they may do", () => {
    expect(mayCall({ rights: { settings: 'change' }, shopId: 3 }, { looks: 'settings', mall: true })).toBe(false);
    expect(mayCall(mall, { looks: 'settings', mall: true })).toBe(true);
    expect(mayCall({ rights: { money: 'look' }, shopId: 3 }, { looks: 'money', shop: true })).toBe(true);
    expect(mayCall({ rights: { money: 'look' }, shopId: null }, { looks: 'money', shop: true })).toBe(false);
  });

  it('of everybody is for whoever is logged in; one that says nothing is for nobody', () => {
    const nobody = { rights: {}, shopId: null };
    expect(mayCall(nobody, { everybody: true })).toBe(true);
    expect(mayCall({ rights: PRESET_RIGHTS.admin, shopId: null }, {})).toBe(false);
  });
});

describe('rights', () => {
  it('to change include the look', () => {
    expect([mayLook(clerk, 'orders'), mayLook(clerk, 'goods'), mayLook(clerk, 'chat')]).toEqual([true, true, false]);
    expect([mayChange(clerk, 'orders'), mayChange(clerk, 'goods')]).toEqual([true, false]);
  });

  it('are given only by who has them', () => {
    expect(covers({ orders: 'change' }, { orders: 'look' })).toBe(true);
    expect(covers({ orders: 'look' }, { orders: 'look' })).toBe(true);
    expect(covers({ orders: 'look' }, { orders: 'change' })).toBe(false);
    expect(covers({}, { orders: 'look' })).toBe(false);
    expect(covers({}, {})).toBe(true);
  });

  it('lose what there is not: areas of the mall in a shop, areas and levels that nobody knows', () => {
    const stored = {
      orders: 'change',
      shoppers: 'look',
      moon: 'change',
      goods: 'everything',
      home: 'change',
      exports: 'look',
    };
    expect(settleRights(stored, areasOf(null))).toEqual({ orders: 'change', shoppers: 'look' });
    expect(settleRights(stored, areasOf(3))).toEqual({ orders: 'change' });
  });

  it('have one level where there is nothing to change, or nothing to see without a change', () => {
    expect(AREAS.filter((area) => levelsOf(area).length === 1)).toEqual(['home', 'chat', 'changes', 'exports']);
  });
});

describe('roles that every mall has', () => {
  it('are of one side, and let do what there is on it', () => {
    for (const preset of PRESETS) {
      const shopId = presetsOf(null).includes(preset) ? null : 3;
      const rights = PRESET_RIGHTS[preset];
      expect(presetsOf(shopId)).toContain(preset);
      expect(settleRights(rights, areasOf(shopId))).toEqual(rights);
      expect(rightsOf({ role: preset, shopId, accountId: null }, null)).toEqual(rights);
      expect(rightsOf({ role: preset, shopId: shopId === null ? 3 : null, accountId: null }, null)).toEqual({});
    }
    expect(Object.keys(PRESET_RIGHTS.admin)).toEqual([...AREAS]);
    expect(Object.keys(PRESET_RIGHTS.owner)).toEqual([...SHOP_AREAS]);
    expect(isPreset('admin')).toBe(true);
    expect(isPreset('custom')).toBe(false);
  });

  it('a store account is its owner, whatever its role was called', () => {
    expect(roleOf({ role: 'shop', accountId: 7 })).toBe('owner');
    expect(roleOf({ role: 'shop', accountId: null })).toBe('shop');
    expect(rightsOf({ role: 'shop', shopId: 3, accountId: 7 }, null)).toEqual(PRESET_RIGHTS.owner);
  });

  it('a role that was made at the desk lets do what it says, within its side; one that is gone, nothing', () => {
    const held = { role: 'custom', shopId: 3, accountId: null };
    expect(rightsOf(held, { orders: 'look', shoppers: 'change' })).toEqual({ orders: 'look' });
    expect(rightsOf(held, null)).toEqual({});
    expect(roleOf({ role: 'of a later version', accountId: null })).toBe('custom');
  });
});

it('a document is looked at and changed in its area', () => {
  expect(looksAt('notice/7')).toEqual({ looks: 'content' });
  expect(changesOf('product/7/draft')).toEqual({ changes: 'goods' });
  expect(changesOf('numbers')).toEqual({ changes: 'settings', mall: true });
  expect(looksAt('flash-session/{ref}')).toEqual({ looks: 'promotions', mall: true });
});

import { describe, expect, it } from 'vitest';
import { NO_STORE } from '#contract/store/empty.values.ts';
import {
  isEditable,
  mayMoveStore,
  STORE_MOVE_NAMES,
  STORE_STATUS,
  shopStatus,
  storeMoves,
} from '#contract/store/flow.values.ts';
import { storeError, storeNameError, storePasswordError, storeTextError } from '#contract/store/rules.values.ts';
import { refuseStore, type StoreData } from '#contract/store/schema.ts';
import { REASON_FIELDS, STORE_FIELDS } from '#contract/store/values.ts';

const ID = 'a'.repeat(32);
const WHOLE: StoreData = {
  ...NO_STORE,
  ...{ name: '绿茶小铺', text: '只卖自家茶园当年采的绿茶。', logo: '/media/upload/a.webp', category: 'food' },
  ...{ legalName: '林小茶', licence: ID, idFront: ID, idBack: ID },
  ...{ contact: '林小茶', mobile: '13800138000', region: ['44', '4403', '440305'], detail: '科苑路15号', agree: true },
};

describe('the way of an application', () => {
  it('leads as the table says, and nowhere else', () => {
    const ways = Object.values(STORE_STATUS).map((status) => [
      status,
      STORE_MOVE_NAMES.filter((move) => mayMoveStore(move, status)),
    ]);
    expect(Object.fromEntries(ways)).toEqual({
      10: ['submit'],
      20: ['withdraw', 'pass', 'refuse'],
      30: ['submit'],
      40: ['takeOffline'],
      50: ['putBack'],
    });
    expect(storeMoves(STORE_STATUS.UNDER_REVIEW)).toEqual(['pass', 'refuse']);
    expect(storeMoves(STORE_STATUS.DRAFT)).toEqual([]);
    expect(Object.values(STORE_STATUS).filter(isEditable)).toEqual([10, 30]);
    expect([shopStatus(true), shopStatus(false)]).toEqual([40, 50]);
  });
});

describe('what is filled in', () => {
  it('is whole', () => expect(storeError(WHOLE, STORE_FIELDS)).toBeUndefined());

  it.each([
    ['name', '', 'storeNameRequired'],
    ['text', ' ', 'storeTextRequired'],
    ['logo', '', 'storeLogoRequired'],
    ['category', '', 'storeCategoryRequired'],
    ['legalName', ' ', 'storeLegalNameRequired'],
    ['legalName', '长'.repeat(61), 'storeLegalNameLength'],
    ['licence', null, 'storeLicenceRequired'],
    ['idFront', null, 'storeIdFrontRequired'],
    ['idBack', null, 'storeIdBackRequired'],
    ['contact', '', 'recipientRequired'],
    ['mobile', '12', 'mobileInvalid'],
    ['region', [], 'storeRegionRequired'],
    ['detail', '路', 'detailShort'],
    ['agree', false, 'storeAgreementRequired'],
  ])('is wrong at %s with %j', (field, value, error) => {
    expect(storeError({ ...WHOLE, [field]: value }, STORE_FIELDS)).toEqual({ field, error });
    expect(storeError({ ...WHOLE, [field]: value }, [])).toBeUndefined();
  });

  it.each([
    ['绿茶小铺', undefined],
    ['Green Tea 2', undefined],
    [` ${'茶'.repeat(20)} `, undefined],
    ['茶'.repeat(21), 'storeNameLength'],
    ['茶@铺', 'storeNameSigns'],
    ['茶  铺', 'storeNameSigns'],
    ['<b>茶</b>', 'storeNameSigns'],
    ['茶\u200b铺', 'storeNameSigns'],
  ])('takes the name %j as it says', (name, error) => expect(storeNameError(name)).toBe(error));

  it.each([
    ['九个字不够的啊啊', 'storeTextLength'],
    ['十'.repeat(10), undefined],
    ['十'.repeat(200), undefined],
    ['十'.repeat(201), 'storeTextLength'],
  ])('takes a text of its length', (text, error) => expect(storeTextError(text)).toBe(error));
});

describe('a store password', () => {
  it.each([
    ['', 'storePasswordRequired'],
    ['12345', 'storePasswordFormat'],
    ['1234567890123', 'storePasswordFormat'],
    ['12a456', 'storePasswordFormat'],
    ['123456', 'storePasswordSimple'],
    ['987654', 'storePasswordSimple'],
    ['000000', 'storePasswordSimple'],
    ['135792', undefined],
    ['246802', undefined],
    ['135791', undefined],
    ['318942', undefined],
  ])('%j', (text, error) => expect(storePasswordError(text)).toBe(error));
});

it('reasons are of fields, and there is at least one', () => {
  expect(REASON_FIELDS).toHaveLength(STORE_FIELDS.length);
  expect(refuseStore.safeParse({ version: 1, reasons: {} }).success).toBe(false);
  expect(refuseStore.safeParse({ version: 1, reasons: { agree: 'x' } }).success).toBe(false);
  expect(refuseStore.safeParse({ version: 1, reasons: { logo: ' ' } }).success).toBe(false);
  expect(refuseStore.safeParse({ version: 1, reasons: { logo: '模糊' } }).success).toBe(true);
});

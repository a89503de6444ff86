import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRESET_RIGHTS } from '#contract/operator/roles.values.ts';
import { MergeDialog } from '#src/islands/desk/category/MergeDialog.tsx';
import { OperatorDialog } from '#src/islands/desk/operator/OperatorDialog.tsx';
import { BulkDialog, workOn } from '#src/islands/desk/product/BulkDialog.tsx';
import { ImportDialog } from '#src/islands/desk/product/ImportDialog.tsx';
import { NewDialog } from '#src/islands/desk/product/NewDialog.tsx';
import { WorkerProvider } from '#src/islands/desk/ui/may.tsx';
import { ApplyForm } from '#src/islands/inside/refund/ApplyForm.tsx';
import { IslandProvider } from '#src/islands/ui/IslandContext.tsx';
import { ALL_GOODS } from '#src/lib/shared/desk/product-url.ts';
import { createCategories, rowsOf } from '#src/stores/desk/category.ts';
import { createDeskGoods } from '#src/stores/desk/product-list.ts';
import { createStaff } from '#src/stores/desk/staff.ts';
import { createRefundApply } from '#src/stores/inside/refund-apply.ts';
import { Refusal, stubMall } from '../helpers/browser/answers.ts';

/** Texts are their own keys here. */
const words = { network: 'no network', internal: 'slipped' };
const CHOICES = {
  categories: [
    { id: 1, path: 'Tea', leaf: false },
    { id: 2, path: 'Tea › Green', leaf: true },
  ],
  brands: [{ id: 5, code: 'yunwu', name: 'Yunwu' }],
  attributes: [],
  shops: [{ id: 9, code: 'hill', name: 'Hillside' }],
};
const LOAD = 'GET /desk/p/products/choices';
const ADD = 'POST /desk/p/products';

let root: Root;
let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  mall = stubMall();
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function show(part: ReactNode): Promise<void> {
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  await act(async () => root.render(<IslandProvider words={{ language: 'en', texts: {} }}>{part}</IslandProvider>));
}

const selects = () => [...document.querySelectorAll('select')];
const submit = () => document.querySelector('[type=submit]') as HTMLButtonElement;
const press = (button: HTMLElement | null = submit()) => act(async () => button?.click());
const errors = () => [...document.querySelectorAll('.field-error')].flatMap(({ textContent }) => textContent || []);
const type = (place: string, value: string) =>
  act(async () => {
    const field = document.querySelector(place) as HTMLInputElement;
    // React hears only of what it did not set itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const choose = (at: number, value: string) =>
  act(async () => {
    const select = selects()[at] as HTMLSelectElement;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
/** An answer that comes when it is let. */
function held<T>(answer: T) {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { answer: () => promise, come: () => act(async () => resolve(answer)) };
}

describe('a new product', () => {
  const open = async (load: unknown) => {
    mall.answers[LOAD] = load;
    mall.answers[ADD] = () => new Refusal('not today');
    const goods = createDeskGoods(ALL_GOODS, words);
    await show(<NewDialog goods={goods} mall onClose={() => {}} />);
    await act(async () => void goods.loadChoices());
    await type('.desk-pair input', '龙井');
    return goods;
  };
  const sent = () => mall.sent.filter(({ call }) => call === ADD).map(({ body }) => body);

  it('is not sent before there is something to choose from, and then not without a choice', async () => {
    const choices = held(CHOICES);
    await open(choices.answer);
    expect(selects().map(({ disabled }) => disabled)).toEqual([true, true, true]);
    expect(submit().getAttribute('aria-busy')).toBe('true');
    await press();
    expect([sent(), errors()]).toEqual([[], []]);
    await choices.come();
    expect(submit().getAttribute('aria-busy')).toBeNull();
    const all = [
      ['categoryId', '2'],
      ['brandId', '5'],
      ['shopId', '9'],
    ] as const;
    for (const [at, [field, id]] of all.entries()) {
      await press();
      expect([sent(), errors()]).toEqual([[], [`deskgoods:needs.${field}`]]);
      await choose(at, id);
    }
    await press();
    expect(sent()).toEqual([{ code: '', title: { zh: '龙井', en: '' }, categoryId: 2, brandId: 5, shopId: 9 }]);
  });

  it('has no brand where that is chosen, which nothing else does', async () => {
    await open(() => CHOICES);
    await choose(0, '2');
    await choose(2, '9');
    await press();
    expect([sent(), errors()]).toEqual([[], ['deskgoods:needs.brandId']]);
    await choose(1, 'none');
    await press();
    expect(sent()).toMatchObject([{ categoryId: 2, brandId: null, shopId: 9 }]);
  });

  it('offers to try again what could not be loaded', async () => {
    await open(() => new Refusal('not now'));
    await press();
    expect(sent()).toEqual([]);
    mall.answers[LOAD] = CHOICES;
    await press(document.querySelector('.load-failed button'));
    expect(document.querySelector('.load-failed')).toBeNull();
    expect(selects()[0]?.disabled).toBe(false);
  });

  it('says what to do where there is nothing to choose from', async () => {
    await open({ categories: [], brands: [], attributes: [], shops: [] });
    const hints = [...document.querySelectorAll('.field-hint')].map(({ textContent }) => textContent);
    expect(hints).toEqual(expect.arrayContaining(['categoryId', 'shopId'].map((one) => `deskgoods:none.${one}`)));
  });
});

it('products move to a category that was chosen, once there are some', async () => {
  const choices = held(CHOICES);
  mall.answers[LOAD] = choices.answer;
  mall.answers['POST /desk/p/products/bulk'] = () => new Refusal('not today');
  const goods = createDeskGoods(ALL_GOODS, words);
  await show(<BulkDialog goods={goods} work={workOn('category', [7])} onDone={() => {}} onClose={() => {}} />);
  await act(async () => void goods.loadChoices());
  const bulk = () => mall.calls().filter((call) => call.includes('bulk'));
  await press();
  await choices.come();
  await press();
  expect([bulk(), errors()]).toEqual([[], ['deskgoods:needs.categoryId']]);
  await choose(0, '2');
  await press();
  expect(mall.last()?.body).toMatchObject({
    apply: false,
    products: [{ id: 7 }],
    act: { kind: 'category', categoryId: 2 },
  });
});

it('a file of goods is of a shop that was chosen', async () => {
  const choices = held(CHOICES);
  mall.answers[LOAD] = choices.answer;
  const goods = createDeskGoods(ALL_GOODS, words);
  await show(<ImportDialog goods={goods} mall onClose={() => {}} />);
  await act(async () => void goods.loadChoices());
  const button = () =>
    [...document.querySelectorAll('button')].find((one) => /file\.choose/.test(one.textContent ?? ''));
  expect(button()?.getAttribute('aria-busy')).toBe('true');
  await choices.come();
  await press(button());
  expect(errors()).toEqual(['deskgoods:needs.shopId']);
});

it('an operator of a shop is of one that was chosen, once there are some', async () => {
  const list = held({ operators: [], roles: [], shops: [{ id: 9, name: 'Hillside' }] });
  mall.answers['GET /desk/p/staff'] = list.answer;
  const staff = createStaff(words);
  await show(
    <WorkerProvider value={{ rights: PRESET_RIGHTS.admin, shopId: null }}>
      <OperatorDialog staff={staff} operator={undefined} onClose={() => {}} />
    </WorkerProvider>,
  );
  await act(async () => void staff.reload());
  await type('[data-first]', 'keeper');
  await type('.field:nth-of-type(2) input', 'Lin');
  expect(submit().getAttribute('aria-busy')).toBe('true');
  await press();
  await list.come();
  await choose(0, '9');
  await press();
  expect([mall.calls(), errors()]).toEqual([['GET /desk/p/staff'], ['desk:staff.error.role']]);
});

it('a category is merged into one that was chosen', async () => {
  const of = (id: number) => ({
    id,
    code: `c${id}`,
    level: 1,
    parentId: null,
    name: { zh: `${id}`, en: '' },
    icon: '',
    noReturns: false,
    seoTitle: { zh: '', en: '' },
    seoDescription: { zh: '', en: '' },
    products: 1,
  });
  const rows = rowsOf([of(1), of(2)]);
  const [row] = rows;
  if (!row) throw new Error('no row');
  await show(<MergeDialog categories={createCategories(words)} row={row} rows={rows} onClose={() => {}} />);
  await press();
  expect([mall.calls(), errors()]).toEqual([[], ['deskcategories:intoMissing']]);
});

it('a refund is asked for with a reason that was chosen, once there are some', async () => {
  const reasons = held([
    {
      dictDataVOList: [
        { dictValue: '1', dictLabel: 'Broken', status: '0' },
        { dictValue: '2', dictLabel: 'Spoiled', status: '0' },
      ],
    },
  ]);
  mall.answers['POST /admin/sys/dict/type/listByCodes'] = reasons.answer;
  const store = createRefundApply({ orderId: '7', lineId: undefined }, words);
  const preview = {
    ...{ orderId: '7', shop: 'Hillside', lines: [], kinds: ['money'], whole: true, goods: 0, freight: 0, amount: 0 },
    ...{ ways: { online: 0, balance: 0 }, points: 0, earned: 0, noReasonUntil: null, unfit: ['2'], error: null },
  } as unknown as Parameters<typeof ApplyForm>[0]['preview'];
  await show(<ApplyForm store={store} preview={preview} />);
  expect(submit().getAttribute('aria-busy')).toBe('true');
  await press();
  const sent = () => mall.calls().filter((call) => !call.endsWith('listByCodes'));
  expect([sent(), errors()]).toEqual([[], []]);
  await reasons.come();
  await press();
  expect([sent(), errors()]).toEqual([[], ['refund:apply.reasonMissing']]);
  const texts = [...document.querySelectorAll('option')].map((option) => option.textContent);
  expect(texts.filter((text) => text === 'Broken' || text === 'Spoiled')).toEqual(['Broken']);
});

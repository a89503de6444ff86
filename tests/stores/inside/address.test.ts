import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AddressView } from '#contract/address/schema.ts';
import { createAddressBook } from '#src/stores/inside/address-book.ts';
import { createAddressForm } from '#src/stores/inside/address-form.ts';
import { createRegionChoice } from '#src/stores/inside/region-choice.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: 'no network', internal: 'slipped' };
const TIANHE = ['440000', '440100', '440106'];
const saved: AddressView = {
  id: 7,
  recipient: '李雷',
  mobile: '13800138000',
  region: TIANHE,
  regionNames: ['广东省', '广州市', '天河区'],
  detail: '天河路1号',
  isDefault: true,
};
const form = (address?: AddressView) => createAddressForm(address, words, (key) => `text of ${key}`);

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
  sessionStorage.clear();
  $toasts.set([]);
});
afterEach(() => vi.unstubAllGlobals());

describe('an address being entered', () => {
  it('says the first thing that is wrong, and no more once it is mended', async () => {
    const entering = form();
    expect(await entering.save()).toBeUndefined();
    expect(entering.$failure.get()).toEqual({ field: 'recipient', text: 'text of recipientRequired' });
    entering.set({ detail: '天河路' });
    expect(entering.$failure.get()?.field).toBe('recipient');
    entering.set({ recipient: '李雷' });
    expect(entering.$failure.get()).toBeUndefined();
    for (const [change, field] of [
      [{}, 'mobile'],
      [{ mobile: '13800138000' }, 'region'],
      [{ region: TIANHE }, 'detail'],
    ] as const) {
      entering.set({ ...change, ...('region' in change ? { region: [...change.region] } : {}) });
      await entering.save();
      expect(entering.$failure.get()?.field).toBe(field);
    }
    expect(mall.sent).toEqual([]);
  });

  it('is saved as it is, and a new one starts empty', async () => {
    mall.answers['POST /app/p/addresses'] = saved;
    const entering = form();
    const values = { recipient: '李雷', mobile: '13800138000', region: TIANHE, detail: '天河路1号', isDefault: true };
    entering.set(values);
    expect(form().$values.get()).toEqual(values);
    expect(await entering.save()).toEqual(saved);
    expect(mall.sent[0]).toMatchObject({ call: 'POST /app/p/addresses', body: values });
    expect(form().$values.get().recipient).toBe('');
  });

  it('one that is changed goes to its own place and leaves no draft', async () => {
    mall.answers['PUT /app/p/addresses/7'] = { ...saved, detail: '天河路22号' };
    const changing = form(saved);
    changing.set({ detail: '天河路22号' });
    expect(form().$values.get().detail).toBe('');
    expect(await changing.save()).toMatchObject({ detail: '天河路22号' });
  });

  it('what the mall refuses is said, and the draft stays', async () => {
    mall.answers['POST /app/p/addresses'] = new Refusal('收货地址已达上限');
    const entering = form();
    entering.set({ ...saved, isDefault: false });
    expect(await entering.save()).toBeUndefined();
    expect(entering.$failure.get()).toEqual({ text: '收货地址已达上限' });
    entering.set({ detail: '天河路33号' });
    expect(entering.$failure.get()).toBeUndefined();
    expect(form().$values.get().detail).toBe('天河路33号');
  });

  it('a whole line fills what it names and leaves the rest', async () => {
    const entering = form();
    entering.set({ detail: '已经写了的' });
    expect(await entering.fillFrom('李雷 13800138000 广东省广州市天河区')).toBe(true);
    expect(entering.$values.get()).toMatchObject({ recipient: '李雷', region: TIANHE, detail: '已经写了的' });
    expect(await entering.fillFrom('????')).toBe(false);
  });

  it('a draft that cannot be read is none', () => {
    sessionStorage.setItem('liangji.draft.address', '{');
    expect(form().$values.get().recipient).toBe('');
  });
});

describe('the address book', () => {
  it('loads, deletes and chooses the default, and shows the book as it is then', async () => {
    mall.answers['GET /app/p/addresses'] = { items: [saved], max: 20 };
    mall.answers['DELETE /app/p/addresses/7'] = {};
    mall.answers['POST /app/p/addresses/7/default'] = saved;
    const book = createAddressBook(words);
    await book.reload();
    expect(book.$state.get()).toMatchObject({ state: 'loaded', value: { max: 20 } });
    expect([await book.makeDefault(7), await book.remove(7)]).toEqual([true, true]);
    expect(mall.calls().filter((call) => call === 'GET /app/p/addresses')).toHaveLength(3);
  });

  it('says why something could not be done', async () => {
    mall.answers['DELETE /app/p/addresses/7'] = new Refusal('没有找到');
    const book = createAddressBook(words);
    expect(await book.remove(7)).toBe(false);
    expect($toasts.get().map(({ text }) => text)).toEqual(['没有找到']);
  });
});

describe('choosing a region', () => {
  const choosing = async () => {
    const chosen: string[][] = [];
    const choice = createRegionChoice((region) => void chosen.push(region));
    await choice.load();
    return { chosen, ...choice };
  };
  const names = (choice: Awaited<ReturnType<typeof choosing>>) => choice.$options.get().map(({ zh }) => zh);

  it('goes down level by level; a city that is its province is skipped', async () => {
    const choice = await choosing();
    expect(choice.press('Tab', [])).toBe(false);
    expect(choice.press('ArrowDown', [])).toBe(true);
    expect(names(choice)[0]).toBe('北京市');
    choice.press('Enter', []);
    expect(choice.chosen).toEqual([['110000', '110100']]);
    expect(names(choice)).toContain('朝阳区');
    choice.press('ArrowRight', []);
    choice.press('Enter', []);
    expect(choice.chosen.at(-1)).toEqual(['110000', '110100', '110102']);
    expect(choice.$open.get()).toBe(false);
  });

  it('takes what was typed and confirmed before the regions had come, also when the field was left since', async () => {
    const chosen: string[][] = [];
    const choice = createRegionChoice((region) => void chosen.push(region));
    choice.type('天河区');
    choice.press('Enter', []);
    choice.hide();
    await choice.load();
    expect([chosen, choice.$open.get(), choice.$query.get()]).toEqual([[TIANHE], false, '']);
    const other = createRegionChoice((region) => void chosen.push(region));
    other.type('天河区');
    other.press('Enter', []);
    other.type('天');
    await other.load();
    expect([chosen.length, other.$query.get()]).toEqual([1, '天']);
  });

  it('opens where the chosen one stands; arrows stay inside, Backspace goes up', async () => {
    const choice = await choosing();
    choice.press('Enter', TIANHE);
    const tianhe = names(choice).indexOf('天河区');
    expect(choice.$active.get()).toBe(tianhe);
    choice.press('ArrowLeft', TIANHE);
    expect(choice.$active.get()).toBe(tianhe - 1);
    choice.press('Home', TIANHE);
    choice.press('ArrowUp', TIANHE);
    expect(choice.$active.get()).toBe(0);
    choice.press('End', TIANHE);
    choice.press('ArrowDown', TIANHE);
    expect(choice.$active.get()).toBe(names(choice).length - 1);
    choice.press('Backspace', TIANHE);
    expect(names(choice)[choice.$active.get()]).toBe('广州市');
    choice.goTo([]);
    expect(choice.$active.get()).toBe(0);
  });

  it('searches by what is typed; Escape closes', async () => {
    const choice = await choosing();
    choice.type('tianhe');
    expect(names(choice)[0]).toBe('天河区');
    expect(choice.press('ArrowLeft', [])).toBe(false);
    choice.press('ArrowDown', []);
    choice.press('ArrowUp', []);
    choice.press('Enter', []);
    expect(choice.chosen).toEqual([TIANHE]);
    choice.type('不存在的地方');
    choice.press('Enter', []);
    choice.press('Escape', []);
    expect([choice.$open.get(), choice.$query.get(), choice.chosen.length]).toEqual([false, '', 1]);
  });
});

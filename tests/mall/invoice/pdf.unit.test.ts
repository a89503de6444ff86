import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type Bill, drawInvoice } from '#mall/invoice/pdf.ts';

const LONG =
  '明前龙井茶礼盒 家庭装 三罐六百克 含手提袋与贺卡，可代写贺词，节日前七天下单当日寄出 附赠茶则茶巾各一件，全国包邮';
const BILL: Bill = {
  shop: '青山茶铺',
  sellerTaxNumber: '91330106MA2CD1XX1L',
  orderId: '26092305042708145388',
  number: '26332000000012345678',
  day: '2026-06-01',
  invoice: { type: 20, title: '深圳市良集科技有限公司', taxNumber: '91440300MA5DA1XX0K' },
  lines: [
    { title: LONG, spec: '三罐装，绿色', quantity: 12, amount: 1_234_567_89 },
    { title: '紫砂壶', spec: '', quantity: 1, amount: 8_800 },
  ],
  freight: 1_500,
  refunded: 2_000,
  amount: 1_234_650_89,
  at: new Date(0),
};

/** What a page draws, from its top down, in points: baselines of texts and the rules between rows. */
async function drawn(bill: Bill): Promise<{ texts: number[]; rules: number[]; columns: number[] }> {
  const file = (await drawInvoice(bill)).toString('latin1');
  const found = { texts: [] as number[], rules: [] as number[], columns: [] as number[] };
  for (const [, packed = ''] of file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)) {
    const content = unpacked(packed);
    if (!content.includes(' Tm')) continue;
    for (const [, x, y] of content.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm/g)) {
      found.columns.push(Number(x));
      found.texts.push(841.89 - Number(y));
    }
    for (const [, y] of content.matchAll(/^[\d.]+ ([\d.]+) m$/gm)) found.rules.push(Number(y));
  }
  return found;
}

function unpacked(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

const ASCENT = 8;
const DESCENT = 2;

it.each([
  ['for a company', BILL],
  [
    'for a person, by a shop without a tax number',
    { ...BILL, sellerTaxNumber: '', invoice: { type: 10, title: '个人' } },
  ],
] as [string, Bill][])('no rule crosses out a text of an invoice %s', async (_, bill) => {
  const { texts, rules } = await drawn(bill);
  expect([texts.length > 10, rules.length]).toEqual([true, 4]);
  for (const rule of rules) expect(texts.filter((base) => rule > base - ASCENT && rule < base + DESCENT)).toEqual([]);
});

it('names the tax numbers of both sides where there are any', async () => {
  const rows = async (bill: Bill) => (await drawn(bill)).texts.length;
  const without = await rows({ ...BILL, sellerTaxNumber: '' });
  expect(await rows(BILL)).toBeGreaterThan(without);
});

import { expect, it } from 'vitest';
import { CONTENT_TYPE, ENABLED, INVOICE_TYPE, ORDER_STATUS } from '#contract/enums.ts';
import { PageApi } from '#src/lib/server/api/page.ts';
import { devSite } from '#src/lib/server/site-context.ts';
import { unknownCodes } from '#src/lib/shared/unknown-codes.ts';

it('finds undefined codes at any depth, each once, and leaves everything else alone', () => {
  const order = { status: 99, invoice: { type: 30, title: '99' }, timeline: [{ status: 10 }, { status: 98 }], id: 99 };
  const fields = { status: { ORDER_STATUS }, type: { INVOICE_TYPE } };
  expect(unknownCodes({ items: [order, order] }, fields)).toEqual([
    'ORDER_STATUS=99',
    'INVOICE_TYPE=30',
    'ORDER_STATUS=98',
  ]);
  expect(unknownCodes([{ status: 70, type: null }, null, undefined, 'status'], fields)).toEqual([]);
});

it('tells a property from one of the same name elsewhere, and reads lists of codes', () => {
  const fields = { state: { ORDER_STATUS }, 'group.state': { GROUP: ['open', 'full'] }, ways: { WAYS: ['wechat'] } };
  const order = { state: 10, group: [{ state: 'full' }, { state: 'gone' }], ways: ['wechat', 'cash'] };
  expect(unknownCodes([[order]], fields)).toEqual(['GROUP=gone', 'WAYS=cash']);
});

it('takes codes as text too, as dictionaries send them', () => {
  const entries = [{ status: '10' }, { status: '20' }, { status: '30' }];
  expect(unknownCodes(entries, { status: { ENABLED } })).toEqual(['ENABLED=30']);
});

it('a page collects them from what it reads, also when that is cached', async () => {
  const tree = [{ type: CONTENT_TYPE.WORD, children: [{ type: 77, children: [] }] }];
  const mallFetch = async () => Response.json({ success: true, code: '00000', data: tree });
  const site = { ...devSite('http://mall'), mallFetch };
  for (let request = 0; request < 2; request += 1) {
    const api = new PageApi('zh', site);
    await api.footer();
    expect([...api.unknown]).toEqual(['CONTENT_TYPE=77']);
  }
});

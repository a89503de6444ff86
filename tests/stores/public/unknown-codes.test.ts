import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewProduct } from '#contract/catalog/calls.ts';
import { listDictionaries } from '#contract/content/calls.ts';
import { listOrders, viewOrder } from '#contract/order/calls.ts';
import { viewPayment } from '#contract/payment/calls.ts';
import { alertCodes } from '#src/lib/browser/alert-codes.ts';
import { mall } from '#src/lib/browser/api/browser.ts';
import { stubMall } from '../../helpers/browser/answers.ts';

let alerts: string[];
beforeEach(() => {
  alerts = [];
  vi.stubGlobal('alert', (text: string) => alerts.push(text));
  document.body.innerHTML = '<div id="toasts" data-enum="undefined: "></div>';
});
afterEach(() => vi.unstubAllGlobals());

it('codes that no enumeration defines are listed in one alert, each once', async () => {
  const { answers } = stubMall();
  answers['GET /oms/p/orders?tab=all'] = { items: [{ status: 99 }, { status: 10 }] };
  answers['GET /oms/p/orders/7'] = { status: 99, invoice: { type: 30 } };
  answers['GET /oms/p/payments/8'] = { status: 40 };
  answers['GET /pms/goods/9'] = { custom: [{ mode: 50 }] };
  answers['POST /admin/sys/dict/type/listByCodes'] = [{ dictType: 'x', dictDataVOList: [{ status: '60' }] }];
  alertCodes(['CONTENT_TYPE=77']);
  const page = await mall.call(listOrders, { query: new URLSearchParams({ tab: 'all' }) });
  expect(page.items).toHaveLength(2);
  await Promise.all([
    mall.call(viewOrder, { params: { id: '7' } }),
    mall.call(viewPayment, { params: { id: '8' } }),
    mall.call(viewProduct, { params: { id: 9 } }),
    mall.call(listDictionaries, { body: { dictTypeList: ['x'] } }),
  ]);
  await vi.waitFor(() => expect(alerts.join()).toContain('ENABLED=60'));
  for (const code of ['CONTENT_TYPE=77', 'ORDER_STATUS=99', 'INVOICE_TYPE=30', 'PAYMENT_STATUS=40', 'INPUT_MODE=50'])
    expect(alerts.join().split(code)).toHaveLength(2);
  expect(alerts.every((text) => text.startsWith('undefined: '))).toBe(true);
  const before = alerts.length;
  alertCodes(['ORDER_STATUS=99']);
  await new Promise((done) => setTimeout(done));
  expect(alerts).toHaveLength(before);
});

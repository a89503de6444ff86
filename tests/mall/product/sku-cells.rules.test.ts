import { expect, it } from 'vitest';
import { readSkuCells } from '#mall/product/sku-cells.rules.ts';
import { NO_RECORD } from '../../helpers/sku.ts';

it('an empty cell says nothing of a SKU, a hyphen removes what was there', () => {
  expect(readSkuCells({ barcode: '', code: 'a' })).toEqual({});
  expect(readSkuCells({ barcode: '-', weight: '－', cost: '−', stockAlert: '-' })).toEqual(NO_RECORD);
});

it('they are read as they are typed, and as spreadsheets write them', () => {
  const read = readSkuCells({ barcode: "'６９０１２３４５６７８９２", weight: '1,200', cost: '¥0.50' });
  expect(read).toEqual({ barcode: '6901234567892', weight: 1_200, cost: 50 });
  expect(readSkuCells({ cost: '0', stockAlert: '０' })).toEqual({ cost: 0, stockAlert: 0 });
});

it('what is wrong is named by its column', () => {
  expect(readSkuCells({ barcode: '6901234567890' })).toEqual({ column: 'barcode', error: 'goodsBarcodeDigit' });
  expect(readSkuCells({ barcode: '6.90123E+12' })).toEqual({ column: 'barcode', error: 'goodsBarcode' });
  for (const weight of ['0', '-5', '1.5', '500g', '1000001', '9'.repeat(40)])
    expect(readSkuCells({ weight }), weight).toEqual({ column: 'weight', error: 'goodsWeight' });
  for (const stockAlert of ['-1', '2.5', '1000001'])
    expect(readSkuCells({ stockAlert }), stockAlert).toEqual({ column: 'stockAlert', error: 'goodsStockAlert' });
  expect(readSkuCells({ cost: '-1' })).toEqual({ column: 'cost', error: 'rowPrice' });
});

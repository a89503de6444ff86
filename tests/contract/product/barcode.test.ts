import { describe, expect, it } from 'vitest';
import { BARCODE, barcodeError } from '#contract/product/barcode.values.ts';

describe('a barcode', () => {
  it('is a free code, as shops print their own', () => {
    for (const code of ['A', '7', 'TEA-200/2', 'LJ 2026.11_b', '12345678', '12345678901', 'x'.repeat(BARCODE)])
      expect(barcodeError(code), code).toBeUndefined();
    for (const code of ['', ' a', 'a ', '-a', 'a-', '6.90123E+12', '茶', 'x'.repeat(BARCODE + 1), 'a\nb'])
      expect(barcodeError(code), code).toBe('goodsBarcode');
  });

  it('of 12 to 14 digits ends with the check digit of a GTIN', () => {
    for (const code of ['036000291452', '4006381333931', '6901234567892', '10012345678902'])
      expect(barcodeError(code), code).toBeUndefined();
    for (const code of ['036000291453', '4006381333913', '6901234567890', '10012345678903'])
      expect(barcodeError(code), code).toBe('goodsBarcodeDigit');
  });
});

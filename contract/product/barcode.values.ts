/** Characters of a barcode, at most. */
export const BARCODE = 32;

const FORM = new RegExp(`^[A-Za-z0-9](?:[A-Za-z0-9 ._/-]{0,${BARCODE - 2}}[A-Za-z0-9])?$`);
/** UPC-A, EAN-13 and ITF-14. Shops number goods themselves with eight digits and fewer, so an EAN-8 is not told from such a number. */
const GTIN = /^\d{12,14}$/;

/** The last digit of a GTIN: the others weigh 3 and 1 by turns, from the right. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

export type BarcodeError = 'goodsBarcode' | 'goodsBarcodeDigit';

/** A free code, as shops print their own; of a number that has the length of a GTIN the last digit has to be right. */
export function barcodeError(barcode: string): BarcodeError | undefined {
  if (!FORM.test(barcode)) return 'goodsBarcode';
  if (!GTIN.test(barcode)) return undefined;
  return checkDigit(barcode.slice(0, -1)) === Number(barcode.at(-1)) ? undefined : 'goodsBarcodeDigit';
}

import { createHash } from 'node:crypto';
import type { Invoice } from '#contract/checkout/schema.ts';
import type { InvoiceState } from '#contract/invoice/schema.ts';

type Standing = { invoice: Invoice | null; issued: { redAt: Date | null } | null };

export const stateOf = ({ invoice, issued }: Standing): InvoiceState => {
  if (issued) return issued.redAt ? 'red' : 'issued';
  return invoice ? 'requested' : 'none';
};

export const markOf = ({ type, title, taxNumber = '' }: Invoice): string =>
  createHash('sha256')
    .update(JSON.stringify([type, title, taxNumber]))
    .digest('base64url')
    .slice(0, 22);

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿'];

/** In Chinese capitals: `壹佰贰拾元零伍分`. */
export function amountInWords(fen: number): string {
  const yuan = Math.floor(fen / 100);
  const [jiao, rest] = [Math.floor((fen % 100) / 10), fen % 10];
  const whole = yuan ? `${wholeInWords(yuan)}元` : '';
  if (!jiao && !rest) return `${whole || '零元'}整`;
  const tens = jiao ? `${DIGITS[jiao]}角` : whole && '零';
  return `${whole}${tens}${rest ? `${DIGITS[rest]}分` : ''}`;
}

function wholeInWords(yuan: number): string {
  let words = '';
  let zero = false;
  for (const [at, digit] of [...String(yuan)].map(Number).entries()) {
    const place = String(yuan).length - 1 - at;
    if (digit) words += `${zero ? '零' : ''}${DIGITS[digit]}${PLACES[place % 4]}`;
    zero = digit === 0 && (zero || words !== '');
    if (place % 4 === 0 && Math.floor(yuan / 10 ** place) % 10_000) words += GROUPS[place / 4];
  }
  return words;
}

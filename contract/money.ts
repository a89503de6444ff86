import { halfWidth } from './text.ts';

const YUAN = /^\d{1,7}(\.\d{1,2})?$/;
/** `¥1,234.5` → 123450; undefined when it is no amount. */
export function fenOf(text: string): number | undefined {
  const plain = halfWidth(text).replace(/[¥￥,\s]/g, '');
  return YUAN.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}

/** 123450 → `1234.50`; nothing where there is no amount. */
export const yuanOf = (fen: number | null): string => (fen === null ? '' : (fen / 100).toFixed(2));

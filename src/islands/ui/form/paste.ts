import type { ClipboardEvent } from 'react';
import { cleanMobile } from '#contract/address/values.ts';

/** A number pasted as people copy them, `+86 138 0013 8000`, loses what is none of it before the field's length cuts it. */
export function pasteDigits(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text');
  const digits = cleanMobile(text);
  if (digits === text) return;
  event.preventDefault();
  const input = event.currentTarget;
  const { selectionStart, selectionEnd, value, maxLength } = input;
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  const room = maxLength < 0 ? digits.length : maxLength - value.length + end - start;
  input.setRangeText(digits.slice(0, Math.max(0, room)), start, end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

import type { ServerFrame } from '#contract/chat/schema.ts';
import { CHAT_CODES } from '#contract/chat/values.ts';
import { toast } from './toast.ts';

/** Code 15 (specification, section 4): shown wherever it arrives, also when it answers no message that is on its way. */
export function showNotYours({ code, msg }: ServerFrame): void {
  if (code === CHAT_CODES.notYours) toast(msg || (document.getElementById('toasts')?.dataset.notYours ?? ''), 'error');
}

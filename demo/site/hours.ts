import { CHAT_DEFAULTS } from '#contract/chat/desk.schema.ts';
import { clockOf } from '#contract/chat/values.ts';

/** When the demo mall's service is available, for its pages and its chat. */
export const SERVICE_HOURS = `${clockOf(CHAT_DEFAULTS.opens)}–${clockOf(CHAT_DEFAULTS.closes)}`;

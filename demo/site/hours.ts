import { CHAT_DEFAULTS } from '#contract/chat/desk.schema.ts';
import { clockOf } from '#contract/chat/values.ts';

/** When the demo mall's service is there: what its pages say, and what its chat does. */
export const SERVICE_HOURS = `${clockOf(CHAT_DEFAULTS.opens)}–${clockOf(CHAT_DEFAULTS.closes)}`;

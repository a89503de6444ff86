/** Kinds of messages, and how many are shown and for how long they are stored. */

export const MESSAGE_KINDS = ['order', 'promotion', 'service', 'system'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
export const MESSAGE_PAGE = 20;
/** How long messages are stored. */
export const MESSAGE_DAYS = 180;

export const MESSAGE_KINDS = ['order', 'promotion', 'service', 'system'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
export const MESSAGE_PAGE = 20;
export const MESSAGE_DAYS = 180;

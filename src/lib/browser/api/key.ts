/**
 * An `Idempotency-Key` for a call that creates or pays something. One intention has one key: it is made when the
 * shopper means to do it, and every try of it sends the same.
 */
export const idempotencyKey = (): Record<'idempotency-key', string> => ({ 'idempotency-key': crypto.randomUUID() });

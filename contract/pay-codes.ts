/** Codes of payments, for both sides; no zod here. */

export const PAYMENT_STATUS = { WAITING: 10, PAID: 20, CLOSED: 30 } as const;

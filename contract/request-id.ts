export const REQUEST_ID = 'x-request-id';

/** @param given by the caller or by a proxy; used when it is safe to log */
export const requestId = (given: string | undefined): string =>
  given && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();

export const REQUEST_ID = 'x-request-id';

export const requestId = (given: string | undefined): string =>
  given && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();

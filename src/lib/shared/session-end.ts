const CHARACTERS = 8;

/** Says in a page which session it was made for, without the token itself. */
export const endOf = (token: string): string => token.slice(-CHARACTERS);

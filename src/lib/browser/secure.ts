/** Whether the page came over plain HTTP from another machine: browsers then have no `crypto.subtle`. */
export const isInsecure = (): boolean => globalThis.isSecureContext === false;

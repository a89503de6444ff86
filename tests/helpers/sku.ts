/** What a shop alone knows of a SKU: nothing. */
export const NO_RECORD = { barcode: null, weight: null, cost: null, stockAlert: null };

import type { StoreData } from './schema.ts';

/** An application before anything is filled in. */
export const NO_STORE: StoreData = {
  ...{ name: '', text: '', logo: '', category: '', owner: 'person', legalName: '' },
  ...{ licence: null, idFront: null, idBack: null },
  ...{ contact: '', mobile: '', region: [], detail: '', agree: false },
};

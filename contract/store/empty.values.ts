import type { StoreData } from './schema.ts';

export const NO_STORE: StoreData = {
  ...{ name: '', text: '', logo: '', category: '', owner: 'person', legalName: '' },
  ...{ licence: null, idFront: null, idBack: null },
  ...{ contact: '', mobile: '', region: [], detail: '', agree: false },
};

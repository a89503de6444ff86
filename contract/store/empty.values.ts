import type { StoreData } from './schema.ts';

/** An application before anything is filled in. No zod here: the browser begins with it. */
export const NO_STORE: StoreData = {
  ...{ name: '', text: '', logo: '', category: '', owner: 'person', legalName: '' },
  ...{ licence: null, idFront: null, idBack: null },
  ...{ contact: '', mobile: '', region: [], detail: '', agree: false },
};

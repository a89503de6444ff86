import type { Area } from '../operator/areas.values.ts';

/** `stepUp`: of its saves. */
type OfDocument = { area: Area; mall?: true; stepUp?: true };

/** Where each kind of document belongs; `mall`: to the mall's people alone. */
const DOCUMENTS = {
  web: { area: 'appearance' },
  theme: { area: 'appearance' },
  texts: { area: 'appearance' },
  footer: { area: 'content' },
  'home-page': { area: 'content' },
  content: { area: 'content' },
  notice: { area: 'content' },
  campaign: { area: 'content' },
  words: { area: 'content' },
  dictionary: { area: 'content' },
  numbers: { area: 'settings', mall: true, stepUp: true },
  security: { area: 'staff', mall: true, stepUp: true },
  shop: { area: 'settings' },
  'shop-front': { area: 'settings' },
  member: { area: 'members' },
  product: { area: 'goods' },
  coupon: { area: 'promotions' },
  discount: { area: 'promotions' },
  'group-buy': { area: 'promotions' },
  'points-good': { area: 'promotions' },
  'flash-session': { area: 'promotions', mall: true },
} as const satisfies Record<string, OfDocument>;

export type DocumentKind = keyof typeof DOCUMENTS;
/** A kind, with a reference where there are several of it: `web`, `notice/7`. */
export type DocumentName = DocumentKind | `${DocumentKind}/${string}`;

const ofDocument = (name: DocumentName): OfDocument => DOCUMENTS[name.split('/')[0] as DocumentKind];

export const looksAt = (name: DocumentName) => {
  const { area, stepUp: _, ...mall } = ofDocument(name);
  return { looks: area, ...mall };
};
export const changesOf = (name: DocumentName) => {
  const { area, stepUp: _, ...mall } = ofDocument(name);
  return { changes: area, ...mall };
};
export const savesOf = (name: DocumentName) => {
  const { area, ...more } = ofDocument(name);
  return { changes: area, ...more };
};

import type { ChangeKind } from '#contract/documents/change.values.ts';
import { ORDER, type Path } from '../../../lib/browser/desk/differences.ts';
import type { Translate } from '../../../lib/shared/i18n/fill.ts';

const ofContent = (document: string) => [`deskcontent:${document}`, 'deskcontent:field'];

/** Where the screen of each kind has the names of its fields; the others are in `deskchanges:field`. */
const FIELDS: Partial<Record<ChangeKind, readonly string[]>> = {
  web: ['desk:web.field'],
  theme: ['deskbrand:theme'],
  footer: ofContent('footer'),
  'home-page': ofContent('home'),
  content: ofContent('content'),
  notice: ofContent('notice'),
  words: ofContent('words'),
  dictionary: ofContent('dictionary'),
  numbers: ofContent('numbers'),
  product: ['deskgoods:field'],
  shop: ['deskgoods:shop.field'],
  'shop-front': ['deskblock:field', 'deskblock:kind'],
  campaign: ['deskcampaign:field', 'deskblock:field', 'deskblock:kind'],
  member: ['deskmembers:field'],
  coupon: ['deskcoupons:field'],
  discount: ['deskdiscounts:field'],
  'group-buy': ['deskgroups:field'],
  'points-good': ['deskpoints:field'],
  'flash-session': ['deskflash:field'],
  receiver: ['deskpayout:field'],
  operator: ['desk:operator.field'],
  role: ['desk:operator.field'],
};
/** A draft has the fields of what it is a draft of. */
export const documentOf = (kind: string): string => kind.replace(/-draft$/, '');

export function fieldName(kind: string, path: Path, t: Translate): string {
  const places = [...(FIELDS[documentOf(kind) as ChangeKind] ?? []), 'desk:language'];
  const part = (key: string): string => {
    if (key === ORDER) return t('deskcontent:field.order');
    for (const name of [...places.map((place) => `${place}.${key}`), `deskchanges:field.${key}`]) {
      const text = t(name);
      if (text !== name) return text;
    }
    return key;
  };
  return path.map(part).join(' · ') || t('deskchanges:whole');
}
